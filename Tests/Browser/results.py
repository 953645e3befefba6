"""What the layouts came to that were compared with the engine, and how a program ends with it."""

from dataclasses import dataclass, field


@dataclass
class Result:
    """One layout: how many boxes were compared, by how many px one was off most, and what was wrong."""

    name: str
    boxes: int = 0
    rests: int = 0
    largest: float = 0.0
    where: str = ""
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    def differs(self, difference, where):
        if difference > self.largest:
            self.largest, self.where = difference, where


def report(results, what):
    """Prints the faults, `what` was compared, and the figures; the status to exit with."""
    for result in results:
        for fault in result.faults[:3]:
            print(f"FAILED {result.name}: {fault}")
    failed = sum(1 for result in results if result.faults or not result.boxes)
    worst = max(results, key=lambda result: result.largest)
    print(f"{len(results)} layouts {what}")
    rests = sum(result.rests for result in results)
    print(
        f"{sum(result.boxes for result in results)} boxes compared,"
        f"{f' {rests} places at rest,' if rests else ''}"
        f" largest difference {worst.largest:.6f} px ({worst.name}, {worst.where})")
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0
