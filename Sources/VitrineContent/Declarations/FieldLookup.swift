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
    guard let lookup = members.first(where: { $0.key == "lookup" }) else {
      for name in FieldLookup.dependentNames {
        guard let member = members.first(where: { $0.key == name }) else { continue }
        error(
          "key without lookup", at: member, "'\(name)' stands without 'lookup'",
          hint: "'lookup' says in which collection, "
            + "as in { field: artist, lookup: /artists, by: name }")
      }
      return
    }
    if RecordSlot(rawValue: entry.key) != nil {
      error(
        "slot that looks up", at: lookup,
        "'\(entry.key)' holds what a record says itself, and looks nothing up",
        hint: "give what is looked up to a field of its own")
    }
    let subject = members.first { FieldReading.namesOfSubjects.contains($0.key) }
    if let subject, !["field", "first"].contains(subject.key) {
      twoKeysForOne(subject.key, lookup)
    }
    if let reference = members.first(where: { $0.key == "refersTo" }) {
      twoKeysForOne("lookup", reference)
    }
    result.rules.lookup.isOfOwnID = subject == nil && result.rules.lookup.key != nil
    guard result.rules.lookup.isOfOwnID else { return }
    for member in members where !FieldLookup.keys.contains(where: { $0.name == member.key }) {
      error(
        "key of values", at: member,
        "'\(member.key)' is about values of the data, and the field looks for the record's own id",
        hint: "say with 'field' where the value is that 'by' looks for, "
          + "or take '\(member.key)' away")
    }
  }
}
