import VitrineFormats
import VitrineModel

/// The key figures of a section or a page, as declared.
struct KeyFiguresDeclaration: Sendable {
  var style = KeyFigures.Style.band
  var figures: [FigureDeclaration] = []

  var isEmpty: Bool { figures.isEmpty }

  /// The fields and measures that the figures read.
  var lookedUp: [SectionDeclaration.Name] { figures.flatMap(\.lookedUp) }
}

extension KeyFiguresDeclaration {
  static let keys = ContentKeys<Self>(
    "a map of key figures",
    [
      ContentKey(
        "style", .choice, \.style,
        "'tiles' gives each figure its own surface; 'band' is one for all."
      ),
      ContentKey(figuresKey, .figures, \.figures, "The figures, in order."),
    ])

  /// The key that a bare list stands for.
  static let figuresKey = "of"
}

extension ContentType<KeyFiguresDeclaration> {
  /// A list of figures, or a map that also sets their style.
  static var keyFigures: Self {
    let figures = ContentType<[FigureDeclaration]>.figures, keys = KeyFiguresDeclaration.keys
    let key = KeyFiguresDeclaration.figuresKey
    return Self(.either([figures.schema, .map(keys.schema, required: [key])])) {
      member, reader in
      if case .list = member.value.content {
        return figures.read(member, &reader).map { KeyFiguresDeclaration(figures: $0) }
      }
      guard case .object = member.value.content else {
        reader.wrongType(member, "a list of figures, or a map with 'style' and 'of'")
        return nil
      }
      let noted = reader.diagnostics.count
      var result = KeyFiguresDeclaration()
      reader.read(member.value, by: keys, into: &result)
      if member.value[key]?.isNull ?? (noted == reader.diagnostics.count) {
        reader.missingKey(
          key, of: keys.name, at: member.value,
          hint: "write \(member.key): { style: tiles, of: [{ count: true }] }")
      }
      return result
    }
  }
}
