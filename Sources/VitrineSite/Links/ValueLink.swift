internal import VitrineModel
internal import VitrineText

/// A link that a value is: to the page of a term or of the index of terms, to a record, or to the web.
struct ValueLink: Sendable {
  var title: String

  /// Nil for a value that leads nowhere.
  var target: LinkTarget?

  /// What stands between it and the next: the text between levels, or a comma.
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
