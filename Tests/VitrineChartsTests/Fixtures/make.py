#!/usr/bin/env python3
"""Computes ticks, calendars, bins and places with exact fractions, as expectations of the tests.

usage: make.py > scales.json

Nothing here is taken from the program under test: ticks follow from the definition (the least of 1, 2
and 5 times a power of ten that cuts a range into at most so many parts), the calendar is Python's.
"""

import bisect
import json
import random
from datetime import date, datetime, timedelta
from fractions import Fraction
from math import ceil, floor


def steps():
    for exponent in range(-40, 320):
        for factor in (1, 2, 5):
            yield factor, exponent


def ticks(low, high, count):
    """The decimal literals of the ticks around a range of two floats."""
    low, high = Fraction(repr(low)), Fraction(repr(high))
    factor, exponent = next((f, e) for f, e in steps() if f * Fraction(10) ** e * count >= high - low)
    step = factor * Fraction(10) ** exponent
    # An end that is less than a millionth of a step away from a tick is on it.
    tolerance = Fraction(1, 10**6)
    first, last = floor(low / step + tolerance), ceil(high / step - tolerance)
    last = max(last, first + 1)
    return [float(f"{n * factor}e{exponent}") for n in range(first, last + 1)]


RANGES = [
    (0, 1, 5), (0, 100, 5), (0, 97, 5), (3, 4, 5), (-7, 12, 5), (-1, 0, 4), (0.1, 0.3, 5), (0, 0.7, 5),
    (1e-9, 3e-9, 5), (0, 1e300, 5), (-1e300, 1e300, 5), (1.5e-200 * 0, 2.5e-30, 5), (2412, 8849, 10),
    (1999, 2026, 10), (0, 8849, 5), (-40, -12.5, 5), (1e15, 1e15 + 8, 4), (0.30000000000000004, 0.9, 6),
    (0, 12, 1), (0, 20, 2), (5.5, 5.75, 10),
]


def tick_cases():
    rng = random.Random(1)
    ranges = RANGES + [
        (a, a + abs(a) * 1e-6 + rng.random() * 10 ** rng.randint(-6, 12), rng.randint(1, 12))
        for a in (rng.uniform(-1, 1) * 10 ** rng.randint(-3, 6) for _ in range(200))
    ]
    return [{"low": float(a), "high": float(b), "count": n, "ticks": ticks(float(a), float(b), n)} for a, b, n in ranges]


def days(moment):
    return (moment - datetime(1970, 1, 1)) / timedelta(days=1)


def round_moments(kind, count):
    """All moments that begin something, by the definition: midnight, Mondays, months and years by the count."""
    if kind == "years":
        return [datetime(y, 1, 1) for y in range(1, 10000) if y % count == 0]
    if kind == "months":
        return [datetime(y, m, 1) for y in range(1850, 2100) for m in range(1, 13) if (m - 1) % count == 0]
    if kind == "days":
        start = datetime(1960, 1, 1)
        return [d for d in (start + timedelta(days=n) for n in range(30000)) if count == 1 or d.weekday() == 0]
    start = datetime(2026, 2, 20)
    return [start + timedelta(minutes=count * n) for n in range(20 * 1440 // count)]


def date_cases():
    ranges = [
        ("years", 1, datetime(2019, 3, 1), datetime(2026, 11, 25)), ("years", 5, datetime(1969, 12, 31), datetime(2001, 1, 1)),
        ("years", 100, datetime(1, 1, 1), datetime(1999, 1, 1)), ("years", 1000, datetime(900, 1, 1), datetime(9999, 12, 31)),
        ("months", 1, datetime(2023, 12, 2), datetime(2024, 5, 1)), ("months", 3, datetime(1899, 2, 28), datetime(1901, 1, 1)),
        ("months", 6, datetime(1969, 1, 1), datetime(1971, 1, 1)), ("days", 1, datetime(2024, 2, 27, 12), datetime(2024, 3, 3)),
        ("days", 7, datetime(1969, 12, 20), datetime(1970, 1, 30)), ("days", 7, datetime(2026, 11, 1), datetime(2026, 12, 1)),
        ("minutes", 60, datetime(2026, 2, 27, 22, 30), datetime(2026, 2, 28, 2)), ("minutes", 15, datetime(2026, 2, 28, 23, 50), datetime(2026, 3, 1, 0, 40)),
    ]
    return [
        {"step": kind, "count": count, "low": days(low), "high": days(high),
         "ticks": [{"days": days(m), "iso": m.isoformat()[:16]} for m in round_moments(kind, count) if low <= m <= high]}
        for kind, count, low, high in ranges
    ]


def bin_cases():
    """Half-open parts between the edges, the last one closed, as numpy.histogram has them."""
    rng = random.Random(2)
    lists = [[1.0], [5.0] * 7, [0.0, 1.0, 2.0, 3.0, 4.0], [-3.5, -1.0, 0.0, 2.0, 9.75], [0.1, 0.2, 0.3, 0.7, 0.8]]
    lists += [[round(rng.gauss(0, 1) * 10 ** e, 3) for _ in range(n)] for e, n in ((0, 40), (3, 300), (6, 1000))]
    cases = []
    for values in lists:
        parts = 1
        while parts < 20 and 2 ** (parts - 1) < len(values):
            parts += 1
        low, high = min(values), max(values)
        if low == high:
            low, high = low - abs(low) / 2, high + abs(high) / 2
        edges = ticks(low, high, max(parts, 4))
        counts = [0] * (len(edges) - 1)
        for value in values:
            counts[min(bisect.bisect_right(edges, value) - 1, len(counts) - 1)] += 1
        cases.append({"values": values, "edges": edges, "counts": counts})
    return cases


def stack_cases():
    """Bars under each other: 28 px a row, 12 px high; places are shares of the range with zero in it."""
    tables = [
        [[3.0], [7.5], [1.0]], [[2.0, 1.0, 4.0], [0.5, 0.0, 3.0]], [[-3.0], [5.0], [-1.5]], [[0.0], [0.0]], [[1e300], [5e299]],
        [[4.0, -2.0], [-1.0, 3.0]],
    ]
    cases = []
    for table in tables:
        parts = []
        for row, values in enumerate(table):
            above = below = Fraction(0)
            for series, value in enumerate(values):
                value = Fraction(value)
                start = below if value < 0 else above
                parts.append((row, series, start, start + value))
                if value < 0:
                    below = start + value
                else:
                    above = start + value
        low = min(0, *(end for *_, end in parts))
        high = max(0, *(end for *_, end in parts))
        if low == high:
            high = 1
        cases.append({
            "table": table,
            "boxes": [
                {"top": 28.0 * row + 8, "series": series,
                 "from": float((min(start, end) - low) / (high - low)), "to": float((max(start, end) - low) / (high - low))}
                for row, series, start, end in parts
            ],
            "zero": float((0 - low) / (high - low)),
        })
    return cases


if __name__ == "__main__":
    cases = {"ticks": tick_cases(), "dates": date_cases(), "bins": bin_cases(), "stacks": stack_cases()}
    print(json.dumps(cases, separators=(",", ":")))
