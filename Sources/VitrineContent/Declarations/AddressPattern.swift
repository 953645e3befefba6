import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// The addresses of a collection's pages, such as `/<year>/<id>/`: from the root of the site if it
/// begins with `/`, else in the folder of the collection's page.
struct AddressPattern: Sendable {
  private let segments: [(text: String, template: TextTemplate?)]
  private let isFromRoot: Bool
  private let isFile: Bool
  let place: SourceLocation

  private static let fileEnding = ".html"

  /// Nil if it is not a path with values between `<` and `>`.
  init?(_ text: String, at place: SourceLocation) {
    isFromRoot = text.hasPrefix("/")
    isFile = text.hasSuffix(Self.fileEnding)
    self.place = place
    let path = text.dropFirst(isFromRoot ? 1 : 0).dropLast(text.hasSuffix("/") ? 1 : 0)
    segments = path.pathSegments(omittingEmptySegments: false).map {
      (String($0), TextTemplate(String($0)))
    }
    guard segments.contains(where: { $0.template != nil }),
      segments.allSatisfy({ Self.isSegment($0.text, $0.template) })
    else { return nil }
  }

  private static func isSegment(_ text: String, _ template: TextTemplate?) -> Bool {
    let example = template?.text { _ in ("x", ()) }?.text ?? text
    return Alias.isName(example[...]) && !example.utf8.contains { "<>".utf8.contains($0) }
  }

  /// The names of the values, in order.
  var names: [String] { segments.flatMap { $0.template?.paths ?? [] }.map(\.text) }

  /// The output of the page whose values `value` returns, in the site. Nil if one is missing.
  func output(in folder: String, _ value: (String) -> String?) -> String? {
    var path = isFromRoot ? "" : folder
    for (index, (text, template)) in segments.enumerated() {
      guard let template else {
        path = .joined(path, text)
        continue
      }
      let values = template.paths.map { value($0.text) }
      guard !values.contains(nil), let filled = template.text({ value($0.text).map { ($0, ()) } })
      else { return nil }
      let ending = isFile && index == segments.count - 1 ? Self.fileEnding : ""
      let name = String(filled.text.dropLast(ending.count))
      path = .joined(path, urlSegment(of: name, ending: ending))
    }
    return isFile ? path : path + "/index.html"
  }

  static let schema: JSONSchema = {
    let letter = "[^/?#:%<>\\\\\\x00-\\x20]"
    let value = "<[^<>/\\s]([^<>/]*[^<>/\\s])?>"
    let name =
      "((\(letter)|\(value))*([^/?#:%<>.\\\\\\x00-\\x20]|\(value))(\(letter)|\(value))*|[.]{3,})"
    return .pattern("^(?=[^<]*<)/?\(name)(/\(name))*/?$")
  }()
}

extension ContentType<AddressPattern> {
  static var address: Self {
    Self(AddressPattern.schema) { member, reader in
      guard let text = reader.text(member) else { return nil }
      if let pattern = AddressPattern(text, at: reader.location(of: member.value)) {
        return pattern
      }
      reader.error(
        "address", at: member.value, "'\(text)' is not a pattern of addresses",
        hint: "write a path with values between < and >, such as /<year>/<id>/")
      return nil
    }
  }
}
