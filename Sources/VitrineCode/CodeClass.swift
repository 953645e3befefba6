/// What a part of a program's text is, as far as colours tell it apart.
package enum CodeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Names, operators, punctuation, and whatever no rule knows.
  case plain

  case comment, string, number

  /// Words of the language. In markup the names of elements, in a stylesheet those of properties.
  case keyword

  /// Types, and names where they are declared as one. In data formats the keys, in a shell variables.
  case type

  /// Lines of a difference.
  case inserted, deleted, heading
}

/// The bytes of one class from the end of the run before it, or from the beginning.
package struct CodeRun: Hashable, Sendable {
  package var kind: CodeClass

  /// The offset behind its last byte.
  package var end: Int

  package init(kind: CodeClass, end: Int) { (self.kind, self.end) = (kind, end) }
}
