internal import VitrineText

/// A link to the page of a term, or of the index of terms, from another page.
struct TermLink: Sendable {
  var title: String
  var output: String

  /// What stands between it and the next: the text between levels, or a comma.
  var after = ""

  /// True if both are shown alike.
  func isSame(as other: TermLink) -> Bool {
    title.hasSameBytes(as: other.title) && output.hasSameBytes(as: other.output)
      && after.hasSameBytes(as: other.after)
  }
}
