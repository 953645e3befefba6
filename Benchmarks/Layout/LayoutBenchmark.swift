/// Prints how fast a million items are solved, and beside it how fast as many frames are written.
///
/// With the number of a subject it solves that once and prints nothing: a process whose memory is
/// measured.
@main
enum LayoutBenchmark {
  static func main() {
    let subjects = Subject.all
    if let argument = CommandLine.arguments.dropFirst().first {
      if let index = Int(argument), subjects.indices.contains(index) {
        withExtendedLifetime(subjects[index].solve()) {}
      }
      return
    }

    print("\(Subject.itemCount) items; the least CPU time of five runs, the most memory of one")
    print(row("", ["ms", "M frames/s", "MB"]))
    // A process counts the memory of the one that started it, so that these come first.
    let program = peakMemory(ofRunWith: "none")
    let memory = subjects.indices.map { peakMemory(ofRunWith: "\($0)") - program }
    for (subject, megabytes) in zip(subjects, memory) {
      let seconds = best(subject.solve)
      let speed = Double(subject.frameCount) / seconds / 1e6
      print(row(subject.name, [decimals(seconds * 1000), decimals(speed), decimals(megabytes)]))
    }
  }
}

private func row(_ name: String, _ cells: [String]) -> String {
  func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
  return name + padding(32 - name.count) + cells.map { padding(12 - $0.count) + $0 }.joined()
}

/// A number with two digits after the point.
private func decimals(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let units = Int((max(0, value) * 100).rounded())
  let digits = "\(units % 100)"
  return "\(units / 100)." + (digits.count < 2 ? "0" : "") + digits
}
