"""The mountain: a moon, ridges one before the other, snow on the peaks."""

from art.cutting import WHOLE, Cut, circle

LAYERS = [
    [Cut("#efedf4", WHOLE), Cut("#ffffff", circle(72, 24, 11), 1), Cut("#e3e0ec", circle(76, 21, 8), 2)],
    [Cut("#cfcdd9", "M0 50l14-16 12 11 17-20 16 19 13-13 16 14 12-10v65H0z")],
    [
        Cut("#9f9fb0", "M0 66l20-22 14 13 18-22 20 26 12-11 16 14v36H0z"),
        Cut("#f7f6fa", "M52 35l-8.5 10.5 5 2.5 4-3 4 4 5.5-1.5z", 1),
    ],
    [
        Cut("#666878", "M0 78l16-12 16 10 24-22 20 20 10-7 14 10v23H0z"),
        Cut("#777989", "M56 54l20 20-12-2-8 8-4-12z", 1),
    ],
    [
        Cut("#2f313c", "M0 90l12-10 18-42 12 18 8-8 22 34 28 8v10H0z"),
        Cut("#434654", "M30 38l12 18 2 30-9-12-4 8-3-20z", 1),
        Cut("#f4f3f8", "M30 38l-8 18.5 5-3 4 5 4-4 7 3z", 2),
        Cut("#f4f3f8", "M50 48l-4.5 4.5 4.5 5 4-3 2.5 3.5z", 1),
    ],
]
