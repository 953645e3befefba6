/// The class of a part of a program's text, for syntax highlighting.
package enum CodeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Names, operators, punctuation, and anything that no rule recognizes.
  case plain

  case comment, string, number

  /// Words of the language; element names in markup, and property names in stylesheets.
  case keyword

  /// Types, and names that are being declared as one; keys in data formats, and variables in
  /// shells.
  case type

  /// Lines of a difference.
  case inserted, deleted, heading
}

/// A run of bytes of one class. It begins where the previous run ends, or at the beginning of the
/// text.
package struct CodeRun: Hashable, Sendable {
  package var kind: CodeClass

  /// The offset after its last byte.
  package var end: Int

  package init(kind: CodeClass, end: Int) { (self.kind, self.end) = (kind, end) }
}
