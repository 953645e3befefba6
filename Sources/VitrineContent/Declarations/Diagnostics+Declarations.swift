import VitrineDiagnostics
import VitrineText

extension Diagnostic {
  static func unknownKey(
    _ key: String, of what: String, among keys: [String],
    foreign advice: ((ForeignKey) -> String?)? = nil, isIgnored: Bool = false,
    at location: SourceLocation
  ) -> Diagnostic {
    let foreign = ForeignKey.all[key].flatMap { key in advice?(key).map { (key, $0) } }
    let hint =
      foreign.map { $0.hint(key, $1) }
      ?? hint(forSpacesIn: key)
      ?? hint(forKey: key, lookedForIn: what)
      ?? suggestion(for: key, among: keys)
      ?? "the keys of \(what) are \(keys.joined(separator: ", "))"
    return Diagnostic(
      foreign != nil && isIgnored ? .warning : .error,
      kind: foreign != nil && isIgnored ? "key of another generator" : "unknown key", at: location,
      "\(what) has no key '\(key)'", hint: hint)
  }

  /// Says that spaces which only look like those of YAML are a part of the key.
  private static func hint(forSpacesIn key: String) -> String? {
    let isForeign = { (character: Character) in character.isWhitespace && character != " " }
    return key.contains(where: isForeign)
      ? "a no-break space or the like is a part of it: take it away, or write plain spaces"
      : nil
  }

  /// Says which of the maps that a page is described by has the key; nil if none has, or if `what` is none of them.
  private static func hint(forKey key: String, lookedForIn what: String) -> String? {
    let maps = [
      (SiteDeclaration.keys.name, SiteDeclaration.keys.names),
      (PageDeclaration.keys.name, PageDeclaration.keys.names),
      (CollectionDeclaration.keys.name, CollectionDeclaration.keys.names),
      (SectionDeclaration.keys.name, SectionDeclaration.keys.names),
    ]
    guard maps.contains(where: { $0.0 == what }) else { return nil }
    let owners = maps.filter { $0.1.contains(key) }.map(\.0)
    return owners.isEmpty ? nil : "it is a key of \(owners.joined(separator: ", and of "))"
  }

  static func wrongType(
    _ what: String, _ expected: String, _ value: SourceValue, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "wrong type", at: location,
      "\(what) must be \(expected), not \(value.foundName)",
      hint: value.hint(toWrite: expected, for: what, in: location.file))
  }

  static func unknownValue(
    _ value: String, of key: String, among names: [String], at location: SourceLocation
  ) -> Diagnostic {
    let hint =
      suggestion(for: value, among: names)
      ?? "'\(key)' is one of \(names.joined(separator: ", "))"
    return Diagnostic(
      .error, kind: "unknown value", at: location, "'\(key)' cannot be '\(value)'", hint: hint)
  }

  static func unknownCell(
    _ name: String, among cells: Set<String>, at location: SourceLocation
  ) -> Diagnostic {
    let names = cells.sorted(by: precedesByBytes)
    let hint =
      suggestion(for: name.templateName, among: names)
      ?? "a cell is a file Templates/cells/\(name.templateName).html; there are \(names.joined(separator: ", "))"
    return Diagnostic(
      .error, kind: "unknown cell", at: location, "there is no cell '\(name)'", hint: hint)
  }

  static func lostFrontMatter(_ line: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "lost front matter", at: location, "'\(line)' looks like front matter",
      hint: "put it between two lines of ---")
  }

  static func twoKeysForOne(
    _ first: String, _ second: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "two keys for one thing", at: location, "'\(second)' stands beside '\(first)'",
      hint: "keep one of the two")
  }

  static func missingKey(
    _ key: String, of what: String, at location: SourceLocation, hint: String
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "missing key", at: location, "\(what) lacks '\(key)'", hint: hint)
  }

  static func slotOfType(
    _ type: ValueType, _ slot: String, from path: String, at location: SourceLocation
  ) -> Diagnostic {
    let own = "a field of its own, as made: { field: \(path), type: \(type.rawValue) }"
    return Diagnostic(
      .warning, kind: "slot of texts", at: location, "'\(slot)' holds words, and no \(type.plural)",
      hint: type == .date ? "give the date to 'date', or to \(own)" : "give it to \(own)")
  }

  static func computedSlot(_ slot: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "computed slot", at: location, "'\(slot)' holds what a record says itself",
      hint: "give what is computed to a field of its own")
  }

  static func keyWithoutAge(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "day without an age", at: location, "'on' stands without 'ageOf'",
      hint: "'on' is the day of an age, as in { ageOf: born, on: died }")
  }

  static func keyOfNumbers(
    _ key: String, beside type: ValueType, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "key of numbers", at: location,
      "'\(key)' stands beside 'type: \(type.rawValue)'",
      hint: "only numbers and sizes have it: take it away, or write 'type: number'")
  }

  static func besideChanges(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "key beside changes", at: location,
      "a section of 'changes' cannot have '\(key)'",
      hint: "which records changed is known only when all are read: such a section is one list")
  }
}

extension SourceValue {
  /// The value as a message names it: its text if that is short, else its kind.
  fileprivate var foundName: String {
    guard let text = scalarText, text.count <= 40 else { return kindName }
    return "'\(text)'"
  }
}
