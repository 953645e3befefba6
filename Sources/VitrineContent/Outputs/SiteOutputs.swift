import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Every output outside `assets/` with its source location, or nil for Vitrine's own outputs.
struct SiteOutputs {
  private let outputs: [(path: String, location: SourceLocation?)]

  /// The folders whose page has no `index.md`, by the page's path.
  private let folders: [ExactText: String]
  private let aliases: Set<ExactText>

  /// The folders of Vitrine's own files. A site with search also has a folder for it.
  fileprivate static let reservedFolders = ["assets", "changes", ".vitrine"]

  /// `ranges` are the indices of each collection's records. `own` are the paths of Vitrine's own
  /// files. Folders of theirs are reserved as a whole.
  init(
    _ plan: ContentPlan, _ pages: [Page], _ records: [Record], _ assets: [Asset],
    _ downloads: [PageDownloads], ranges: [Range<Int>], own: [String]
  ) {
    var outputs: [(String, SourceLocation?)] =
      (own.filter { !$0.contains("/") } + ["snapshot.json"]).map { ($0, nil) }
    let aliases = pages.flatMap(\.aliases) + records.flatMap(\.aliases)
    let isPatterned = plan.collections.contains { $0.declaration.address != nil }
    let chosen = aliases.map(\.output) + (isPatterned ? records.compactMap(\.output) : [])
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
    for (collection, range) in zip(plan.collections, ranges) where plan.site.settings.url != nil {
      guard collection.declaration.iiif != nil else { continue }
      outputs += records[range].compactMap { record in record.manifest.map { ($0, record.place) } }
    }
    self.outputs = outputs
    self.aliases = Set(byBytes: aliases.map(\.output))
    folders = Dictionary(
      byBytes: plan.pages.filter {
        !$0.hasFile && $0.place.file == .joined($0.folder, "index.md")
      }.map { (.joined($0.folder, "index.html"), $0.folder) })
  }

  private static let clash = "conflicting outputs"
  private static let reserved = "the name is reserved for Vitrine: rename yours"

  /// An error for each output that has the same path as another, and for each output in a folder
  /// with the same path as a file. Also what differs only in case.
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
            hint: place.map { "first created by \($0)" } ?? Self.reserved)
        }
      } else {
        first[output] = .some(location)
      }
    }
    clashes += clashesOnSomeSystems
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

  /// A problem for each output that is another's file on systems that ignore case. Names that differ
  /// only in Unicode normalization are two names, as their bytes are, but as aliases they are probably
  /// a mistake.
  private var clashesOnSomeSystems: [Diagnostic] {
    if outputs.allSatisfy({ $0.path.utf8.allSatisfy(isASCIIWithoutCapitals) }) { return [] }
    let byCase = clashes(ignoring: "case", key: { ExactText($0.lowercased()) }) { _, _ in true }
    if aliases.isEmpty { return byCase }
    // `String` takes texts for equal whose letters are only composed differently.
    return byCase
      + clashes(ignoring: "Unicode normalization", key: { $0.lowercased() }) { output, other in
        (aliases.contains(output) || aliases.contains(other))
          && !output.lowercased().hasSameBytes(as: other.lowercased())
      }
  }

  /// A problem for each output that is another's file where `difference` is ignored, so that they
  /// have the same key: an error for a page, and a warning for an alias or a copied file. Two folders
  /// are reported once.
  private func clashes<Key: Hashable>(
    ignoring difference: String, key: (String) -> Key, where isProblem: (String, String) -> Bool
  ) -> [Diagnostic] {
    var clashes: [Diagnostic] = []
    var first: [Key: (path: String, location: SourceLocation?)] = [:]
    var folders: Set<Key> = []
    for (output, location) in outputs {
      guard let (other, place) = first[key(output)] else {
        first[key(output)] = (output, location)
        continue
      }
      guard !other.hasSameBytes(as: output), isProblem(output, other),
        other.parentFolder.hasSameBytes(as: output.parentFolder)
          || folders.insert(key(output.parentFolder)).inserted
      else { continue }
      let arePages = [output, other].allSatisfy { $0.hasSuffix(".html") && !aliases.contains($0) }
      clashes.append(
        Diagnostic(
          arePages ? .error : .warning, kind: Self.clash, at: location,
          "'\(output)' is the same file as '\(other)' on systems that ignore \(difference)",
          hint: place.map {
            "give one of them another name or value; the other is created by \($0)"
          } ?? Self.reserved))
    }
    return clashes
  }
}

private func isASCIIWithoutCapitals(_ byte: UInt8) -> Bool {
  byte < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
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
