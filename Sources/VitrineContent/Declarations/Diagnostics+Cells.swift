package import VitrineDiagnostics

/// Mistakes in cells that content describes.
extension Diagnostic {
  static func bareAccessory(_ kind: String, at location: SourceLocation) -> Diagnostic {
    let example =
      switch kind {
      case "label": "{ label: New }, or { label: count } for the number of items"
      case "detail": "{ detail: <text> }"
      case "menu": "{ menu: [{ title: Source, link: <source> }] }"
      case "disclosure", "checkmark", "reorder", "multiselect": "{ \(kind): true }"
      case "custom": "{ custom: rating } for Templates/accessories/rating.html"
      default: "{ \(kind): https://example.com/<id> }"
      }
    return Diagnostic(
      .error, kind: "bare accessory", at: location, "the accessory '\(kind)' says nothing",
      hint: "write \(example)")
  }

  static func accessoryTwice(
    _ kind: String, at location: SourceLocation, besides first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "accessory twice", at: location, "a cell has two accessories '\(kind)'",
      hint: "the first is at \(first); only custom ones may be there several times")
  }

  /// `registration` is the one that named it; nil for content.
  package static func unknownAccessory(
    _ name: String, among names: Set<String>, of registration: String? = nil,
    at location: SourceLocation?
  ) -> Diagnostic {
    let hint =
      suggestion(for: name.templateName, among: names.sorted())
      ?? "a custom accessory is a file Templates/accessories/\(name.templateName).html"
    return Diagnostic(
      .error, kind: "unknown accessory", at: location,
      "there is no accessory '\(name)'"
        + (registration.map { ", which the registration '\($0)' names" } ?? ""),
      hint: hint)
  }

  /// An accessory of a header or footer that needs an item; `words` say which, and of what.
  package static func accessoryOfItems(_ words: String, at location: SourceLocation?) -> Diagnostic
  {
    Diagnostic(
      .error, kind: "accessory of items", at: location, words,
      hint: "'label' and 'custom' need no item; all others stand in cells")
  }

  /// A cell whose actions no layout of its section shows.
  static func swipeWithoutList(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "swipe without list", at: location,
      "this cell has 'swipe', which only the rows of a list show",
      hint: "write layout: list, or take 'accessories' for links")
  }

  /// A text of a cell that is the name of a value.
  static func nameWithoutBrackets(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "name without brackets", at: location,
      "this cell says '\(name)' on each item, and not its value", hint: "write <\(name)>")
  }

  /// A value by which a section's cell is chosen but which no record has.
  static func noRecordForCell(
    _ value: String, as field: String, of collection: String, nearest: String?,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record for a cell", at: location,
      "a cell is there for '\(value)', which no record of '\(collection)' has as '\(field)'",
      hint: suggestion(nearest))
  }
}

extension String {
  /// The name of a template that may be said with the ending of its file.
  var templateName: String { hasSuffix(".html") ? String(dropLast(".html".count)) : self }
}
