"""The laboratory: arenas, and what their numbers mean."""
