import VitrineFormats
import VitrineModel
import VitrineText

extension MeasureDeclaration {
  static let keys = ContentKeys<MeasureDeclaration>(
    "a measure",
    [
      ContentKey("field", .source(), \.field, "The path of the number."),
      ContentKey(
        "since", .source(), \.start,
        "The path of a number to subtract, such as the time at which a test started."),
      ContentKey("unit", .unit, \.unit, "The unit, such as 'ms'."),
      ContentKey("better", .choice, \.rule.better, "Which direction is an improvement."),
      ContentKey(
        "noise", .tolerance, \.rule.noise,
        "Changes up to this amount or share are ignored: 5 or '3%'."
      ),
      ContentKey(
        "regression", .tolerance, \.rule.regression,
        "A change for the worse by at least this amount or share is a regression: 5 or '10%'."),
    ])
}

extension ContentType<[MeasureDeclaration]> {
  /// A map from names to measures.
  static var measures: Self {
    Self(.mapOf(.map(MeasureDeclaration.keys.schema))) { member, reader in
      reader.entries(member, "a map of names to measures")?.compactMap { entry in
        var result = MeasureDeclaration(name: entry.key, field: .path(ValuePath(entry.key)))
        let isMap = reader.read(entry.value, by: MeasureDeclaration.keys, into: &result)
        guard isMap || entry.value.isNull else { return nil }
        if entry.value["field"] == nil {
          let place = reader.location(ofKey: entry)
          reader.paths += result.field.paths.map {
            NamedPath(alternatives: [$0], use: .other, place: place)
          }
        }
        return result
      }
    }
  }
}

extension ContentType<MeasureRule.Tolerance> {
  /// A percentage of the value, such as `3%`, or a difference in the measure's unit.
  fileprivate static var tolerance: Self {
    let share = JSONSchema.pattern(#"^\#(JSONSchema.plainNumber)%$"#)
    return Self(.either([share, .number(from: 0)])) { member, reader in
      if case .number(let number) = member.value.content, number.value >= 0 {
        return .amount(number.value)
      }
      if let text = member.value.scalarText, text.hasSuffix("%"),
        let share = Double(plain: text.dropLast())
      {
        return .share(share / 100)
      }
      reader.wrongType(member, "a share such as 3%, or a number")
      return nil
    }
  }
}
