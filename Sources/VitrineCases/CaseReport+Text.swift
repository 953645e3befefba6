extension CaseReport {
  /// What is printed: failures, skipped cases, and the count.
  package var text: String {
    var text = ""
    for failure in failures {
      text += "failed: \(failure.name): \(failure.lines[0])"
      text += failure.lines.count > 1 ? " (and \(failure.lines.count - 1) more)\n" : "\n"
    }
    for (name, reason) in skipped {
      text += "skipped: \(reason.hasPrefix(name) ? reason : "\(name): \(reason)")\n"
    }
    text += "\(passed) passed, \(failures.count) failed"
    text += skipped.isEmpty ? "\n" : ", \(skipped.count) skipped\n"
    return text
  }
}
