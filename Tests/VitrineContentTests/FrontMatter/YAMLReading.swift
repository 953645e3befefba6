import VitrineDiagnostics
import VitrineText

@testable import VitrineFormats

/// The value of a file of YAML; its warnings are for the tests of warnings.
func readYAML(_ bytes: [UInt8], file: String) throws(UnreadableContent) -> SourceValue {
  var warnings: [Diagnostic] = []
  return try readYAML(bytes, file: file, warnings: &warnings)
}

/// The value of a stretch of YAML, as the whole parser has it.
func composeYAML(
  _ text: SourceText, mostValues: Int = 2_000_000
) throws(UnreadableContent) -> SourceValue? {
  var warnings: [Diagnostic] = []
  return try composeYAML(text, mostValues: mostValues, warnings: &warnings)
}
