/// How search folds each character. The same as `Templates/scripts/fold.js`: `Scripts/read-unicode`
/// generates this table from that script and Unicode's data.
struct FoldingTable: Sendable {
  /// The folded form of a character, before combining marks are put in canonical order.
  enum Folded: Equatable {
    case itself
    case scalar(UInt32)

    /// Scalars in `sequences`; empty for a mark that search drops.
    case sequence(Range<Int>)
  }

  static let unicode = FoldingTable(packed)

  /// The scalars of all characters that become several.
  private(set) var sequences: [UInt32] = []

  /// The index of the block for each 256 characters. Most blocks are empty and share the first.
  private var blocks = [UInt16](repeating: 0, count: 0x110000 >> 8)
  private var entries = [Entry](repeating: Entry(), count: 256)

  private struct Entry {
    /// A scalar, or the start of a sequence.
    var value: UInt32 = 0

    /// 0 if the character is unchanged, 1 for a scalar, or the length of a sequence plus 2.
    var kind: UInt8 = 0
    var combiningClass: UInt8 = 0
    var isOfWord = false
  }

  /// Runs of characters as text: variable-length numbers in base64 digits. Each digit has five
  /// bits, lowest first, and a bit that says whether more follow.
  struct Packed {
    /// The distance from the last run, then one of:
    /// - 0 and a length, for characters that are dropped;
    /// - 1 or 2, a length and a distance, for every or every second character of a run that is
    ///   shifted by that distance;
    /// - the length of a sequence plus 2, for a single character, and the distances between the
    ///   sequence's scalars.
    var mappings: StaticString

    /// Distance, length, and canonical combining class.
    var classes: StaticString

    /// Distance, length, and 1 for letters, marks and numbers.
    var words: StaticString
  }

  init(_ packed: Packed) {
    readMappings(packed.mappings)
    readClasses(packed.classes)
    readWords(packed.words)
  }

  @inline(__always)
  private subscript(scalar: UInt32) -> Entry {
    entries[Int(blocks[Int(scalar >> 8)]) << 8 | Int(scalar & 255)]
  }

  func folded(_ scalar: UInt32) -> Folded {
    let entry = self[scalar]
    switch entry.kind {
    case 0: return .itself
    case 1: return .scalar(entry.value)
    case let kind: return .sequence(Int(entry.value)..<Int(entry.value) + Int(kind) - 2)
    }
  }

  func combiningClass(_ scalar: UInt32) -> UInt8 { self[scalar].combiningClass }

  /// Whether the scalar is a letter, mark or number.
  func isOfWord(_ scalar: UInt32) -> Bool { self[scalar].isOfWord }
}

// MARK: Reading

extension FoldingTable {
  private mutating func readMappings(_ text: StaticString) {
    var reader = PackedNumbers(text)
    var (next, last) = (0, 0)
    while let gap = reader.next() {
      let code = next + gap
      let kind = reader.next()!
      next = code + 1
      switch kind {
      case 0:
        let count = reader.next()!
        for code in code..<code + count { change(code) { $0.kind = 2 } }
        next = code + count
      case 1, 2:
        let count = reader.next()!
        let distance = reader.nextSigned()
        for code in stride(from: code, to: code + kind * count, by: kind) {
          change(code) { ($0.value, $0.kind) = (UInt32(code + distance), 1) }
        }
        next = code + kind * (count - 1) + 1
      default:
        let start = sequences.count
        for _ in 0..<kind - 2 {
          last += reader.nextSigned()
          sequences.append(UInt32(last))
        }
        last = Int(sequences[start])
        let isOne = sequences.count == start + 1
        let value = isOne ? sequences[start] : UInt32(start)
        change(code) { ($0.value, $0.kind) = (value, isOne ? 1 : UInt8(kind)) }
      }
    }
  }

  private mutating func readClasses(_ text: StaticString) {
    Self.forEachRun(in: text) { codes, value in
      for code in codes { change(code) { $0.combiningClass = UInt8(value) } }
    }
  }

  /// Must come last: all blocks that consist entirely of letters share one block from here on.
  private mutating func readWords(_ text: StaticString) {
    let letters = UInt16(entries.count >> 8)
    var letter = Entry()
    letter.isOfWord = true
    entries += [Entry](repeating: letter, count: 256)
    Self.forEachRun(in: text) { codes, value in
      guard value == 1 else { return }
      var code = codes.lowerBound
      while code < codes.upperBound {
        if code & 255 == 0, code + 256 <= codes.upperBound, blocks[code >> 8] == 0 {
          blocks[code >> 8] = letters
          code += 256
        } else {
          change(code) { $0.isOfWord = true }
          code += 1
        }
      }
    }
  }

  private static func forEachRun(in text: StaticString, _ body: (Range<Int>, Int) -> Void) {
    var reader = PackedNumbers(text)
    var next = 0
    while let gap = reader.next() {
      let start = next + gap
      next = start + reader.next()!
      body(start..<next, reader.next()!)
    }
  }

  private mutating func change(_ code: Int, _ body: (inout Entry) -> Void) {
    if blocks[code >> 8] == 0 {
      blocks[code >> 8] = UInt16(entries.count >> 8)
      entries += [Entry](repeating: Entry(), count: 256)
    }
    body(&entries[Int(blocks[code >> 8]) << 8 | code & 255])
  }
}
