package import VitrineDiagnostics
package import VitrineModel
import VitrineText

extension SiteTemplates {
  /// A warning for each field that the site's own templates use as an address although its scheme
  /// is not allowed in links.
  package func omittedAddresses(of content: SiteContent) -> [Diagnostic] {
    if addressNames.isEmpty { return [] }
    return content.records.flatMap { record in
      record.fields.flatMap { unknownSchemes(in: $0.value, of: $0.name) }.map { scheme, field in
        .fieldIsNotAnAddress(field, scheme: scheme, at: record.place)
      }
    }
  }

  private func unknownSchemes(
    in value: FieldValue, of field: String
  ) -> [(scheme: String, field: String)] {
    switch value {
    case .null, .bool, .number, .date, .link, .composite: return []
    case .markup(let markup): return unknownSchemes(in: .text(markup.text), of: field)
    case .list(let values): return values.flatMap { unknownSchemes(in: $0, of: field) }
    case .object(let fields):
      return fields.flatMap { unknownSchemes(in: $0.value, of: $0.name) }
    case .text(let text):
      let address = BrowserAddress(text)
      guard addressNames.contains(field), !address.isHarmless,
        let scheme = address.unknownScheme(in: .link)
      else { return [] }
      return [(scheme, field)]
    }
  }
}

extension Diagnostic {
  fileprivate static func fieldIsNotAnAddress(
    _ field: String, scheme: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "link left out",
      at: SourceLocation(file: place.file, line: place.line, column: place.column),
      "a link to '\(scheme):' in '\(field)' is removed",
      hint: "to keep it, put its tag into {{{ and }}} in the template")
  }
}
