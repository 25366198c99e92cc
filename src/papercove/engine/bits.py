"""Sets of up to 64 things as the bits of a number. The kernel uses the machine's own instructions (cbits.pxd)."""


def lowest(mask: int) -> int:
    """The number of the lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


count = int.bit_count  # how many members a set has
