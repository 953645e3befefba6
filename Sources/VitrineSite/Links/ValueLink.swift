internal import VitrineModel
internal import VitrineText

/// The link of a value: to the page of a term, to the index page of terms, to a record, or to the
/// web.
struct ValueLink: Sendable {
  var title: String

  /// Nil for a value without a link.
  var target: LinkTarget?

  /// The text between it and the next: a separator of levels, or a comma.
  var after = ""
}

extension ValueLink {
  init(title: String, output: String) {
    self.init(title: title, target: .output(output, suffix: ""))
  }
}

extension ValueLink {
  init(_ link: FieldValue.Link) {
    self.init(title: link.title, target: link.address.map { LinkTarget($0) })
  }
}
