import TestSupport
import Testing

@testable import VitrineModel

@Suite struct TextDifferenceTests {
  /// `a [-red-]{+blue+} house`
  static func marked(_ old: String, _ new: String) -> String {
    TextDifference(from: old, to: new).runs.map { run in
      switch run {
      case .kept(let text): text
      case .removed(let text): "[-\(text)-]"
      case .inserted(let text): "{+\(text)+}"
      }
    }.joined()
  }

  @Test(arguments: [
    ("a red house", "a blue house", "a [-red-]{+blue+} house"),
    ("", "new", "{+new+}"), ("old", "", "[-old-]"), ("", "", ""), ("same", "same", "same"),
    ("a b c d", "a x y d", "a [-b c-]{+x y+} d"),
    ("one two", "one, two", "one{+,+} two"),
    ("it's here", "it's there", "it's [-here-]{+there+}"),
    ("end", "the end", "{+the +}end"),
    ("日本語の本", "日本の本", "日本[-語-]の本"),
    ("👩‍💻 works", "👩‍🔬 works", "[-👩‍💻-]{+👩‍🔬+} works"),
    ("café au lait", "café noir", "café [-au lait-]{+noir+}"),
    ("1.10", "1.11", "1.[-10-]{+11+}"),
    ("a\nb", "a\n\nb", "a[-\n-]{+\n\n+}b"),
  ])
  func wordsAreKeptRemovedAndInserted(_ old: String, _ new: String, _ marked: String) {
    #expect(Self.marked(old, new) == marked)
  }

  /// As many common numbers as the table of all prefixes gives, and both lists again.
  @Test(arguments: 1...40)
  func commonRunsAreTheLongest(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let alphabet = 1 + numbers.below(8)
    let old = (0..<numbers.below(40)).map { _ in Int32(numbers.below(alphabet)) }
    let new = (0..<numbers.below(40)).map { _ in Int32(numbers.below(alphabet)) }
    let runs = CommonRuns(old, new).runs

    for run in runs {
      #expect(
        Array(old[run.old..<run.old + run.count]) == Array(new[run.new..<run.new + run.count]))
    }
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run.old + run.count <= next.old && run.new + run.count <= next.new)
    }
    var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices {
      for j in new.indices {
        table[i + 1][j + 1] =
          old[i] == new[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    #expect(runs.map(\.count).reduce(0, +) == table[old.count][new.count])
  }

  @Test(arguments: 1...10)
  func shortLimitsFindCommonRunsStill(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let old = (0..<300).map { _ in Int32(numbers.below(20)) }
    let new = (0..<300).map { _ in Int32(numbers.below(20)) }
    let runs = CommonRuns(old, new, limit: 4).runs
    for run in runs {
      #expect(
        Array(old[run.old..<run.old + run.count]) == Array(new[run.new..<run.new + run.count]))
    }
    #expect(runs.map(\.count).reduce(0, +) > 0)
  }

  /// A book of other words, where no way is short.
  @Test(.timeLimit(.minutes(30))) func longTextsTakeTheirLength() {
    var numbers = SplitMix64(seed: 7)
    let old = (0..<12_000).map { _ in "w\(numbers.below(500))" }.joined(separator: " ")
    let new = (0..<12_000).map { _ in "w\(numbers.below(500))" }.joined(separator: " ")
    let difference = TextDifference(from: old, to: new)
    #expect(difference.old == old)
    #expect(difference.new == new)
  }
}
