import Testing
import VitrineSearch
import VitrineText

/// An index as it is read from its files.
struct ReadIndex {
  /// The documents of each word, with their places; those of texts.
  private(set) var names: [String: [Int: Int]] = [:]
  private(set) var bodies: [String: Set<Int>] = [:]
  private(set) var texts: [String] = []

  private let files: [String: JSONValue]

  init(_ files: [SearchFile]) throws {
    self.files = try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        let name = String(file.path.dropLast(".js".count))
        let start = "vitrineFound(\"\(name)\","
        try #require(text.hasPrefix(start) && text.hasSuffix(")\n"))
        // Strings have control characters, which JSON has not.
        let value = text.dropFirst(start.count).dropLast(2)
        return (name, try JSONValue(String(value)))
      })
    let index = try #require(self.files["index"]?.object)
    func list(_ key: String) -> [String] {
      (index[key]?.text ?? "").split(separator: " ").map(String.init)
    }
    for (first, file) in zip(list("names"), list("nameFiles")) {
      for (place, (term, text)) in terms(of: file).enumerated() {
        if place == 0 { #expect(Array(term.utf8) == Array(first.utf8)) }
        var document = 0
        for number in numbers(text) {
          document += number >> 2
          names[term, default: [:]][document] = number & 3
        }
      }
    }
    let count = try #require(index["documents"]?.number)
    for file in list("bodyFiles") {
      for (term, text) in terms(of: file) {
        bodies[term] = documents(text, among: count)
      }
    }
    let words = (list("wordFiles").first.flatMap { self.files[$0]?.text } ?? "")
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let codes = Dictionary(
      uniqueKeysWithValues: zip((words.first ?? "").unicodeScalars, words.dropFirst()))
    for file in list("textFiles") {
      texts += (self.files[file]?.list ?? []).map { decoded($0.text ?? "", codes) }
    }
  }

  private func terms(of file: String) -> [(String, String)] {
    var before: [UInt16] = []
    return (files[file]?.text ?? "").split(separator: ",").map { entry in
      let parts = entry.dropFirst().split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let shared = digit(entry.utf8.first!)
      before = Array(before.prefix(shared)) + Array(parts[0].utf16)
      return (String(decoding: before, as: UTF16.self), String(parts[1]))
    }
  }

  private func documents(_ text: String, among count: Int) -> Set<Int> {
    if text.hasPrefix("*") {
      let digits = text.utf8.dropFirst().map(digit)
      return Set(
        (0..<count).filter { $0 / 6 < digits.count && digits[$0 / 6] >> ($0 % 6) & 1 == 1 })
    }
    var document = 0
    return Set(
      numbers(text).map {
        document += $0
        return document
      })
  }

  private func numbers(_ text: String) -> [Int] {
    var (numbers, value, shift): ([Int], Int, Int) = ([], 0, 0)
    for digit in text.utf8.map(digit) {
      value |= (digit & 31) << shift
      shift += 5
      if digit < 32 {
        numbers.append(value)
        (value, shift) = (0, 0)
      }
    }
    return numbers
  }

  private func digit(_ byte: UInt8) -> Int {
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
      .firstIndex(of: byte)!
  }

  private func decoded(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    var result = ""
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 1: result.unicodeScalars.append(scalars.popFirst()!)
      case 2:
        let word = codes[scalars.popFirst()!]!
        result += " " + word.prefix(1).uppercased() + word.dropFirst()
      default:
        if let word = codes[scalar] {
          result += " " + word
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

/// What a file of the index passes on, of what JavaScript can say.
private indirect enum JSONValue {
  case text(String)
  case number(Int)
  case list([JSONValue])
  case object([String: JSONValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
  var object: [String: JSONValue]? { if case .object(let object) = self { object } else { nil } }

  init(_ text: String) throws {
    var rest = Array(text.unicodeScalars)[...]
    self = try Self.read(&rest)
    try #require(rest.isEmpty)
  }

  private static func read(_ rest: inout ArraySlice<Unicode.Scalar>) throws -> JSONValue {
    switch try #require(rest.first) {
    case "\"":
      rest.removeFirst()
      var text = String.UnicodeScalarView()
      while true {
        guard let scalar = rest.popFirst() else { throw Unfinished() }
        if scalar == "\"" { return .text(String(text)) }
        if scalar != "\\" {
          text.append(scalar)
        } else if let escaped = rest.popFirst() {
          text.append(escaped)
        }
      }
    case "[":
      rest.removeFirst()
      var list: [JSONValue] = []
      while rest.first != "]" {
        list.append(try read(&rest))
        if rest.first == "," { rest.removeFirst() }
      }
      rest.removeFirst()
      return .list(list)
    case "{":
      rest.removeFirst()
      var object: [String: JSONValue] = [:]
      while rest.first != "}" {
        let key = try read(&rest)
        rest.removeFirst()
        object[key.text!] = try read(&rest)
        if rest.first == "," { rest.removeFirst() }
      }
      rest.removeFirst()
      return .object(object)
    default:
      let digits = rest.prefix { $0.properties.numericType == .decimal }
      rest = rest.dropFirst(digits.count)
      return .number(try #require(Int(String(String.UnicodeScalarView(digits)))))
    }
  }
}

private struct Unfinished: Error {}
