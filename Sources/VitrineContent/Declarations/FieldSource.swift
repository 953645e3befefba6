package import VitrineFormats
package import VitrineModel
import VitrineText

/// Where the value of a record's slot or field comes from.
package indirect enum FieldSource: Hashable, Sendable {
  case path(ValuePath)
  case template(TextTemplate)

  /// The first source that has a value.
  case firstOf([FieldSource])

  /// The name of the first state whose source is present.
  case state([State])

  /// A default for a missing value. An empty default means no value.
  case otherwise(FieldSource, String)

  package struct State: Hashable, Sendable {
    var name: String
    var source: FieldSource
  }

  package init(_ text: String) {
    self = TextTemplate(text).map(FieldSource.template) ?? .path(ValuePath(text))
  }

  /// Returns the value in `record` with its location, or nil if it is missing, null or empty.
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
    case .state(let states):
      for state in states {
        if let found = state.source.found(in: record) { return found.named(state.name) }
      }
      return nil
    case .otherwise(let source, let text):
      return source.value(in: record) ?? (text.isEmpty ? nil : record.named(text))
    }
  }

  /// Like `value(in:)`, but a text such as `img/<photos>` is around each of several parts of its
  /// value: those of a list, or of a text that `separator` divides.
  func value(in record: SourceValue, dividedBy separator: String?) -> SourceValue? {
    guard case .template(let template) = self, template.paths.count == 1,
      var value = template.paths[0].value(in: record), !value.isBlank
    else { return value(in: record) }
    func composed(_ part: String) -> String {
      part.isEmpty ? "" : template.text { _ in (part, ()) }?.text ?? ""
    }
    if case .list(let parts) = value.content {
      value.content = .list(
        parts.map { part in
          var part = part
          if let text = part.scalarText { part.content = .text(composed(text)) }
          return part
        })
    } else if let separator, let text = value.scalarText {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      value.content = .text(parts.map { composed(trimmed($0)) }.joined(separator: separator))
    } else {
      return self.value(in: record)
    }
    return value
  }

  /// Returns what the source leads to even if it has nothing to show, like an empty XML element.
  private func found(in record: SourceValue) -> SourceValue? {
    switch self {
    case .path(let path): path.value(in: record).flatMap { $0.isPresent ? $0 : nil }
    case .firstOf(let sources): sources.lazy.compactMap { $0.found(in: record) }.first
    case .template, .state, .otherwise: value(in: record)
    }
  }

  /// Like `value(in:)`, but returns nil for a text with `<path>`s unless all of them have values.
  package func wholeValue(in record: SourceValue) -> SourceValue? {
    switch self {
    case .path: return value(in: record)
    case .template(let template):
      let isWhole = template.paths.allSatisfy { $0.value(in: record)?.shownText != nil }
      return isWhole ? value(in: record) : nil
    case .firstOf(let sources):
      return sources.lazy.compactMap { $0.wholeValue(in: record) }.first
    case .state, .otherwise: return value(in: record)
    }
  }

  /// Whether the value is a text of the declaration, such as `<title>, a detail`.
  func isComposed(in record: SourceValue) -> Bool {
    switch self {
    case .path: false
    case .template, .state: true
    case .firstOf(let sources):
      sources.first { $0.value(in: record) != nil }?.isComposed(in: record) ?? false
    case .otherwise(let source, _):
      source.value(in: record) == nil || source.isComposed(in: record)
    }
  }

  /// All paths that can provide the value.
  package var paths: [ValuePath] {
    switch self {
    case .path(let path): [path]
    case .template(let template): template.paths
    case .firstOf(let sources): sources.flatMap(\.paths)
    case .state(let states): states.flatMap(\.source.paths)
    case .otherwise(let source, _): source.paths
    }
  }
}

extension SourceValue {
  /// Whether the value is anything but null, `false` or blank. An XML element is present even if it
  /// is empty.
  fileprivate var isPresent: Bool {
    switch content {
    case .object: true
    case .list(let values): values.contains(where: \.isPresent)
    case .bool(let bool): bool
    case .null, .number, .text: !isBlank
    }
  }

  /// Returns a text with the location of this value.
  fileprivate func named(_ text: String) -> SourceValue {
    var value = self
    value.content = .text(text)
    return value
  }
}

extension FieldMapping.Source {
  /// Returns this source, with its texts with `<path>`s marked as Markdown if the slot or field
  /// `name` contains Markdown.
  func markedAsMarkdown(for name: String) -> Self {
    guard case .value(let source, let form) = self else { return self }
    let isSlot = name == RecordSlot.text.rawValue || name == "body"
    return form.type == .markdown || isSlot && form.type == nil
      ? .value(source.markedAsMarkdown, form) : self
  }
}

extension FieldSource {
  fileprivate var markedAsMarkdown: FieldSource {
    switch self {
    case .template(var template):
      template.isMarkdown = true
      return .template(template)
    case .firstOf(let sources): return .firstOf(sources.map(\.markedAsMarkdown))
    case .otherwise(let source, let text): return .otherwise(source.markedAsMarkdown, text)
    case .path, .state: return self
    }
  }
}
