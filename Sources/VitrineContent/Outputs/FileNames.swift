import VitrineModel
import VitrineSystem
import VitrineText

/// The names of content files, for searching in texts.
struct FileNames: Sendable {
  private let files: [ExactText: [Int]]
  private let longest: Int

  /// Whether any name has no extension.
  private let hasBareNames: Bool

  /// Byte sequences, one of which occurs in any text that mentions a file: the names if there are
  /// few files, otherwise their extensions, and the sign of percent-encoding.
  private let marks: [[UInt8]]

  init(_ files: Set<Int>, in tree: ContentTree) {
    self.files = Dictionary(grouping: files.sorted()) { ExactText(tree.files[$0].fileName) }
    let names = self.files.keys.map(\.text)
    longest = names.map(\.utf8.count).max() ?? 0
    let endings = Set(files.map { tree.files[$0].ending })
    hasBareNames = endings.contains("")
    marks =
      (files.count <= 16 || hasBareNames
        ? names.map { Array($0.utf8) } : endings.map { Array(".\($0)".utf8) })
      + [Array("%".utf8)]
  }

  /// Whether `text` may mention any of the files. False if it certainly does not.
  func mayBeMentioned(in text: [UInt8]) -> Bool {
    text.withUnsafeBytes { text in marks.contains { $0.withUnsafeBytes(text.contains) } }
  }

  /// Returns the files whose names occur in `text` as words, possibly preceded by their folders.
  /// With `areQuoted`, only names in quotes count.
  func files(in text: [UInt8], areQuoted: Bool = false) -> Set<Int> {
    var found: Set<Int> = []
    for isEnd in areQuoted ? [Self.isQuote] : [Self.isQuote, Self.isWordBoundary] {
      var start = text.startIndex
      while start < text.endIndex {
        let end = text[start...].firstIndex(where: isEnd) ?? text.endIndex
        found.formUnion(files(named: text[start..<end]))
        start = end + 1
      }
    }
    return found
  }

  private func files(named word: ArraySlice<UInt8>) -> [Int] {
    let path = word.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex)...]
    // Percent-encoding makes a non-ASCII name at most three times as long.
    guard name.count <= 3 * longest + 2, hasBareNames || name.contains(UInt8(ascii: ".")) else {
      return []
    }
    let text = percentDecoded(String(decoding: name, as: UTF8.self))
    if let known = files[text] { return known }
    let bare = text.drop { Self.signsAroundNames.contains($0) }
    guard let last = bare.lastIndex(where: { !Self.signsAroundNames.contains($0) }) else {
      return []
    }
    return files[String(bare[...last])] ?? []
  }

  /// Punctuation and Markdown markup.
  private static let signsAroundNames: Set<Character> = [".", ":", "!", "*", "_", "~", "\\", " "]

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  private static func isWordBoundary(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
      true
    default: isQuote(byte)
    }
  }
}
