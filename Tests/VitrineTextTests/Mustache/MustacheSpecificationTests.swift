import Foundation
import Testing
import VitrineText

/// The cases of the Mustache specification; see `Fixtures/Mustache/LICENSE`.
@Suite struct MustacheSpecificationTests {
  /// A file of the specification and how many cases it has.
  static let files = [
    ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
    ("partials", 12), ("sections", 34), ("dynamic-names", 21), ("inheritance", 27),
  ]

  static let cases = files.flatMap { SpecificationCase.all(in: $0.0) }

  @Test(arguments: files)
  func everyCaseIsRead(file: String, count: Int) {
    #expect(SpecificationCase.all(in: file).count == count)
  }

  @Test(arguments: cases)
  func rendersAsSpecified(_ specified: SpecificationCase) throws {
    let templates = try TemplateSet(unchecked: specified.sources)
    var page: [UInt8] = []

    templates.render("main", with: specified.data.templateValue, into: &page)

    #expect(String(decoding: page, as: UTF8.self) == specified.expected)
  }
}

struct SpecificationCase: CustomTestStringConvertible, Sendable {
  var file: String
  var value: JSONValue

  var testDescription: String { "\(file): \(value["name"]?.text ?? "")" }
  var data: JSONValue { value["data"]! }
  var expected: String { value["expected"]!.text! }

  var sources: [TemplateSource] {
    let partials = value["partials"]?.members.map { ($0.key, $0.value.text!) } ?? []
    return ([("main", value["template"]!.text!)] + partials).map { name, text in
      TemplateSource(name: name, file: "\(name).html", bytes: Array(text.utf8))
    }
  }

  static func all(in file: String) -> [SpecificationCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/Mustache")
    do {
      let bytes = Array(try Data(contentsOf: folder.appending(path: "\(file).json")))
      return try JSONDocument(parsing: bytes).root.elements.map {
        SpecificationCase(file: file, value: $0)
      }
    } catch {
      fatalError("\(file).json: \(error)")
    }
  }
}

/// Any name may be in data.
final class JSONContext: TemplateContext {
  private let value: JSONValue

  init(_ value: JSONValue) {
    self.value = value
  }

  func value(of name: TemplateName) -> TemplateValue? {
    value[name.text]?.templateValue
  }
}

extension JSONValue {
  var templateValue: TemplateValue {
    switch content {
    case .null: .nothing
    case .bool(let flag): .flag(flag)
    case .number(let number): .text(number.literal)
    case .text(let text): .text(text)
    case .array(let elements): .list(Array(elements)) { $0.templateValue }
    case .object: .context(JSONContext(self))
    }
  }
}
