package import VitrineDiagnostics
import VitrineModel

extension FrontMatterBlock {
  /// Reads the keys and values of the block in the file `file`, whose bytes are `bytes`.
  package func value(
    in bytes: [UInt8], file: String, warnings: inout [Diagnostic]
  ) throws(UnreadableContent) -> SourceValue {
    let text = SourceText(file: file, bytes: bytes, range: range, firstLine: 2)
    return switch language {
    case .yaml: try readObject(text, warnings: &warnings)
    case .toml: try readTOML(text)
    }
  }
}

/// Reads a file that is entirely YAML, such as `site.yml`. An empty file is an empty object.
package func readYAML(
  _ bytes: [UInt8], file: String, warnings: inout [Diagnostic]
) throws(UnreadableContent) -> SourceValue {
  try readAnyValue(SourceText(file: file, bytes: bytes), warnings: &warnings)
    ?? SourceValue(content: .object([]), line: 1, column: 1)
}

private func readObject(
  _ text: SourceText, warnings: inout [Diagnostic]
) throws(UnreadableContent) -> SourceValue {
  guard let value = try readAnyValue(text, warnings: &warnings) else {
    return SourceValue(content: .object([]), line: text.firstLine, column: 1)
  }
  guard case .object = value.content else {
    throw UnreadableContent(
      "front matter", at: value.location(in: text.file),
      "front matter must consist of keys and values",
      hint: "write one 'key: value' per line")
  }
  return value
}

private func readAnyValue(
  _ text: SourceText, warnings: inout [Diagnostic]
) throws(UnreadableContent) -> SourceValue? {
  if let members = FlatYAML.members(of: text) {
    return SourceValue(
      content: .object(members), line: members[0].keyLine, column: members[0].keyColumn)
  }
  return try composeYAML(text, warnings: &warnings)
}
