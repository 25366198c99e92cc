"""PNG to AVIF and WebP, in the sizes in which a picture is shown."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from art.manifest import FOLDER, FORMATS
from art.subjects import FOLD, Subject

QUALITY = {"avif": 50, "webp": 72}
SPEED = {"avif": {"speed": 6}, "webp": {"method": 6}}


def encode(subject: Subject, path: Path) -> None:
    source: Image.Image = Image.open(path)
    if source.mode == "RGBA" and source.getextrema()[3][0] == 255:
        source = source.convert("RGB")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size in subject.sizes:
        share = size / subject.width
        wide = source.width if subject.sort == FOLD else size
        scaled = source.resize(
            (wide, round(source.height * (1 if subject.sort == FOLD else share))), Image.Resampling.LANCZOS
        )
        for kind in FORMATS:
            scaled.save(FOLDER / f"{subject.name}-{size}.{kind}", quality=QUALITY[kind], **SPEED[kind])
