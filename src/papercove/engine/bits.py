"""Sets of up to 64 things as the bits of a number, and rows of small numbers made of them.

The kernel uses the machine's own instructions (cbits.pxd).
"""

from operator import index


def lowest(mask: int) -> int:
    """The number of the lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The number of the highest member of a set that is not empty."""
    return mask.bit_length() - 1


count = int.bit_count  # how many members a set has


def members(mask: int, row: list[int]) -> int:
    """Write the members of a set into a row, lowest first; returns how many. The kernel's row has room for 7 more."""
    size = 0
    while mask:
        row[size] = lowest(mask)
        mask &= mask - 1
        size += 1
    return size


def spread(ones: int, twos: int, fours: int, size: int, out: list[int], at: int) -> None:
    """Write a number for each of `size` things, 16 or more, from `at` on: these sets are its binary digits."""
    for i in range(size):
        out[at + i] = (ones >> i & 1) + 2 * (twos >> i & 1) + 4 * (fours >> i & 1)


def put(source: list[int], first: int, size: int, out: list[int], at: int) -> None:
    """Copy `size` numbers of `source`, from `first` on, to `at` and the places after it."""
    for i in range(size):
        out[at + i] = source[first + i]


def put_four(source: list[int], first: int, out: list[int], at: int) -> None:
    """Copy four numbers of `source`, from `first` on, to `at` and the places after it."""
    out[at : at + 4] = source[first : first + 4]


def listed(row: list[int], size: int) -> list[int]:
    """The first `size` numbers of a row as a list of its own."""
    return row[:size]


def bytes_listed(row: list[int], size: int) -> list[int]:
    """The same of numbers that are a byte each in the kernel, from -128 to 127."""
    return [int(number) for number in row[:size]]


def small_number(thing: object, most: int) -> int:
    """`thing`, if it is a whole number (Python's or NumPy's) from 0 to below `most`; else -1."""
    if isinstance(thing, int):
        return thing if type(thing) is int and 0 <= thing < most else -1  # True is no number
    try:
        return small_number(index(thing), most)  # type: ignore[arg-type]
    except TypeError:
        return -1


def copy_up_to(to: object, source: object, end: object) -> None:
    """Copy the memory from `source` up to `end`: only the kernel has fields side by side."""


# The kernel copies these rows eight numbers at a time: they have room for that, and 0 behind their last number.


def put_told(
    events: list[int],
    firsts: list[int],
    seconds: list[int],
    hearers: list[int],
    size: int,
    most: int,
    seat: int,
    seats: int,
    out: list[int],
    at: int,
) -> None:
    """Copy what happened, as `seat` was told it, to `at`: the events, the first cards it heard, the second cards.

    Each of the three has room for `most`, 16 or more; what follows its first `size` is 0 before and after. The two
    lowest bits of an event above 3 are a seat: it is counted from `seat` on.
    """
    for i in range(size):
        by = (events[i] & 3) + seats - seat
        out[at + i] = (events[i] & ~3) + (by - seats if by >= seats else by) if events[i] > 3 else events[i]
        out[at + most + i] = firsts[i] if hearers[i] >> seat & 1 else 0
        out[at + 2 * most + i] = seconds[i]
