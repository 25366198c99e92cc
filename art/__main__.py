"""tools/art: renders, encodes, measures and shows the pictures.

tools/art draft NAME …     small and quick, into artefacts/art/drafts; recipes of colour are kept as they are
tools/art render [NAME …]  final pictures, encoded and entered into the manifest; without a name all that are stale
tools/art stale            which pictures are stale, and why
tools/art calibrate NAME … chooses the papers of these faces anew
tools/art verify [NAME …]  measures the colour of every face as it is shipped, or of these
tools/art refine NAME …    corrects these faces by their finished pictures, and renders them again
tools/art depth [COLOUR …] compares stacked layers with landscapes rendered whole
tools/art sheets           contact sheets into docs/art
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from art import manifest
from art.subjects import FACE, Subject, every

WORK = manifest.ROOT / "artefacts" / "art"
DRAFT_WIDTH, DRAFT_SAMPLES = 100, 8


def chosen(names: list[str]) -> list[Subject]:
    known = every()
    if unknown := [name for name in names if not any(key == name or key.startswith(f"{name}-") for key in known)]:
        sys.exit(
            f"no such picture: {', '.join(unknown)}; names are those of web/pictures/manifest.json, or how they begin"
        )
    return [
        subject for key, subject in known.items() if any(key == name or key.startswith(f"{name}-") for name in names)
    ]


def draft(names: list[str]) -> None:
    from art.render import render

    folder = WORK / "drafts"
    folder.mkdir(parents=True, exist_ok=True)
    for subject in chosen(names):
        render(subject, folder / f"{subject.name}.png", DRAFT_WIDTH, DRAFT_SAMPLES)
        print(folder / f"{subject.name}.png", flush=True)


def enter(subject: Subject, path: Path) -> None:
    """Encodes a rendered picture and writes down what it was made from."""
    from art.encode import encode
    from art.framing import bounds

    encode(subject, path)
    row: manifest.Entry = {
        "source": manifest.source_hash(subject),
        "samples": subject.samples,
        "files": manifest.files_hash(subject),
    }
    if subject.sort == FACE:
        from art.deck import faces, model_of

        face = next(face for face in faces() if face.name == subject.name)
        row["figure"] = [round(share, 3) for share in bounds(model_of(face))]
    manifest.keep({subject.name: row})


def render_final(subject: Subject) -> None:
    from art.render import render

    folder = WORK / "finals"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{subject.name}.png"
    render(subject, path)
    enter(subject, path)
    print(f"rendered {subject.name}", flush=True)


def calibrate(names: list[str]) -> None:
    from art import picture
    from art.deck import faces

    wanted = {subject.name for subject in chosen(names)}
    for face in faces():
        if face.name in wanted:
            picture.keep_calibration(face.name, picture.calibrate(face))


def verify(names: list[str]) -> None:
    """Every face as it is shipped (the larger WebP): its paper's mean colour against the token."""
    from PIL import Image

    from art import picture
    from art.deck import faces

    distances = {}
    with tempfile.TemporaryDirectory() as folder:
        wanted = {subject.name for subject in chosen(names)} if names else set(every())
        for face in faces():
            if face.name not in wanted:
                continue
            subject = every()[face.name]
            path = Path(folder) / "shown.png"
            Image.open(manifest.FOLDER / f"{face.name}-{max(subject.sizes)}.webp").convert("RGB").save(path)
            off, looks = picture.measure(face, path)
            distances[face.name] = off
            manifest.keep({face.name: {**manifest.entries()[face.name], "off": round(off, 4)}})
            print(f"{face.name:28} {looks} {off:.4f}", flush=True)
    mean = sum(distances.values()) / len(distances)
    print(f"{len(distances)} faces: mean {mean:.4f}, largest {max(distances.values()):.4f}")


def refine(names: list[str]) -> None:
    from art import picture
    from art.deck import faces

    wanted = {subject.name for subject in chosen(names)}
    for face in faces():
        if face.name in wanted:
            picture.refine(face, WORK / "finals" / f"{face.name}.png")
            render_final(every()[face.name])


def main(arguments: list[str]) -> None:
    match arguments:
        case ["draft", *names] if names:
            draft(names)
        case ["render", *names]:
            for subject in chosen(names or list(manifest.stale())):
                render_final(subject)
        case ["stale"]:
            print(json.dumps(manifest.stale(), indent=1))
        case ["calibrate", *names] if names:
            calibrate(names)
        case ["verify", *names]:
            verify(names)
        case ["refine", *names] if names:
            refine(names)
        case ["depth", *colours]:
            from art.depth import compare

            compare(colours)
        case ["sheets"]:
            from art.sheets import write

            write()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
