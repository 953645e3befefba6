import VitrineDiagnostics

/// One tag of a template.
package struct TemplateTag: Sendable {
  package enum Kind: Sendable {
    case variable, unescapedVariable, section, invertedSection, end, partial, parent, block
    case comment, delimiters
  }

  package var kind: Kind

  /// The name as written, without surrounding white space. Empty for comments and delimiters.
  package var name: String

  /// Byte offsets in the template, including delimiters.
  var start: Int
  var end: Int

  /// Whether the tag is at the very beginning of an attribute that takes an address.
  package var isAddress = false

  /// The index of the template that contains it.
  var source = 0

  func location(in sources: [TemplateSource]) -> SourceLocation {
    Self.location(of: start, in: sources[source])
  }

  static func location(of offset: Int, in source: TemplateSource) -> SourceLocation {
    SourceLocation(ofByteAt: offset, in: source.bytes, file: source.file)
  }
}

/// Why no tag could be read.
package struct TemplateTagError: Error {
  var message: String
  var hint: String?
  var offset: Int
}
