import VitrineModel
import VitrineText

/// A value to write into front matter, on one line.
package indirect enum YAMLValue: Hashable, Sendable {
  case text(String)

  /// A number, a flag or a ratio, which never needs quotes.
  case plain(String)
  case list([YAMLValue])
  case map([Entry])

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: YAMLValue

    package init(key: String, value: YAMLValue) {
      self.key = key
      self.value = value
    }
  }

  /// Returns a list of texts, or a single text without a list.
  package static func texts(_ texts: [String]) -> YAMLValue {
    texts.count == 1 ? .text(texts[0]) : .list(texts.map(YAMLValue.text))
  }

  /// Returns the layout of a table with columns.
  package static func table(_ columns: [String]) -> YAMLValue {
    .map([.init(key: "table", value: .list(columns.map(YAMLValue.text)))])
  }

  /// The value of a key in a map, or nil if there is none or this is not a map.
  package subscript(key: String) -> YAMLValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension YAMLValue: CustomStringConvertible {
  package var description: String { written(inBrackets: false) }

  private func written(inBrackets: Bool) -> String {
    switch self {
    case .text(let text): return yamlText(text, inBrackets: inBrackets)
    case .plain(let text): return text
    case .list(let values):
      return "[\(values.map { $0.written(inBrackets: true) }.joined(separator: ", "))]"
    case .map(let entries):
      let members = entries.map { "\(yamlText($0.key)): \($0.value.written(inBrackets: true))" }
      return "{ \(members.joined(separator: ", ")) }"
    }
  }
}

/// Returns a text as YAML: as it is if it cannot be misread, otherwise in double quotes.
package func yamlText(_ text: String, inBrackets: Bool = true) -> String {
  isPlain(text, inBrackets: inBrackets) ? text : quoted(text)
}

private func isPlain(_ text: String, inBrackets: Bool) -> Bool {
  guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
    return false
  }
  // Only letters, digits and a few signs can begin a plain text; the others have a meaning in YAML.
  let second = text.unicodeScalars.dropFirst().first
  let begins =
    first.properties.isAlphabetic || ("0"..."9").contains(first)
    || "/<".unicodeScalars.contains(first)
    || first == "-" && second?.properties.isAlphabetic ?? false
  guard begins, last != " ", last != ":" else { return false }
  if case .text = coreSchemaValue(of: text) {} else { return false }
  // Other parsers read these as flags or numbers.
  if others.contains(text.lowercased())
    || ("0"..."9").contains(first)
      && text.allSatisfy({ $0.isNumber || ".:_-+eExXoO,".contains($0) })
  {
    return false
  }
  if text.contains(": ") || text.contains(" #") { return false }
  let inside = inBrackets ? "[]{},:" : ""
  return text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || " _-./<>*()+&'@#!?=~;:,%".unicodeScalars.contains(scalar)
        && !inside.unicodeScalars.contains(scalar)
  }
}

private let others: Set = ["yes", "no", "on", "off", "y", "n", "true", "false", "null"]

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default:
      let value = scalar.value
      let isHidden =
        value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xFEFF
        || (0x2028...0x2029).contains(value)
      if isHidden {
        result += "\\u\(String(value, digits: 4, radix: 16))"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
