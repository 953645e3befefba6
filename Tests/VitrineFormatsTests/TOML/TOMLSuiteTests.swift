import Foundation
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineFormats

/// The cases of toml-test, by those who wrote the specification.
@Suite struct TOMLSuiteTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var toml: [UInt8]
    var expected: JSONValue?
    var testDescription: String { name }
  }

  private static func cases(_ kind: String) -> [Case] {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/toml-test.json")
    guard let bytes = try? Data(contentsOf: file.standardized),
      let document = try? JSONDocument(parsing: Array(bytes)), let cases = document.root[kind]
    else { return [] }
    return cases.elements.map { value in
      let bytes = (value["base64"]?.text).flatMap { Data(base64Encoded: $0) }.map { Array($0) }
      return Case(
        name: value["name"]?.text ?? "", toml: bytes ?? Array((value["toml"]?.text ?? "").utf8),
        expected: value["expected"])
    }
  }

  static let valid = cases("valid")
  static let invalid = cases("invalid")

  /// Refused for bytes that are not UTF-8 alone: those become U+FFFD, with a warning, before TOML is read.
  static let notUTF8: Set = [
    "encoding/bad-codepoint", "encoding/bad-utf8-in-comment", "encoding/bad-utf8-in-multiline",
    "encoding/bad-utf8-in-multiline-literal", "encoding/bad-utf8-in-string",
    "encoding/bad-utf8-in-string-literal",
  ]

  @Test func allCasesAreThere() {
    #expect(Self.valid.count == 205)
    #expect(Self.invalid.count == 473)
  }

  @Test(arguments: valid) func aValidTextHasItsValues(_ text: Case) throws {
    let value = try readTOML(text.toml, file: "f")

    #expect(Self.description(of: value) == Self.description(of: try #require(text.expected)))
  }

  @Test(arguments: invalid.filter { !notUTF8.contains($0.name) })
  func anInvalidTextIsRefused(_ text: Case) {
    #expect(throws: UnreadableContent.self) { try readTOML(text.toml, file: "f") }
  }

  @Test(arguments: invalid.filter { notUTF8.contains($0.name) })
  func bytesThatAreNotUTF8AreWarnings(_ text: Case) throws {
    let readable = try ReadableText(text.toml, file: "f.toml")

    #expect(!readable.warnings.isEmpty)
    _ = try readTOML(readable.bytes, file: "f.toml")
  }

  /// The value in one form for both: without order, and numbers and dates by what they mean.
  private static func description(of value: SourceValue) -> String {
    switch value.content {
    case .object(let members):
      let parts = members.map { "\($0.key.debugDescription): \(description(of: $0.value))" }
      return "{\(parts.sorted().joined(separator: ", "))}"
    case .list(let values):
      return "[\(values.map { description(of: $0) }.joined(separator: ", "))]"
    case .number(let number): return "number \(number.value + 0)"
    case .bool(let bool): return "\(bool)"
    case .text(let text): return meaning(of: text)
    case .null: return "null"
    }
  }

  private static func description(of value: JSONValue) -> String {
    guard let type = value["type"]?.text, let text = value["value"]?.text else {
      switch value.content {
      case .array(let elements):
        return "[\(elements.map { description(of: $0) }.joined(separator: ", "))]"
      case .object(let members):
        let parts = members.map { "\($0.key.debugDescription): \(description(of: $0.value))" }
        return "{\(parts.sorted().joined(separator: ", "))}"
      default: return "?"
      }
    }
    switch type {
    case "integer", "float":
      let number = Double(text).flatMap { $0.isFinite ? "number \($0 + 0)" : nil }
      return number ?? meaning(of: text)
    case "bool": return text
    default: return meaning(of: text)
    }
  }

  /// A date and time in the form of the expected ones, and a text as it is.
  private static func meaning(of text: String) -> String {
    if ["+inf", "+nan", "-nan"].contains(text) { return String(text.dropFirst()).debugDescription }
    let pattern = #/(\d{4}-\d\d-\d\d)?[Tt ]?(\d\d:\d\d:\d\d)(\.\d+?)?0*([Zz]|[+-]\d\d:\d\d)?/#
    guard let match = text.wholeMatch(of: pattern) else { return text.debugDescription }
    let parts = [match.1 ?? "", match.2, match.3 ?? "", match.4 ?? ""].map { $0.uppercased() }
    return parts.joined(separator: " ").debugDescription
  }
}
