/// The beginnings of some texts, one for each number: of every length, the shortest of the first text
/// first.
public struct Cuts: Sendable {
  private let texts: [[UInt8]]

  /// Where the beginnings of each text end among all numbers.
  private let ends: [Int]

  public init(of texts: [[UInt8]]) {
    self.texts = texts
    var end = 0
    ends = texts.map { text in
      end += text.count + 1
      return end
    }
  }

  public var count: Int { ends.last ?? 0 }

  public func text(_ number: Int) -> [UInt8] {
    let index = ends.firstIndex { number < $0 } ?? ends.count - 1
    let start = index == 0 ? 0 : ends[index - 1]
    return Array(texts[index].prefix(number - start))
  }
}
