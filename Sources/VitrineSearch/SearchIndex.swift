internal import VitrineText

/// The index of a site: script files that call one function, so that pages opened from a disk can
/// load them.
///
/// `index.js` lists all others. `n…` contain the words of titles, subtitles, tags and fields, `b…`
/// the words of texts, `d…` what results show of documents, `t…` the texts of documents, and `w…`
/// the words that characters in these texts stand for.
struct SearchIndex {
  let documents: [SearchDocument]
  let texts: MergedTexts
  let vocabulary: Vocabulary

  static let firstFile = "index.js"

  /// How many documents, or texts of documents, a file contains.
  private static let documentsInBlock = 64

  /// The sizes of word files, in bytes. The files of names are small because the first result waits
  /// for them; those of texts are larger because there are many.
  private static let lengthsOfNames = 8 << 10...18 << 10
  private static let lengthsOfBodies = 20 << 10...32 << 10

  var files: [SearchFile] {
    var files = NamedFiles()
    let names = nameShards
    let bodies = bodyShards
    let members: [(String, [UInt8])] = [
      ("names", list(of: names.shards.map(\.first))),
      ("nameFiles", string(files.add("n", names.shards.map { string($0.bytes) }))),
      ("bodies", list(of: bodies.shards.map(\.first))),
      ("bodyFiles", string(files.add("b", bodies.shards.map { string($0.bytes) }))),
      ("documentFiles", string(files.add("d", documentBlocks))),
      ("textFiles", string(files.add("t", textBlocks))),
      ("wordFiles", string(files.add("w", [words]))),
    ]
    var first = Array("vitrineFound(\"index\",{\"documents\":\(documents.count)".utf8)
    for (name, value) in members {
      first += Array(",\"\(name)\":".utf8)
      first += value
    }
    first += Array("})\n".utf8)
    files.files.append(SearchFile(path: Self.firstFile, bytes: first))
    return files.files
  }

  private var nameShards: ShardList {
    let postings = NamePostings(documents)
    var shards = ShardList(lengths: Self.lengthsOfNames)
    for term in postings.table.inOrder {
      shards.append(postings.table[term]) { bytes in
        var before: UInt32 = 0
        for found in postings.found[term] {
          bytes.appendDigits((found >> 2 - before) << 2 | found & 3)
          before = found >> 2
        }
      }
    }
    return shards
  }

  private var bodyShards: ShardList {
    var shards = ShardList(lengths: Self.lengthsOfBodies)
    for (index, term) in texts.terms.enumerated() {
      let range = texts.starts[index]..<texts.starts[index + 1]
      shards.append(term) { bytes in
        if range.count * 6 > documents.count {
          appendBitmap(of: range, to: &bytes)
        } else {
          var before: UInt32 = 0
          for document in texts.documents[range] {
            bytes.appendDigits(document - before)
            before = document
          }
        }
      }
    }
    return shards
  }

  /// Appends a mark, and a base64 digit for every six documents, with the first in the lowest bit.
  private func appendBitmap(of range: Range<Int>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "*"))
    var (digit, place) = (0, 0)
    for document in texts.documents[range] {
      let target = Int(document)
      while target >= (place + 1) * 6 {
        bytes.append(base64Digits[digit])
        (digit, place) = (0, place + 1)
      }
      digit |= 1 << (target - place * 6)
    }
    bytes.append(base64Digits[digit])
  }

  // MARK: What results show

  private var documentBlocks: [[UInt8]] {
    blocks { range, bytes in
      var before = SearchDocument(title: "", address: "")
      for document in documents[range] {
        append(document, after: before, to: &bytes)
        before = document
      }
    }
  }

  /// Appends the title, address, place, picture or symbol, and subtitle with fields. The first
  /// character of the address is the length of the prefix it shares with the previous document's
  /// address.
  private func append(
    _ document: SearchDocument, after before: SearchDocument, to bytes: inout [UInt8]
  ) {
    let shared = min(
      63, zip(document.address.utf16, before.address.utf16).prefix { $0 == $1 }.count)
    let rest = String(document.address.utf16.dropFirst(shared)) ?? document.address
    let start = rest.utf16.count + shared == document.address.utf16.count ? shared : 0
    let more = document.details.joined(separator: " · ")
    var parts = [
      document.title, "\(Character(UnicodeScalar(base64Digits[start])))\(rest)",
      document.place == before.place ? "" : document.place,
    ]
    switch document.picture {
    case .file(let address, let position):
      parts.append("=\(address)\(position.map { " \($0)" } ?? "")")
    case .symbol(let symbol): parts.append("~\(symbol)")
    case nil: parts.append("")
    }
    parts.append(more)
    while parts.last == "" { parts.removeLast() }
    if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "["))
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.appendLiteral(part)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private var textBlocks: [[UInt8]] {
    blocks { range, bytes in
      for document in range {
        if document > range.lowerBound { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        texts.appendText(of: document, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
      }
    }
  }

  private func blocks(_ append: (Range<Int>, inout [UInt8]) -> Void) -> [[UInt8]] {
    let size = Self.documentsInBlock
    return stride(from: 0, to: documents.count, by: size).map { start in
      var bytes: [UInt8] = [UInt8(ascii: "[")]
      append(start..<min(start + size, documents.count), &bytes)
      bytes.append(UInt8(ascii: "]"))
      return bytes
    }
  }

  private var words: [UInt8] {
    var codes = ""
    for code in vocabulary.codes { codes.unicodeScalars.append(UnicodeScalar(code)!) }
    let words = vocabulary.words.map { String(decoding: $0, as: UTF8.self) }
    return string(Array((codes + " " + words.joined(separator: " ")).utf8))
  }

  // MARK: JavaScript

  private func list(of terms: [[UInt8]]) -> [UInt8] {
    string(Array(terms.joined(separator: [UInt8(ascii: " ")])))
  }

  private func string(_ text: String) -> [UInt8] { string(Array(text.utf8)) }

  /// A string literal of a text without quotes and backslashes.
  private func string(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
  }
}

/// The files that `index.js` lists.
private struct NamedFiles {
  var files: [SearchFile] = []

  /// The indices of files by name.
  private var places: [String: Int] = [:]

  /// Adds a file for each value, and returns their names without `.js`, separated by spaces.
  mutating func add(_ kind: String, _ values: [[UInt8]]) -> String {
    values.map { value in
      var name = kind + Self.shortName(of: value)
      // Equal contents share a file. Contents whose short names merely collide must not.
      while let place = places[name], files[place].bytes != call(name, value) { name += "a" }
      if places[name] == nil {
        places[name] = files.count
        files.append(SearchFile(path: name + ".js", bytes: call(name, value)))
      }
      return name
    }.joined(separator: " ")
  }

  private func call(_ name: String, _ value: [UInt8]) -> [UInt8] {
    Array("vitrineFound(\"\(name)\",".utf8) + value + Array(")\n".utf8)
  }

  /// Seven characters for 35 bits of a hash. No file system confuses two such names.
  private static func shortName(of bytes: [UInt8]) -> String {
    var value = ContentHash(of: bytes).value
    var name = ""
    for _ in 0..<7 {
      name.unicodeScalars.append(UnicodeScalar(shortDigits[Int(value & 31)]))
      value >>= 5
    }
    return name
  }

  private static let shortDigits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}

extension [UInt8] {
  /// Appends a text as a JavaScript string literal.
  fileprivate mutating func appendLiteral(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0..<0x20: append(UInt8(ascii: " "))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
