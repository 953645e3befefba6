import VitrineDiagnostics
import VitrineModel

/// Which records of another collection a field is about, and what it says of them.
struct FieldLookup: Sendable {
  /// The collection of these records; nil for a field that is about its own record.
  var collection: SectionDeclaration.Name?

  /// What has the value in the records that are found; nil for their ids.
  var key: SectionDeclaration.Name?

  /// What the field holds of the records; nil for links that say their titles.
  var shown: SectionDeclaration.Name?

  /// True if the value is the id of the record with the field, and not one of its data.
  var isOfOwnID = false

  /// True if the field holds how many records there are.
  var counts: Bool { shown?.text == "count" }

  /// What the field holds that the records have; nil for links to them, and for their number.
  var shownValue: SectionDeclaration.Name? { counts ? nil : shown }
}

extension FieldLookup {
  static let keys: [ContentKey<FieldLookup>] = [
    ContentKey(
      "lookup", .name, \.collection,
      "A collection as for 'refersTo': the field says the titles of these records, with links to them."
    ),
    ContentKey(
      "by", .name, \.key,
      "What has the value in the records of 'lookup', in the place of their ids; without 'field' the value is the record's own id."
    ),
    ContentKey(
      "show", .name, \.shown,
      "What the field holds of the records of 'lookup', in the place of links: 'born', or 'count' for how many they are."
    ),
  ]

  /// The keys that say nothing without `lookup`.
  static let dependentNames = keys.map(\.name).filter { $0 != "lookup" }
}

extension Declarations {
  /// Finds whose value a field looks up, and notes what does not go with that.
  mutating func readLookup(_ entry: SourceValue.Member, _ result: inout FieldReading) {
    let members = entry.value.members.filter { !$0.value.isNull }
    func place(of key: String) -> SourceLocation? {
      members.first { $0.key == key }.map { location(ofKey: $0) }
    }
    guard let lookup = place(of: "lookup") else {
      for name in FieldLookup.dependentNames {
        if let place = place(of: name) { note(.keyWithoutLookup(name, at: place)) }
      }
      return
    }
    if RecordSlot(rawValue: entry.key) != nil { note(.slotThatLooksUp(entry.key, at: lookup)) }
    let subject = members.first { FieldReading.namesOfSubjects.contains($0.key) }
    if let subject, !["field", "first"].contains(subject.key) {
      note(.twoKeysForOne(subject.key, "lookup", at: lookup))
    }
    if let reference = place(of: "refersTo") {
      note(.twoKeysForOne("lookup", "refersTo", at: reference))
    }
    result.rules.lookup.isOfOwnID = subject == nil && result.rules.lookup.key != nil
    guard result.rules.lookup.isOfOwnID else { return }
    for member in members where !FieldLookup.keys.contains(where: { $0.name == member.key }) {
      note(.keyOfValues(member.key, at: location(ofKey: member)))
    }
  }
}

extension Diagnostic {
  fileprivate static func keyWithoutLookup(_ key: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "key without lookup", at: place, "'\(key)' stands without 'lookup'",
      hint: "'lookup' says in which collection, as in { field: artist, lookup: /artists, by: name }"
    )
  }

  fileprivate static func slotThatLooksUp(_ slot: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "slot that looks up", at: place,
      "'\(slot)' holds what a record says itself, and looks nothing up",
      hint: "give what is looked up to a field of its own")
  }

  fileprivate static func keyOfValues(_ key: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "key of values", at: place,
      "'\(key)' is about values of the data, and the field looks for the record's own id",
      hint: "say with 'field' where the value is that 'by' looks for, or take '\(key)' away")
  }
}
