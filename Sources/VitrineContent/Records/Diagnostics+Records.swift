import VitrineModel
import VitrineText

extension Diagnostic {
  static func noIDAndTitle(at place: Place, declared: FieldSource?) -> Diagnostic {
    Diagnostic(
      .error, kind: "no id", at: SourceLocation(place), "this record has no id and no title",
      hint: declared == nil
        ? "say with 'id' in the collection which field names its records"
        : "give it the field that 'id' in the collection names")
  }

  static func noDeclaredID(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no id", at: SourceLocation(place),
      "this record lacks the field that 'id' names, its id is '\(key)'",
      hint: "an id from a title or a file's name changes with it")
  }

  static func noTitle(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no title", at: SourceLocation(place),
      "'\(key)' has no title, its id stands in its place",
      hint: "add a title, or map one with 'fields' in the collection")
  }

  static func notADate(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "not a date", at: location, "'\(text)' is no date and stays a text",
      hint: "a date is like 2026, 2026-11 or 2026-11-21, with or without a time")
  }

  static func measureIsNoNumber(
    _ name: String, _ value: SourceValue, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "measure is no number", at: location,
      "the measure '\(name)' is \(value.scalarText.map { "'\($0)'" } ?? value.kindName), no number",
      hint: "say with 'field' where its number stands")
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
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "the path begins in the folder of this file, or with / in the content folder")
  }

  static func remotePicture(
    _ path: String, lacks: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "remote picture", at: location,
      "the picture '\(path)' is on another server and is left out",
      hint: lacks == "shape"
        ? "give it a shape like 4/3, so that its place is kept while it loads"
        : "copy it into the content folder, or set remoteImages: true in site.yml")
  }

  static func noAlternative(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no alternative text", at: location, "the picture '\(path)' has no alt text",
      hint: "say with 'alt' what it shows, or alt: \"\" if it only decorates")
  }
}

extension Diagnostic {
  /// `isTitle` says that the id was made of the title.
  static func duplicateRecord(
    _ id: RecordID, at place: Place, first: Place, isTitle: Bool = false
  ) -> Diagnostic {
    let remedy =
      isTitle ? "; it is made of the title: name with 'id' a field that tells records apart" : ""
    return Diagnostic(
      .error, kind: "two records with one id", at: SourceLocation(place),
      "the id '\(id)' is already used", hint: "first used at \(SourceLocation(first))\(remedy)")
  }

  static func unknownParent(_ key: String, nearest: String?, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unknown parent", at: SourceLocation(place),
      "there is no record '\(key)' to stand under",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "a parent is named by its id")
  }

  static func ownAncestor(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, kind: "parents in a circle", at: SourceLocation(place),
      "'\(key)' would stand under itself", hint: "one of the records in the circle has no parent")
  }

  static func noteWithoutRecord(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no section shows it", at: SourceLocation(place),
      "no record has the id '\(key)', so this file is shown nowhere",
      hint: "name the file after a record's id, or add it to 'from'")
  }
}
