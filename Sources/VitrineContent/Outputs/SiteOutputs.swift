import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Every output outside `assets/` with its source location, or nil for Vitrine's own outputs.
struct SiteOutputs {
  private let outputs: [(path: String, location: SourceLocation?)]

  /// The folders whose page has no `index.md`, by the page's path.
  private let folders: [ExactText: String]

  /// The outputs of records if a collection has a pattern of addresses.
  private let patterned: [(path: String, location: SourceLocation)]

  /// The folders of Vitrine's own files. A site with search also has a folder for it.
  fileprivate static let reservedFolders = ["assets", "changes", ".vitrine"]

  /// `own` are the paths of Vitrine's own files. Folders of theirs are reserved as a whole.
  init(
    _ plan: ContentPlan, _ pages: [Page], _ records: [Record], _ assets: [Asset],
    _ downloads: [PageDownloads], own: [String]
  ) {
    var outputs: [(String, SourceLocation?)] =
      (own.filter { !$0.contains("/") } + ["snapshot.json"]).map { ($0, nil) }
    let aliases = pages.flatMap(\.aliases) + records.flatMap(\.aliases)
    patterned =
      plan.collections.contains { $0.declaration.address != nil }
      ? records.compactMap { record in record.output.map { ($0, record.place) } } : []
    let chosen = aliases.map(\.output) + patterned.map(\.path)
    let reserved = Set(Self.reservedFolders + ["search"])
    // Listed as files, because nothing can be inside them.
    outputs += Set(chosen.compactMap { $0.pathSegments().first.map(String.init) })
      .intersection(reserved).sorted().map { ($0, nil) }
    outputs += plan.pages.map { (.joined($0.folder, "index.html"), $0.place) }
    for page in pages {
      outputs += (page.furtherOutputs + page.feedOutputs).map { ($0, page.place) }
    }
    for index in records.indices {
      guard let output = records[index].output else { continue }
      outputs.append((output, records[index].place))
    }
    outputs += aliases.map { ($0.output, $0.place) }
    for asset in assets where !asset.output.hasPrefix("assets/") {
      outputs.append((asset.output, SourceLocation.start(of: asset.file)))
    }
    for download in downloads {
      outputs += download.files.map { ($0.path, plan.pages[download.page].place) }
    }
    self.outputs = outputs
    folders = Dictionary(
      byBytes: plan.pages.filter {
        !$0.hasFile && $0.place.file == .joined($0.folder, "index.md")
      }.map { (.joined($0.folder, "index.html"), $0.folder) })
  }

  private static let clash = "conflicting outputs"

  /// An error for each output that has the same path as another, and for each output in a folder
  /// with the same path as a file.
  var clashes: [Diagnostic] {
    var clashes: [Diagnostic] = []
    var first: [ExactText: SourceLocation?] = [:]
    for (output, location) in outputs {
      if let place = first[output] {
        if let folder = folders[output] {
          let page = folder.isEmpty ? "the home page" : "the page of the folder '\(folder)'"
          clashes.error(
            Self.clash, at: location, "'\(output)' is already \(page)",
            hint: "its text is \(String.joined(folder, "index.md")): move yours there, or rename it"
          )
        } else {
          clashes.error(
            Self.clash, at: location, "'\(output)' is already created by something else",
            hint: place.map { "first created by \($0)" }
              ?? "the name is reserved for Vitrine: rename yours")
        }
      } else {
        first[output] = .some(location)
      }
    }
    clashes += clashesByCase
    for (output, location) in outputs {
      var above = output.parentFolder
      while !above.isEmpty {
        if let place = first[above] {
          clashes.error(
            Self.clash, at: location,
            "'\(output)' needs a folder '\(above)', but there is a file with that name",
            hint: place.map { "the file is created by \($0)" })
          break
        }
        above = above.parentFolder
      }
    }
    return clashes
  }

  /// An error for each record whose page is another's file where case does not count.
  private var clashesByCase: [Diagnostic] {
    var clashes: [Diagnostic] = []
    var first: [String: (path: String, location: SourceLocation)] = [:]
    for (output, location) in patterned {
      guard let other = first.updateValue((output, location), forKey: output.lowercased()),
        !other.path.hasSameBytes(as: output)
      else { continue }
      clashes.error(
        Self.clash, at: location,
        "'\(output)' is the same file as '\(other.path)' on systems that ignore case",
        hint:
          "give one of them another id, title or value; the other is created by \(other.location)")
    }
    return clashes
  }
}

extension ContentTree {
  /// An error for each folder with a name reserved by Vitrine. With `isSearched`, this includes
  /// `search`.
  func reservedFolders(isSearched: Bool) -> [Diagnostic] {
    (SiteOutputs.reservedFolders + (isSearched ? ["search"] : [])).compactMap { name in
      files.first { $0 == name || $0.hasPrefix("\(name)/") }.map {
        Diagnostic(
          .error, kind: "reserved name", at: .start(of: $0),
          "the folder name '\(name)' is reserved for Vitrine",
          hint: "give the folder another name, such as 'files'")
      }
    }
  }
}
