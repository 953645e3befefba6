extension CaseReport {
  /// The report for the terminal: failures, skipped cases, and the count.
  package var text: String {
    var text = ""
    for failure in failures {
      text += "failed: \(named(failure.lines[0], failure.name))"
      text += failure.lines.count > 1 ? " (and \(failure.lines.count - 1) more)\n" : "\n"
    }
    for (name, reason) in skipped {
      text += "skipped: \(named(reason, name))\n"
    }
    text += "\(passed) passed, \(failures.count) failed"
    text += skipped.isEmpty ? "\n" : ", \(skipped.count) skipped\n"
    return text
  }
}

/// A line that starts with the name of its case; paths into a case do by themselves.
private func named(_ line: String, _ name: String) -> String {
  line.hasPrefix(name) ? line : "\(name): \(line)"
}
