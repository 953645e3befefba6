import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Texts of every format: those that `make fuzz` keeps, hundreds of their beginnings, and hundreds of
/// mutations. Each is read, or refused at a place that is in it.
///
/// A process of its own reads them, so that a crash names the text. With `VITRINE_MUTATIONS` there are
/// as many mutations of each format as it says.
@Suite struct FuzzTests {
  static let names = FuzzTarget.all.map(\.name)

  @Test(arguments: names)
  func textsAreReadOrRefused(_ name: String) async throws {
    let texts = try FuzzTexts(of: name)
    let notes = try TemporaryFolder()

    await #expect(processExitsWith: .success) {
      [name = name as String, notes = notes.path(of: "notes") as String] in
      let texts = try FuzzTexts(of: name)
      let read = try texts.target.reader()
      Feeding.run(
        0..<texts.count, noting: notes, text: texts.text, complaint: { read($0).complaint })
    }

    let failures = Feeding.failures(
      of: name, noted: notes.path(of: "notes"), count: texts.count, text: texts.text)
    #expect(failures == [])
  }

  /// What surrounds a text is right: else nothing but that would be refused.
  @Test(arguments: names)
  func someTextIsRead(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let corpus = try target.corpus
    let read = try target.reader()

    #expect(corpus.contains { !read($0).isRefused })
  }
}

/// The texts for a reader, by numbers.
struct FuzzTexts {
  let target: FuzzTarget
  private let corpus: [[UInt8]]
  private let cuts: Cuts
  private let mutation: Mutation

  /// How many cuts are read, the same share of each text.
  private let cutCount: Int
  private static let mostCuts = tries(100, all: 400)

  private static let mutations =
    ProcessInfo.processInfo.environment["VITRINE_MUTATIONS"].flatMap { Int($0) }
    ?? tries(200, all: 1000)

  init(of name: String) throws {
    target = FuzzTarget.named(name)!
    // Of a long corpus half, each time the same: `make test-all` and `make fuzz` read all.
    let all = try target.corpus
    let step = all.count > 300 ? tries(2, all: 1) : 1
    corpus = stride(from: 0, to: all.count, by: step).map { all[$0] }
    cuts = Cuts(of: corpus)
    cutCount = min(cuts.count, Self.mostCuts)
    mutation = Mutation(of: corpus, tokens: target.tokens, maxBytes: target.maxBytes)
  }

  var count: Int { corpus.count + cutCount + Self.mutations }

  func text(_ number: Int) -> [UInt8] {
    if number < corpus.count { return corpus[number] }
    let cut = number - corpus.count
    if cut < cutCount { return cuts.text(cut * cuts.count / cutCount) }
    return mutation.text(cut - cutCount)
  }
}
