import VitrineFormats
import VitrineLayout
import VitrineModel

/// The option of lists and tables that plots a sparkline for each record.
enum SparkDeclaration {
  static let key = "spark"
  static let description =
    "The field with lists of numbers to draw as sparklines, or 'history' for a measure's history."
  static let type = ContentType<String>.text.map { SparkSource($0) }
}

extension DeclarationReader {
  /// The value of the option in a layout, with its location, or nil if it is not set.
  func sparkName(inLayout value: SourceValue) -> SectionDeclaration.Name? {
    sparkNames(inLayout: value).first
  }

  /// Reports a list that plots something different from another list of the same section.
  mutating func checkSparks(inLayout value: SourceValue) {
    let names = sparkNames(inLayout: value)
    guard let first = names.first, let second = names.first(where: { $0.text != first.text })
    else { return }
    error(
      "two sparks", at: second.place,
      "a section can have one 'spark', but this layout has '\(first.text)' and '\(second.text)'",
      hint: "keep one of the two; the other is at \(first.place)")
  }

  private func sparkNames(inLayout value: SourceValue) -> [SectionDeclaration.Name] {
    switch value.content {
    case .object(let members):
      members.flatMap { member in
        let spark =
          [ListPreset.name, TablePreset.name].contains(member.key)
          ? member.value[SparkDeclaration.key] : nil
        return spark.map { [name($0)].compactMap { $0 } } ?? sparkNames(inLayout: member.value)
      }
    case .list(let values): values.flatMap { sparkNames(inLayout: $0) }
    default: []
    }
  }
}
