import VitrineFormats
import VitrineModel
import VitrineText

extension FieldDeclaration {
  /// The keys that name a path and compute something from its values. An age also needs `on`.
  private static let computations:
    [(name: String, computation: FieldComputation?, description: String)] =
      [
        ("count", .count, "How many values the path leads to."),
        ("sum", .sum, "The exact sum of the numbers at the path."),
        ("first", .first, "The first value at the path."),
        ("yearOf", .part(.year), "The year of a date."),
        ("decadeOf", .part(.decade), "The decade of a date."),
        ("centuryOf", .part(.century), "The century of a date."),
        ("ageOf", nil, "The years between a date and the day 'on'."),
      ]

  /// The keys that name the path to the values.
  static let namesOfSubjects = ["field"] + computations.map(\.name)

  /// The keys that an age requires.
  static let keysOfAge = ["ageOf", "on"]

  static func computing(use: NamedPath.Use) -> [ContentKey<FieldDeclaration>] {
    computations.map { ContentKey($0.name, .source(use), \.source, $0.description) } + [
      ContentKey("on", .day, \.day, "The day on which to compute an age: a date, or a path to one.")
    ]
  }

  /// Returns all keys that name a path to the values (only one is allowed), and the computation of
  /// the first.
  fileprivate static func subjects(
    of entry: SourceValue.Member
  ) -> (all: [SourceValue.Member], computation: (name: String, value: FieldComputation?)?) {
    let members = entry.value.members.filter { !$0.value.isNull }
    let all = members.filter { namesOfSubjects.contains($0.key) }
    let found = computations.first { $0.name == all.first?.key }
    return (all, found.map { ($0.name, $0.computation) })
  }
}

extension DeclarationReader {
  /// Reads the computation of a field, and reports keys that do not go with it. Returns false if
  /// the field has no computation.
  mutating func readComputation(
    _ entry: SourceValue.Member, _ result: inout FieldDeclaration
  ) -> Bool {
    let (subjects, computation) = FieldDeclaration.subjects(of: entry)
    if subjects.count > 1 { reportConflictingKeys(subjects[0].key, subjects[1]) }
    let members = entry.value.members
    let on = members.first { $0.key == "on" }
    if let on, computation?.name != "ageOf" {
      error(
        "day without an age", at: on, "'on' requires 'ageOf'",
        hint: "'on' is the day of an age, as in { ageOf: born, on: died }")
    }
    guard let computation else { return false }
    result.form.computation = computation.value ?? result.day.map { .age(on: $0) }
    if computation.value == nil, on?.value.isNull ?? true {
      missingKey(
        "on", of: "an age", at: subjects[0],
        hint: "set the day, as in on: 2026-01-01, or its path, as in on: died")
    }
    let type = members.first { $0.key == "type" && !$0.value.isNull }
    if let type, computation.name != "first" { reportConflictingKeys(computation.name, type) }
    // A unit implies numbers, but here it is the unit of the result: `count` takes values of any
    // type.
    if computation.name != "first" { result.form.type = result.form.computation?.taken }
    if let fallback = members.first(where: { $0.key == "default" && !$0.value.isNull }) {
      reportConflictingKeys(computation.name, fallback)
    }
    if RecordSlot(rawValue: entry.key) != nil {
      error(
        "computed slot", at: entry, "'\(entry.key)' cannot be computed",
        hint: "put what is computed into a field of its own")
    }
    return true
  }
}

extension ContentType<FieldComputation.Day> {
  /// A date, or the path to one.
  fileprivate static var day: Self {
    Self(.texts) { member, reader in
      if let date = member.value.scalarText.flatMap({ ExtendedDate(trimmed($0)) }) {
        return .date(date)
      }
      if let text = member.value.scalarText, looksLikeDate(text) {
        reader.warn(
          "not a date", at: member.value, "'on' is '\(text)', which is not a date",
          hint: "write a day, as in on: 2026-11-21, or the path of one")
        return .source(FieldSource(text))
      }
      return reader.fieldSource(member).map { .source($0) }
    }
  }
}

/// Whether a text looks like a mistyped date: it has only digits and the separators of dates, and
/// is longer than a year.
private func looksLikeDate(_ text: String) -> Bool {
  text.utf8.count > 4 && text.unicodeScalars.first.map { ("0"..."9").contains($0) } ?? false
    && text.utf8.allSatisfy { (0x30...0x39).contains($0) || "-./: T".utf8.contains($0) }
}
