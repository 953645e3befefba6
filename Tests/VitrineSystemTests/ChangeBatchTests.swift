import Testing

@testable import VitrineSystem

/// When changes count as complete, by what changed last.
@Suite struct ChangeBatchTests {
  private let start = ContinuousClock.now
  private let debounceInterval = DebounceInterval(
    savePause: .milliseconds(3), shortPause: .milliseconds(15), longPause: .milliseconds(100),
    longest: .milliseconds(1000))

  private enum Change {
    case file(String, ChangeBatch.FileState?, rename: UInt32 = 0)
    case folder
  }

  /// How long after the last of some changes, one each millisecond, nothing more must come.
  private func pause(after changes: [Change]) throws -> Duration {
    var changeBatch = ChangeBatch(debounceInterval: debounceInterval)
    #expect(changeBatch.end == nil)
    var time = start
    for change in changes {
      time += .milliseconds(1)
      switch change {
      case .file(let name, let state, let rename):
        changeBatch.record(ChangeBatch.File(folder: 1, name: name), state, rename: rename, at: time)
      case .folder: changeBatch.record(at: time)
      }
    }
    #expect(changeBatch.duration(at: time) == .milliseconds(changes.count - 1))
    return time.duration(to: try #require(changeBatch.end))
  }

  @Test func aFileThatIsSavedIsComplete() throws {
    #expect(try pause(after: [.file("a", .whole)]) == .milliseconds(3))
    #expect(
      try pause(after: [.file("a", .open), .file("a", .open), .file("a", .whole), .file("a", nil)])
        == .milliseconds(3))
  }

  @Test func aFileThatIsOpenMayBeHalf() throws {
    #expect(try pause(after: [.file("a", .open)]) == .milliseconds(100))
    // Its mode, and no more of it, was changed.
    #expect(try pause(after: [.file("a", .open), .file("a", nil)]) == .milliseconds(100))
    #expect(try pause(after: [.file("a", .open), .file("b", .whole)]) == .milliseconds(100))
  }

  @Test func aFileThatIsRenamedIsOneFile() throws {
    #expect(
      try pause(after: [
        .file("new", .open), .file("new", .whole), .file("new", .gone, rename: 7),
        .file("a", .whole, rename: 7),
      ]) == .milliseconds(3))
    #expect(
      try pause(after: [.file("new", .gone, rename: 7), .file("a", .whole, rename: 8)])
        == .milliseconds(15))
  }

  @Test func aFileThatIsGoneMayComeBack() throws {
    #expect(try pause(after: [.file("a", .gone)]) == .milliseconds(15))
    #expect(try pause(after: [.file("a", .gone, rename: 7)]) == .milliseconds(15))
    #expect(try pause(after: [.file("a", .gone), .file("a", .whole)]) == .milliseconds(3))
  }

  @Test func othersMayFollowSeveral() throws {
    #expect(try pause(after: [.file("a", .whole), .file("b", .whole)]) == .milliseconds(15))
    #expect(try pause(after: [.folder]) == .milliseconds(15))
    #expect(try pause(after: [.folder, .file("a", .whole)]) == .milliseconds(15))
    let many = (0..<11).map { Change.file("\($0)", .whole) }
    #expect(try pause(after: many) == .milliseconds(100))
    #expect(try pause(after: many.dropLast()) == .milliseconds(15))
  }

  @Test func whatNeverEndsIsCompleteAfterSoLong() throws {
    let changes = (0..<951).map { _ in Change.file("a", .open) }
    #expect(try pause(after: changes) == .milliseconds(50))
  }
}
