import VitrineDiagnostics
internal import Yams

/// Returns an error for every key of `text` that its map already has, with both places.
///
/// The parser stops at the first map with a duplicate and names only the first of the equal keys. So
/// that key is renamed and the text parsed again, until no duplicate is left.
func duplicateKeys(of text: SourceText, places: YAMLPlaces) -> [Diagnostic] {
  var search = DuplicateSearch(text: text, places: places)
  search.run()
  return search.diagnostics
}

private struct DuplicateSearch {
  let text: SourceText
  let places: YAMLPlaces
  var diagnostics: [Diagnostic] = []

  /// The names of the keys renamed so far, by their offsets in the file.
  private var renamed: [Int: String] = [:]

  init(text: SourceText, places: YAMLPlaces) {
    self.text = text
    self.places = places
  }

  mutating func run() {
    // A file with more duplicates was pasted twice. Each costs a parse, so only the first is reported.
    while renamed.count < 100 {
      do {
        if let tree = try compose(yaml: textWithRenamedKeys, .basic) { collect(from: tree) }
        return
      } catch YamlError.duplicatedKeysInMapping(let names, let context) {
        let offset = places.offset(of: context.mark)
        guard let name = names.first, renamed[offset] == nil else { break }
        renamed[offset] = name
      } catch {
        diagnostics.append(YAMLSyntaxError(error, text: text, places: places).diagnostic)
        return
      }
    }
    if let (offset, name) = renamed.min(by: { $0.key < $1.key }) {
      report(.keyUsedOften(name), at: offset)
    }
  }

  /// The text with the first character of every renamed key replaced by a private-use character, which
  /// keeps all places of the parser. An empty key gets such a character.
  private var textWithRenamedKeys: String {
    var result: [UInt8] = []
    var copied = text.range.lowerBound
    for (index, (offset, name)) in renamed.sorted(by: { $0.key < $1.key }).enumerated() {
      let isQuoted = text[offset].map("\"'".utf8.contains) ?? false
      let start = offset + (isQuoted ? 1 : 0)
      var end = name.isEmpty ? start : start + 1
      while !name.isEmpty, let byte = text[end], byte & 0xC0 == 0x80 { end += 1 }
      result += text.bytes[copied..<start]
      result += String(UnicodeScalar(0xE000 + UInt32(index)) ?? "\u{E000}").utf8
      copied = end
    }
    result += text.bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func collect(from node: Node) {
    if case .sequence(let sequence) = node {
      for element in sequence { collect(from: element) }
    }
    guard case .mapping(let mapping) = node else { return }
    var firsts: [String: Int] = [:]
    for (key, value) in mapping {
      if let mark = key.mark {
        let offset = places.offset(of: mark)
        let name = renamed[offset] ?? key.scalar?.string ?? ""
        if let first = firsts[name] {
          let place = text.location(ofByteAt: first)
          report(.duplicateKey(name, firstLine: place.line, firstColumn: place.column), at: offset)
        } else {
          firsts[name] = offset
        }
      }
      collect(from: value)
    }
  }

  private mutating func report(_ problem: SourceProblem, at offset: Int) {
    let place = text.location(ofByteAt: offset)
    diagnostics.append(problem.diagnostic(in: text.file, line: place.line, column: place.column))
  }
}
