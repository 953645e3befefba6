import VitrineModel

/// Where a slot or field of a record takes its value from.
indirect enum FieldSource: Hashable, Sendable {
  case path(ValuePath)
  case template(TextTemplate)

  /// The first source that has a value.
  case firstOf([FieldSource])

  init(_ text: String) {
    self = TextTemplate(text).map(FieldSource.template) ?? .path(ValuePath(text))
  }

  /// Returns the value in `record`, with its place there; nil if it is missing, null or empty.
  func value(in record: SourceValue) -> SourceValue? {
    switch self {
    case .path(let path):
      guard let value = path.value(in: record), !value.isBlank else { return nil }
      return value
    case .template(let template):
      guard let (text, source) = template.text(in: record) else { return nil }
      var value = source
      value.content = .text(text)
      return value
    case .firstOf(let sources):
      for source in sources {
        if let value = source.value(in: record) { return value }
      }
      return nil
    }
  }

  /// Returns the value like `value(in:)`, but nil for a text with `<path>`s unless all of these
  /// have values.
  func wholeValue(in record: SourceValue) -> SourceValue? {
    switch self {
    case .path: return value(in: record)
    case .template(let template):
      let isWhole = template.paths.allSatisfy { $0.value(in: record)?.shownText != nil }
      return isWhole ? value(in: record) : nil
    case .firstOf(let sources):
      return sources.lazy.compactMap { $0.wholeValue(in: record) }.first
    }
  }

  /// All paths that it may take the value from.
  var paths: [ValuePath] {
    switch self {
    case .path(let path): [path]
    case .template(let template): template.paths
    case .firstOf(let sources): sources.flatMap(\.paths)
    }
  }
}
