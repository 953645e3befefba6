import VitrineFormats
import VitrineModel

/// Which records of another collection a field looks up, and what it shows of them.
struct FieldLookup: Sendable {
  /// The collection with these records, or nil if the field does not look anything up.
  var collection: SectionDeclaration.Name?

  /// The field of these records that must have the value, or nil for their ids.
  var key: SectionDeclaration.Name?

  /// The field of these records to show, or nil to show their titles as links.
  var shown: SectionDeclaration.Name?

  /// Whether the record's own id is looked up instead of a value from its data.
  var looksUpOwnID = false

  /// Whether the field shows how many records there are.
  var counts: Bool { shown?.text == "count" }

  /// The field of these records to show, or nil for links and for counts.
  var shownValue: SectionDeclaration.Name? { counts ? nil : shown }
}

extension FieldLookup {
  static let keys: [ContentKey<FieldLookup>] = [
    ContentKey(
      "lookup", .name, \.collection,
      "A collection, named as for 'refersTo': the field shows the titles of the matching records, with links to them."
    ),
    ContentKey(
      "by", .name, \.key,
      "The field in the records of 'lookup' that has the value, instead of their ids; without 'field', the value is the record's own id."
    ),
    ContentKey(
      "show", .name, \.shown,
      "What to show of the records of 'lookup' instead of links: a field such as 'born', or 'count' for their number."
    ),
  ]

  /// The keys that require `lookup`.
  static let dependentNames = keys.map(\.name).filter { $0 != "lookup" }
}

extension DeclarationReader {
  /// Determines which value a field looks up, and reports keys that do not go with that.
  mutating func readLookup(_ entry: SourceValue.Member, _ result: inout FieldDeclaration) {
    let members = entry.value.members.filter { !$0.value.isNull }
    guard let lookup = members.first(where: { $0.key == "lookup" }) else {
      for name in FieldLookup.dependentNames {
        guard let member = members.first(where: { $0.key == name }) else { continue }
        error(
          "key without lookup", at: member, "'\(name)' requires 'lookup'",
          hint: "'lookup' names the collection, "
            + "as in { field: artist, lookup: /artists, by: name }")
      }
      return
    }
    if RecordSlot(rawValue: entry.key) != nil {
      error(
        "lookup in a slot", at: lookup,
        "'\(entry.key)' cannot be looked up",
        hint: "put what is looked up into a field of its own")
    }
    let subject = members.first { FieldDeclaration.namesOfSubjects.contains($0.key) }
    if let subject, !["field", "first"].contains(subject.key) {
      reportConflictingKeys(subject.key, lookup)
    }
    if let reference = members.first(where: { $0.key == "refersTo" }) {
      reportConflictingKeys("lookup", reference)
    }
    result.rules.lookup.looksUpOwnID = subject == nil && result.rules.lookup.key != nil
    guard result.rules.lookup.looksUpOwnID else { return }
    for member in members where !FieldLookup.keys.contains(where: { $0.name == member.key }) {
      error(
        "key for values", at: member,
        "'\(member.key)' applies to values in the data, but this field looks for the record's own id",
        hint: "set 'field' to the path of the value that 'by' looks for, "
          + "or remove '\(member.key)'")
    }
  }
}
