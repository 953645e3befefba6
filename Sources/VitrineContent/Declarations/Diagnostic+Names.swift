package import VitrineDiagnostics
import VitrineFormats
import VitrineText

/// Diagnostics for unknown names, shared by stages in several folders.
extension Diagnostic {
  /// `advice` returns what to do for a key of another site generator.
  static func unknownKey(
    _ key: String, of what: String, among keys: [String],
    foreign advice: ((OtherGeneratorKey) -> String?)? = nil, isIgnored: Bool = false,
    at location: SourceLocation
  ) -> Diagnostic {
    let foreign = OtherGeneratorKey.all[key].flatMap { key in advice?(key).map { (key, $0) } }
    let hint =
      foreign.map { $0.hint(key, $1) }
      ?? hint(forSpacesIn: key)
      ?? hint(forKey: key, lookedForIn: what)
      ?? suggestion(for: key, among: keys)
      ?? "the keys of \(what) are \(keys.joined(separator: ", "))"
    return Diagnostic(
      foreign != nil && isIgnored ? .warning : .error,
      kind: foreign != nil && isIgnored ? "key of another generator" : "unknown key", at: location,
      "unknown key '\(key)' in \(what)", hint: hint)
  }

  /// Explains that whitespace other than plain spaces became part of the key.
  private static func hint(forSpacesIn key: String) -> String? {
    let isForeign = { (character: Character) in character.isWhitespace && character != " " }
    return key.contains(where: isForeign)
      ? "it contains a no-break space or similar: remove it, or write plain spaces"
      : nil
  }

  /// Names the maps that do have the key. Returns nil if there are none, or if `what` is not one of
  /// the maps that describe a page.
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

  static func unknownCell(
    _ name: String, among cells: Set<String>, at location: SourceLocation
  ) -> Diagnostic {
    let names = cells.sorted(by: precedesByBytes)
    let file = "Templates/cells/\(name.templateName).html"
    return Diagnostic(
      .error, kind: "unknown cell", at: location, "there is no cell '\(name)'",
      hint: suggestion(for: name.templateName, among: names)
        ?? "a cell is a file \(file); the existing cells are \(names.joined(separator: ", "))")
  }

  /// `registration` uses the name; it is nil if content does.
  package static func unknownAccessory(
    _ name: String, among names: Set<String>, of registration: String? = nil,
    at location: SourceLocation?
  ) -> Diagnostic {
    let file = "Templates/accessories/\(name.templateName).html"
    return Diagnostic(
      .error, kind: "unknown accessory", at: location,
      "there is no accessory '\(name)'"
        + (registration.map { ", which the registration '\($0)' uses" } ?? ""),
      hint: suggestion(for: name.templateName, among: names.sorted())
        ?? "a custom accessory is a file \(file)")
  }

  /// If `pattern` names a folder, `files` is a pattern for the files in it.
  static func matchesNothing(
    _ pattern: String, nearest: String?, files: String? = nil, at location: SourceLocation
  ) -> Diagnostic {
    let quotes = "“”„«»‘’‚"
    let hint =
      if let files {
        "it is a folder: name the files in it, as in \(pattern)/\(files)"
      } else if pattern.contains("://") {
        "only local files are read: put the file into the content folder"
      } else if pattern.contains("\\"), !pattern.contains(":") {
        "folders end with /: write \(pattern.replacing("\\", with: "/"))"
      } else if let first = pattern.first, quotes.contains(first) {
        "use straight quotes: write \"\(pattern.filter { !quotes.contains($0) })\""
      } else if pattern.contains("{") {
        "write several patterns in a list, as in [a/*.jpg, a/*.png]"
      } else {
        suggestion(nearest)
          ?? "paths start in the folder of this file; ** matches any folders"
      }
    return Diagnostic(
      .error, kind: "from matches nothing", at: location, "no file matches '\(pattern)'",
      hint: hint)
  }

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
        ?? "\(subject) for measures, then fields, then paths of the source")
  }

  /// A slot of pictures among names of values. `source` is the path that fills it.
  static func pictureAsValue(
    _ slot: String, filledFrom source: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unknown field", at: location,
      "'\(slot)' contains pictures, which have no value to compare or sort by",
      hint: "name what they are read from instead: \(yamlText(source))")
  }

  static func draftItem(_ id: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "draft item", at: location, "'\(id)' is a draft, so it is left out",
      hint: hintForDrafts)
  }

  /// The hint for references to drafts.
  static let hintForDrafts =
    "build with --drafts, or remove 'draft: true' or 'scheduled: true' when it is finished"
}

extension String {
  /// The name of a template, which can be written with its file extension.
  fileprivate var templateName: String {
    hasSuffix(".html") ? String(dropLast(".html".count)) : self
  }
}
