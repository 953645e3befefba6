import VitrineDiagnostics
import VitrineModel

extension Diagnostic {
  /// Records without an id and a title; the first of them is at `place`.
  ///
  /// `naming` are paths whose values could name all records.
  static func noIDAndTitle(
    at place: SourceLocation, others: Int, isDeclared: Bool, naming: [String]
  ) -> Diagnostic {
    let remedy =
      isDeclared
      ? "give it the field that 'id' in the collection names"
      : "say with 'id' in the collection which field names its records"
    return Diagnostic(
      .error, kind: "no id", at: place,
      others == 0
        ? "this record has no id and no title"
        : "this record and \(others) \(others == 1 ? "other" : "others") have no id and no title",
      hint: others == 0 ? remedy : "\(remedy): \(ways(toName: naming))")
  }

  static func dateAhead(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "date in the future", at: place,
      "the date is after the day of this build, and the item is shown",
      hint: "with 'scheduled: true' it is left out until that day; 'false' says that it is meant so"
    )
  }

  static func noDeclaredID(_ key: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no id", at: place,
      "this record lacks the field that 'id' names, its id is '\(key)'",
      hint: "an id from a title or a file's name changes with it")
  }

  static func idIsNoText(
    _ value: SourceValue, key: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "wrong type", at: location,
      "'id' must be a text or a number, not \(value.kindName), so that the id is '\(key)'",
      hint: "an id from a title or a file's name changes with it")
  }

  static func noTitle(_ key: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no title", at: place,
      "'\(key)' has no title, its id stands in its place",
      hint: "add a title, or map one with 'fields' in the collection")
  }

  static func markupTakenOff(
    _ name: String, isMapped: Bool, isChild: Bool, at location: SourceLocation
  ) -> Diagnostic {
    let written = yamlText(name)
    let remedy =
      isMapped
      ? "give the field type: html"
      : "say so: fields: { \(written): { field: \(written), type: html } }"
    return Diagnostic(
      .warning, kind: "markup taken off", at: location, "the HTML in '\(name)' is taken off",
      hint: "if it is HTML, \(remedy), or type: text if it is none"
        + (isMapped || isChild ? "" : ", with otherFields: true to keep the others"))
  }

  static func notADate(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "not a date", at: location, "'\(text)' is no date and stays a text",
      hint: hintForDates)
  }

  static let hintForDates =
    "a date is like 2026, 2026-11-21, 1914/1918 or 192X, or in words as 'c. 1657'"

  static func measureIsNoNumber(
    _ name: String, _ value: SourceValue, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "measure is no number", at: location,
      "the measure '\(name)' is \(value.scalarText.map { "'\($0)'" } ?? value.kindName), no number",
      hint:
        "a measure is a plain number, as 12.5: 'field' says where it stands, 'unit' what is behind it"
    )
  }

  static func childrenAreNoList(
    _ path: String, _ value: SourceValue, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "children are no list", at: location,
      "'\(path)' is \(value.kindName), no list of children",
      hint: "children are a list of maps, or a map of maps")
  }

  static func recordIsNoMap(_ value: SourceValue, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "record is no map", at: location,
      "a record must be a map of names to values, not \(value.kindName)")
  }

  static func missingPicture(
    _ path: String, nearest: String?, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "missing picture", at: location, "there is no picture '\(path)'",
      hint: suggestion(nearest)
        ?? "the path begins in the folder of this file, or with / in the content folder")
  }

  static func hiddenPicture(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "missing picture", at: location,
      "'\(path)' is not shown: it has the name of what is hidden, of a backup or of a key",
      hint: "give the file another name, in a folder whose name does not begin with a dot")
  }

  static func remotePicture(
    _ path: String, lacks: [String], at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "remote picture", at: location,
      "the picture '\(path)' is on another server and is left out",
      hint: lacks == ["shape"]
        ? "give it a shape like 4/3, so that its place is kept while it loads"
        : hintForRemotePictures
          + (lacks.contains("shape") ? " and give it a shape like 4/3" : ""))
  }

  static let hintForRemotePictures =
    "copy it into the content folder, or set remoteImages: true in site.yml"

  static func noAlternative(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no alternative text", at: location, "the picture '\(path)' has no alt text",
      hint: "say with 'alt' what it shows, or alt: \"\" if it only decorates")
  }
}

extension Diagnostic {
  /// A warning, for the record has another id; an error where two pages have one address.
  static func duplicateRecord(_ duplicate: DuplicateRecord) -> Diagnostic {
    Diagnostic(
      duplicate.newKey == nil ? .error : .warning, kind: "two records with one id",
      at: duplicate.place,
      "the id '\(duplicate.id)' is already used"
        + (duplicate.newKey.map { ", and this record has '\($0)'" } ?? ""),
      hint: "first used at \(duplicate.first)")
  }

  /// A Markdown file for a record that has one.
  static func secondNote(_ key: String, at place: SourceLocation, first: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .warning, kind: "two records with one id", at: place,
      "another file has the text of '\(key)', so this one is shown nowhere",
      hint: "it is at \(first): make one file of both")
  }

  /// The first of some records with ids made from titles that other records have too.
  ///
  /// `naming` are paths whose values could name all records.
  static func duplicateTitle(
    _ duplicate: DuplicateRecord, others: Int, naming: [String]
  ) -> Diagnostic {
    var diagnostic = duplicateRecord(duplicate)
    if others > 0 {
      diagnostic.message +=
        "; \(others) other \(others == 1 ? "record has" : "records have") the same problem"
    }
    diagnostic.hint? += "; it is made of the title: \(ways(toName: naming))"
    return diagnostic
  }

  /// Returns advice on how to name the records of a table without ids.
  private static func ways(toName paths: [String]) -> String {
    let fields = paths.prefix(4).map { "id: \(yamlText($0))" }
    let field = fields.isEmpty ? "" : "write \(fields.joined(separator: " or ")), or "
    return field + "number them with id: row, though one more then changes the ids of those below"
  }

  static func unknownParent(_ key: String, nearest: String?, at place: SourceLocation) -> Diagnostic
  {
    Diagnostic(
      .warning, kind: "unknown parent", at: place,
      "there is no record '\(key)' to stand under",
      hint: suggestion(nearest) ?? "a parent is named by its id")
  }

  static func ownAncestor(_ key: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "parents in a circle", at: place,
      "'\(key)' would stand under itself", hint: "one of the records in the circle has no parent")
  }

  static func noteWithoutRecord(_ key: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no section shows it", at: place,
      "no record has the id '\(key)', so this file is shown nowhere",
      hint: "name the file after a record's id, or add it to 'from'")
  }
}
