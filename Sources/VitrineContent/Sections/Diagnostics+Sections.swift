import VitrineDiagnostics
import VitrineModel

extension Diagnostic {
  static func unknownItem(
    _ id: String, nearest: String?, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "unknown item", at: location, "there is no record '\(id)'",
      hint: suggestion(nearest) ?? "'items' lists the ids of records")
  }

  /// An item that the collection's conditions leave out.
  static func leftOutItem(_ id: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "unknown item", at: location, "there is no record '\(id)'",
      hint: "'where' in the collection leaves it out")
  }

  static func draftItem(_ id: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "draft item", at: location, "'\(id)' is a draft, which is left out",
      hint: hintForDrafts)
  }

  static func hiddenItem(_ id: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "hidden item", at: location, "'\(id)' is hidden, and so in no list",
      hint: "take 'hidden: true' away to show it, or link to it in a text")
  }

  /// The hint for anything that names a draft.
  static let hintForDrafts =
    "build with --drafts, or take 'draft: true' or 'scheduled: true' away when it is finished"

  static func unknownField(
    _ name: String, of collection: String, nearest: String?,
    looksAmong subject: String = "a section looks", isOrder: Bool = false,
    at location: SourceLocation
  ) -> Diagnostic {
    let ordered = isOrder && name.hasSuffix(" desc") ? "write -\(name.dropLast(5))" : nil
    return Diagnostic(
      .warning, kind: "unknown field", at: location,
      "no record of '\(collection)' has a field '\(name)'",
      hint: ordered ?? suggestion(nearest)
        ?? "\(subject) among measures, fields, then paths of the source")
  }

  static func duplicateSection(_ id: String, at place: SourceLocation, first: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .error, kind: "two sections with one id", at: place,
      "the section id '\(id)' is already used", hint: "first used at \(first)")
  }

  static func twiceInSection(_ id: RecordID, _ section: Section) -> Diagnostic {
    Diagnostic(
      .error, kind: "record twice on a page", at: section.place,
      "'\(id)' stands twice in the section '\(section.id)'", hint: "name it once in 'items'")
  }

  static func twiceOnPage(_ ids: [RecordID], _ section: Section, first: Section) -> Diagnostic {
    let others =
      ids.count == 2 ? " and another" : ids.count > 2 ? " and \(ids.count - 1) others" : ""
    return Diagnostic(
      .error, kind: "record twice on a page", at: section.place,
      "'\(ids[0])'\(others) in the section '\(section.id)' already \(ids.count == 1 ? "stands" : "stand") in '\(first.id)'",
      hint:
        "'\(first.id)' is at \(first.place); add repeats: true to one of the two")
  }

  static func severalValues(
    _ id: RecordID, others: Int, of name: String, key: String, at place: SourceLocation
  ) -> Diagnostic {
    let others =
      others == 0 ? " has" : others == 1 ? " and another have" : " and \(others) others have"
    return Diagnostic(
      .warning, kind: "several values", at: place,
      "'\(id)'\(others) several values of '\(name)', of which the first alone counts",
      hint:
        "\(key): { by: \(yamlText(name)), every: true } shows a record under each of its values, every: false under the first"
    )
  }

  static func cutText(_ id: RecordID, in section: Section) -> Diagnostic {
    Diagnostic(
      .warning, kind: "text in a fixed height", at: section.place,
      "cards of a fixed height may cut their text off, as of '\(id)'",
      hint: "leave the height out, or show pictures alone with cell: plate")
  }

  static func shownNowhere(_ record: Record) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no section shows it", at: record.place,
      "no section shows '\(record.id)'",
      hint: "add a section that selects it, or leave it out with 'where' in the collection")
  }
}
