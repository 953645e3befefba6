package import VitrineModel
import VitrineText

extension SourceValue {
  /// The value without its positions, for use in a record.
  package var fieldValue: FieldValue {
    switch content {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.fieldValue))
    case .object(let members):
      .object(members.map { Field(name: $0.key, value: $0.value.fieldValue) })
    }
  }

  /// The list of the value's parts between separators, trimmed and without empty ones. Each element
  /// of a list is split; a single value without a separator becomes a list of one.
  package func split(by separator: String) -> SourceValue {
    var result = self
    result.content = .list(parts(between: separator))
    return result
  }

  private func parts(between separator: String) -> [SourceValue] {
    switch content {
    case .null: []
    case .list(let values): values.flatMap { $0.parts(between: separator) }
    case .text(let text):
      text.parts(between: separator).map(trimmed).filter { !$0.isEmpty }.map {
        var part = self
        part.content = .text($0)
        return part
      }
    case .bool, .number, .object: [self]
    }
  }

  /// Returns the value with each text in it replaced. `change` receives the text and its value.
  package func mapTexts(_ change: (_ text: String, _ value: SourceValue) -> String) -> SourceValue {
    map { value in
      if case .text(let text) = value.content { value.content = .text(change(text, value)) }
    }
  }

  /// A copy in which every value is marked as added to the record's own data.
  package var added: SourceValue {
    map { $0.isAdded = true }
  }

  /// Applies `change` to each nested value in order, then to the value itself.
  private func map(_ change: (inout SourceValue) -> Void) -> SourceValue {
    var result = self
    switch content {
    case .list(let values): result.content = .list(values.map { $0.map(change) })
    case .object(let members):
      result.content = .object(
        members.map { member in
          var member = member
          member.value = member.value.map(change)
          return member
        })
    case .null, .bool, .number, .text: break
    }
    change(&result)
    return result
  }
}

extension String {
  /// The texts between separators. As a separator, a line feed stands for any line end.
  fileprivate func parts(between separator: String) -> [Substring] {
    separator == "\n" ? split(whereSeparator: \.isNewline) : split(separator: separator)
  }
}
