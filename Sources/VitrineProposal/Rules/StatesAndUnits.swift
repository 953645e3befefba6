/// Units by the last word of a column's name.
let unitNames = [
  "ms": "ms", "millis": "ms", "milliseconds": "ms", "us": "µs", "ns": "ns", "nanoseconds": "ns",
  "seconds": "s", "secs": "s", "bytes": "B", "kb": "kB", "mb": "MB",
]

/// The endings of units per second, such as `Mbps` and `iops`. `ps` by itself is a picosecond.
private let rates = ["bps", "fps", "ops", "qps", "rps", "tps"]

/// Which direction is an improvement for numbers in a unit, or nil if that is unknown.
func better(in unit: String) -> String? {
  if unit.contains("/s") || rates.contains(where: unit.lowercased().hasSuffix) { return "higher" }
  return Set(unitNames.values).contains(unit) || unit.contains("/op") ? "lower" : nil
}

/// Words for a test or a check that passed.
let passingStates = ["passed", "pass", "success", "succeeded", "ok", "completed"]

/// Words for the result of a test or a check, from best to worst.
let states =
  passingStates + [
    "skipped", "skip", "ignored", "explicit", "disabled", "notexecuted", "notrun", "notrunnable",
    "cancelled", "todo", "pending", "inconclusive", "unknown", "warning", "flaky", "unstable",
    "interrupted", "aborted", "broken", "timedout", "timeout", "failed", "fail",
    "failure", "error", "errored",
  ]
