import VitrineDiagnostics
import VitrineModel

extension SectionDeclaration {
  static let keys = ContentKeys<SectionDeclaration>(
    "a section",
    [
      ContentKey("id", .name, \.id, "Its name in links, '#s-ID'."),
      ContentKey("title", .text, \.title, "Its heading."),
      ContentKey("text", .text, \.text, "A sentence under the heading."),
      ContentKey(
        "collection", .name, \.collection, "Which collection, as 'notes', '../emoji' or 'a#b'."),
      ContentKey(
        "items", .list(.text), "The ids of the records to show, in this order."
      ) { member, declarations, section in
        section.items = declarations.names(member)
        section.itemsPlaces = (
          declarations.location(ofKey: member), declarations.location(of: member.value)
        )
      },
      ContentKey(
        "where", .conditions, \.conditions,
        "Which records to show; all conditions have to hold."
      ).noting { member, declarations, section in
        section.lookedUp += member.value.members.map {
          SectionDeclaration.Name(text: $0.key, place: declarations.location(ofKey: $0))
        }
      },
      ContentKey(
        "sort", .sortKeys, \.sort, "By what, with '-' in front for the other direction."
      ).noting { $2.lookedUp += $1.lookedUpNames($0.value) },
      ContentKey("limit", .wholeNumber(from: 0), \.limit, "How many at most."),
      ContentKey("outline", .outline, \.outline, "A parent for each value of a field.")
        .noting { $2.lookedUp += $1.lookedUpNames(ofGrouping: $0.value) },
      ContentKey("each", .each, \.each, "A section for each value of a field.")
        .noting { $2.lookedUp += $1.lookedUpNames(ofGrouping: $0.value) },
      ContentKey("layout", .layout, \.layout, "How its items stand."),
      ContentKey("cell", .cell, \.cell, "The template that shows its items."),
      ContentKey("empty", .text, \.empty, "The sentence to show when nothing is left."),
      ContentKey(
        "repeats", .flag, \.repeats,
        "Whether it may show records that stand elsewhere on the page."),
    ])
}

extension ContentType<[SectionDeclaration]> {
  static var sections: Self {
    Self(.list(.map(SectionDeclaration.keys.schema))) { member, declarations in
      declarations.list(member)?.compactMap { declarations.section($0) }
    }
  }
}

extension ContentType<SectionDeclaration.Name> {
  fileprivate static var name: Self {
    Self(.text) { member, declarations in
      declarations.text(member).map {
        SectionDeclaration.Name(text: $0, place: declarations.location(of: member.value))
      }
    }
  }
}

extension Declarations {
  fileprivate mutating func section(_ value: SourceValue) -> SectionDeclaration? {
    let noted = diagnostics.count
    var result = SectionDeclaration(place: location(of: value))
    guard read(value, by: SectionDeclaration.keys, into: &result) else { return nil }
    // A slip can let in records that were not meant. That others show them too is no second
    // mistake.
    if diagnostics[noted...].contains(where: { $0.severity == .error }) { result.repeats = true }
    return result
  }

  fileprivate mutating func names(_ member: SourceValue.Member) -> [SectionDeclaration.Name]? {
    guard let values = list(member) else { return nil }
    return values.compactMap { value in
      text(value, member.key).map {
        SectionDeclaration.Name(text: $0, place: location(of: value))
      }
    }
  }

  /// Returns the names that a grouping looks up in records, each with its place.
  fileprivate func lookedUpNames(ofGrouping value: SourceValue) -> [SectionDeclaration.Name] {
    guard case .object = value.content else { return lookedUpNames(value) }
    let sorting = value["sort"].map { lookedUpNames($0) } ?? []
    return (value["by"].map { lookedUpNames($0) } ?? [])
      + sorting.filter { $0.text != "title" && $0.text != "count" }
  }

  fileprivate func lookedUpNames(_ value: SourceValue) -> [SectionDeclaration.Name] {
    if case .list(let values) = value.content { return values.flatMap { lookedUpNames($0) } }
    guard let text = value.scalarText else { return [] }
    return [
      SectionDeclaration.Name(
        text: text.hasPrefix("-") ? String(text.dropFirst()) : text, place: location(of: value))
    ]
  }
}
