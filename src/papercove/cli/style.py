"""How the terminal screens are laid out: Textual style sheets."""

from __future__ import annotations

TABLE = """
Screen { layout: vertical; }
#head { height: 1; background: $primary; color: $text; }
#middle { height: 1fr; }
#board { width: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
#side { width: 36%; min-width: 27; border-left: solid $primary; padding: 0 1; }
#sheet { height: auto; max-height: 60%; }
#log { height: 1fr; border-top: solid $primary; scrollbar-size-vertical: 1; }
#choices { height: auto; max-height: 8; border: none; border-top: solid $primary; padding: 0; }
#effect { height: auto; min-height: 2; max-height: 5; padding: 0 1; color: $text-muted; }
#keys { height: 1; padding: 0 1; background: $panel; color: $text-muted; }
Curtain, Reading { align: center middle; }
Curtain > Static { width: auto; text-align: center; }
Reading > VerticalScroll {
    width: 90%;
    max-width: 100;
    height: auto;
    max-height: 90%;
    border: round $primary;
    border-title-style: bold;
    padding: 0 1;
    background: $surface;
    scrollbar-size-vertical: 1;
}
"""
