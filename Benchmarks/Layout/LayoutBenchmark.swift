import Measuring

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
