import VitrineModel
import VitrineText

extension PageDownloads.FieldType {
  /// Returns a value as JSON expresses it such that it can be read again. `link` makes addresses
  /// relative to the file.
  func plain(_ value: FieldValue, _ link: (String) -> String) -> FieldValue {
    switch value {
    case .null, .bool: value
    case .text(let text): name == "markdown" ? .text(markdown(saying: text)) : value
    case .number(let number): number.literal.isJSONNumber ? value : .text(number.literal)
    case .date(let date): .text(date.text)
    case .markup(let markup): .text(markup.written)
    case .composite(let composite): .text(composite.text)
    case .link(let value):
      .text(
        reference != nil
          ? value.written
          : name == "link" ? value.address.map(link) ?? value.written : value.title)
    case .list(let values): .list(values.map { plain($0, link) })
    case .object(let fields):
      .object(fields.map { Field(name: $0.name, value: plain($0.value, link)) })
    }
  }
}

extension FieldValue {
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .list(let values): values.isEmpty
    case .object(let fields): fields.isEmpty
    default: false
    }
  }
}

/// Returns Markdown that shows a text without markup.
private func markdown(saying text: String) -> String {
  var result = ""
  var isAtStart = true
  for character in text {
    let isSign = "\\`*_[]<>&~|".contains(character)
    let startsBlock = isAtStart && "#+-=".contains(character)
    // `1.` begins a list.
    let endsNumber = ".)".contains(character) && result.last?.isNumber == true
    if isSign || startsBlock || endsNumber { result.append("\\") }
    result.append(character)
    isAtStart = character.isNewline || isAtStart && character == " "
  }
  return result
}
