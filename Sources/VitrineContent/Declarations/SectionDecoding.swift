import VitrineModel
import VitrineText

extension Declarations {
  mutating func section(
    _ value: SourceValue, layouts: inout LayoutTable, cells: Set<String>
  ) -> SectionDeclaration? {
    let noted = diagnostics.count
    guard let members = members(of: value, of: .section) else { return nil }
    var result = SectionDeclaration(lookedUp: lookedUpNames(in: members), place: place(of: value))
    for member in members {
      switch member.key {
      case "id": result.id = name(member)
      case "title": result.title = text(member)
      case "text": result.text = text(member)
      case "collection": result.collection = name(member)
      case "items":
        result.items = names(member)
        result.itemsPlaces = (place(ofKey: member), place(of: member.value))
      case "where": result.conditions = conditions(member)
      case "sort": result.sort = sortKeys(member)
      case "limit": result.limit = wholeNumber(member, from: 0)
      case "outline": result.outline = grouping(member, of: .outline)
      case "each": result.each = grouping(member, of: .each)
      case "layout":
        result.layout = layout(member).map { layouts.declared($0, as: member.value) }
      case "cell": result.cell = cell(member, among: cells)
      case "empty": result.empty = text(member)
      case "repeats": result.repeats = bool(member) ?? false
      default: preconditionFailure("the key '\(member.key)' of a section is not read")
      }
    }
    // A slip can let in records that were not meant: that others show them is no second mistake.
    if diagnostics[noted...].contains(where: { $0.severity == .error }) { result.repeats = true }
    return result
  }

  private mutating func name(_ member: SourceValue.Member) -> SectionDeclaration.Name? {
    text(member).map { SectionDeclaration.Name(text: $0, place: place(of: member.value)) }
  }

  private mutating func names(_ member: SourceValue.Member) -> [SectionDeclaration.Name]? {
    guard let values = list(member) else { return nil }
    return values.compactMap { value in
      text(value, member.key).map {
        SectionDeclaration.Name(text: $0, place: place(of: value))
      }
    }
  }

  mutating func cell(_ member: SourceValue.Member, among cells: Set<String>) -> String? {
    guard let name = text(member) else { return nil }
    if cells.contains(name) { return name }
    note(.unknownCell(name, among: cells, at: location(of: member.value)))
    return nil
  }

  mutating func conditions(_ member: SourceValue.Member) -> [Condition] {
    guard case .object(let members) = member.value.content else {
      wrongType(member, "a map of fields to what they must be")
      return []
    }
    return members.map {
      Condition(name: $0.key, tests: tests($0), place: place(of: $0.value))
    }
  }

  private mutating func tests(_ entry: SourceValue.Member) -> [Condition.Test] {
    switch entry.value.content {
    case .list: return [.isOneOf(scalars(entry))]
    case .object: break
    case .null: return []
    case .bool, .number, .text: return [.isOneOf([entry.value.fieldValue])]
    }
    return (members(of: entry.value, of: .condition) ?? []).compactMap { member in
      switch member.key {
      case "atLeast": scalar(member).map { .isAtLeast($0) }
      case "atMost": scalar(member).map { .isAtMost($0) }
      case "not": .isNoneOf(scalars(member))
      case "contains": scalar(member).map { .contains($0) }
      default: bool(member).map { .isThere($0) }
      }
    }
  }

  private mutating func scalar(_ member: SourceValue.Member) -> FieldValue? {
    if member.value.scalarText != nil { return member.value.fieldValue }
    wrongType(member, "one value")
    return nil
  }

  /// One value, or each of a list.
  private mutating func scalars(_ member: SourceValue.Member) -> [FieldValue] {
    var values = [member.value]
    if case .list(let elements) = member.value.content { values = elements }
    return values.compactMap { value in
      var element = member
      element.value = value
      return scalar(element)
    }
  }

  /// The names that a section looks up in records, each with its place.
  private func lookedUpNames(in members: [SourceValue.Member]) -> [SectionDeclaration.Name] {
    members.flatMap { member -> [SectionDeclaration.Name] in
      switch member.key {
      case "where":
        member.value.members.map { entry in
          SectionDeclaration.Name(text: entry.key, place: place(ofKey: entry))
        }
      case "sort": lookedUpNames(member.value)
      case "outline", "each":
        if case .object = member.value.content {
          (member.value["by"].map { lookedUpNames($0) } ?? [])
            + (member.value["sort"].map { lookedUpNames($0) } ?? [])
            .filter { $0.text != "title" && $0.text != "count" }
        } else {
          lookedUpNames(member.value)
        }
      default: []
      }
    }
  }

  private func lookedUpNames(_ value: SourceValue) -> [SectionDeclaration.Name] {
    if case .list(let values) = value.content { return values.flatMap { lookedUpNames($0) } }
    guard let text = value.scalarText else { return [] }
    return [
      SectionDeclaration.Name(
        text: text.hasPrefix("-") ? String(text.dropFirst()) : text, place: place(of: value))
    ]
  }

  private mutating func sortKeys(_ member: SourceValue.Member) -> [SortKey] {
    (texts(member) ?? []).map { text, _ in
      text.hasPrefix("-")
        ? SortKey(name: String(text.dropFirst()), isDescending: true)
        : SortKey(name: text, isDescending: false)
    }
  }

  private mutating func grouping(
    _ member: SourceValue.Member, of subject: Subject
  ) -> Grouping? {
    guard case .object = member.value.content else {
      guard let names = names(member, of: subject) else { return nil }
      return complete(Grouping(names: names), of: subject, at: member)
    }
    var result = Grouping(names: [])
    for member in members(of: member.value, of: subject) ?? [] {
      switch member.key {
      case "by":
        if let names = names(member, of: subject) {
          result.names = names
        } else if !member.value.isNull {
          // It has been said what is wrong.
          return nil
        }
      case "split": result.separator = text(member)
      case "sort": result.sort = sortKeys(member)
      case "labels": result.labels = labels(member)
      case "none": result.none = text(member).flatMap { $0.isEmpty ? nil : $0 }
      default: result.isUnderEvery = bool(member)
      }
    }
    return complete(result, of: subject, at: member)
  }

  /// The fields that make groups: an outline may have several, one for each of its levels.
  private mutating func names(_ member: SourceValue.Member, of subject: Subject) -> [String]? {
    subject == .each ? text(member).map { [$0] } : texts(member)?.map(\.text)
  }

  private mutating func complete(
    _ grouping: Grouping, of subject: Subject, at member: SourceValue.Member
  ) -> Grouping? {
    if !grouping.names.isEmpty { return grouping }
    let groups = subject == .each ? "sections" : "parents"
    note(
      .missingKey(
        "by", of: subject, at: location(ofKey: member),
        hint: "say which field makes the \(groups), as in \(member.key): { by: category }"))
    return nil
  }

  private mutating func labels(_ member: SourceValue.Member) -> [String: String] {
    guard case .object(let members) = member.value.content else {
      wrongType(member, "a map of values to titles")
      return [:]
    }
    var result: [String: String] = [:]
    for entry in members { result[entry.key] = text(entry) }
    return result
  }
}
