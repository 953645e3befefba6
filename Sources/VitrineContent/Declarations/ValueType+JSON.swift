import VitrineFormats
import VitrineModel
import VitrineText

extension ValueType {
  package static let json = ValueType(
    rawValue: "json",
    reading: ValueReading(expected: "a value in JSON") {
      ValueProblem(
        kind: "not JSON", text: $0, message: "is not JSON and stays text",
        hint: #"JSON looks like ["a", "b"] or {"width": 30}"#, boundMessage: "which is not JSON")
    } read: { written in
      (try? JSONDocument(parsing: Array(written.text.utf8))).map { SourceValue($0.root).fieldValue }
    })
}
