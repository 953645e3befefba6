import VitrineDiagnostics

extension Diagnostic {
  static func collectionName(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "collection name", at: location,
      "'\(name)' cannot be the name of a collection", hint: "leave out '#' and '/'")
  }

  static func leavesContent(_ path: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "path leaves the content folder", at: location,
      "'\(path)' leaves the content folder",
      hint: "a path begins in its own folder, or with / in the content folder: move the file there")
  }

  /// `files` are those of the folder that it is, as a pattern; nil if it is none.
  static func matchesNothing(
    _ pattern: String, nearest: String?, files: String? = nil, at location: SourceLocation
  ) -> Diagnostic {
    let quotes = "“”„«»‘’‚"
    let hint =
      if let files {
        "it is a folder: name the files in it, as in \(pattern)/\(files)"
      } else if pattern.contains("://") {
        "only files are read: put it into the content folder"
      } else if pattern.contains("\\"), !pattern.contains(":") {
        "folders end with /: write \(pattern.replacing("\\", with: "/"))"
      } else if let first = pattern.first, quotes.contains(first) {
        "quotes are straight ones: write \"\(pattern.filter { !quotes.contains($0) })\""
      } else if pattern.contains("{") {
        "write several patterns in a list, as in [a/*.jpg, a/*.png]"
      } else {
        suggestion(nearest)
          ?? "the path begins in the folder of this file; ** stands for any folders"
      }
    return Diagnostic(
      .error, kind: "from matches nothing", at: location, "no file matches '\(pattern)'",
      hint: hint)
  }

  static func notAPath(_ text: String, meant: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a path", at: location, "'\(text)' has a path that is not between < and >",
      hint: "write \(yamlText(meant))")
  }

  /// `other` is how a collection of another page is called, if there is one.
  static func unknownCollection(
    _ name: String, nearest: String?, other: String?, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "unknown collection", at: location, "there is no collection '\(name)'",
      hint: suggestion(nearest)
        ?? "a collection of this page has its own name, another page's is named by that page's folder"
        + (other.map { ", as \($0)" } ?? ""))
  }
}

extension Diagnostic {
  static func noCollection(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "unknown collection", at: location, "this page has no collection",
      hint: "add Markdown files beside index.md, or a 'collection' with 'from'")
  }

  static func severalCollections(_ names: [String], at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "unknown collection", at: location,
      "the section does not say which collection it shows",
      hint: "add collection: \(names.joined(separator: " or collection: "))")
  }
}
