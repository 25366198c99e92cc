"""The pictures of Papercove: paper, folded and cut by program, lit and rendered. See docs/art.md."""
