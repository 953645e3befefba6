import Glibc

/// Feeds numbered texts to a parser, and notes in a file which of them it has in hand: what ends the
/// process, a crash or a text that takes too long, leaves its number there.
public enum Feeding {
  /// What became of the texts.
  fileprivate struct Record {
    /// How many were read from end to end.
    var done = 0

    /// The number of the text in hand; nil when there is none.
    var current: Int?

    /// The number of the text that took longest, and how many microseconds that were.
    var slowest = 0
    var microseconds = 0

    /// How many microseconds all took.
    var total = 0

    /// The number of the first text about which something is wrong, and what.
    var complaint: (number: Int, words: String)?
  }

  /// A text that takes so many seconds ends the process.
  public static let mostSeconds: UInt32 = 30

  /// Feeds `numbers` of `text` to `complaint`, which says what is wrong with what a parser made of one.
  ///
  /// It ends where something is.
  public static func run(
    _ numbers: some Sequence<Int>, noting path: String, text: (Int) -> [UInt8],
    complaint: ([UInt8]) -> String?
  ) {
    var record = Record()
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    for number in numbers {
      record.current = number
      record.write(to: file)
      let bytes = text(number)
      alarm(mostSeconds)
      let start = microsecondsOfProcess()
      let words = complaint(bytes)
      let time = microsecondsOfProcess() - start
      record.done += 1
      record.total += time
      if time > record.microseconds { (record.slowest, record.microseconds) = (number, time) }
      if let words {
        record.complaint = (number, words)
        break
      }
    }
    alarm(0)
    record.current = nil
    record.write(to: file)
    close(file)
  }
}

extension Feeding {
  /// What went wrong in a run that was to read so many texts, one sentence each; prints what it did.
  public static func failures(
    of name: String, noted path: String, count: Int, text: (Int) -> [UInt8]
  ) -> [String] {
    func words(_ number: Int) -> String {
      "number \(number), \(String(decoding: text(number).prefix(2000), as: UTF8.self).debugDescription)"
    }
    guard let record = Record(at: path) else { return ["nothing was noted"] }
    print(
      "\(name): \(record.done) in \(record.total / 1000) ms, the slowest in \(record.microseconds / 1000) ms, number \(record.slowest)"
    )
    var failures = record.current.map { ["the process ended at \(words($0))"] } ?? []
    failures += record.complaint.map { ["\(words($0.number)): \($0.words)"] } ?? []
    return failures.isEmpty && record.done != count ? ["\(record.done) were read"] : failures
  }
}

extension Feeding.Record {
  fileprivate var text: String {
    let complaint = complaint.map { "\($0.number)\n\($0.words)" } ?? ""
    return "\(done) \(current ?? -1) \(slowest) \(microseconds) \(total)\n\(complaint)"
  }

  fileprivate func write(to file: Int32) {
    let bytes = Array(text.utf8)
    ftruncate(file, 0)
    pwrite(file, bytes, bytes.count, 0)
  }

  /// The record that a run left at `path`; nil where it left none.
  fileprivate init?(at path: String) {
    guard let stream = fopen(path, "r") else { return nil }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, stream)
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(
      separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    let numbers = lines[0].split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 5 else { return nil }
    (done, slowest, microseconds, total) = (numbers[0], numbers[2], numbers[3], numbers[4])
    current = numbers[1] < 0 ? nil : numbers[1]
    if lines.count > 2, let number = Int(lines[1]) { complaint = (number, String(lines[2])) }
  }
}

/// The time that the process has used.
private func microsecondsOfProcess() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
}
