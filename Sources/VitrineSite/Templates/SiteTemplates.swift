package import VitrineDiagnostics
internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The templates of a site. Its own templates replace default ones with the same path.
package struct SiteTemplates: Sendable {
  let pages: TemplateSet

  /// All files, including stylesheets and drawings, by path.
  let files: [String: TemplateFile]

  let scripts: LazyTable<BuiltInScript, [UInt8]>

  /// The paths of the default templates.
  let builtInPaths: Set<String>

  /// The names of the cells that are files in `cells/`.
  package let cells: Set<String>

  /// All names in the site's own templates.
  package let ownNames: Set<String>

  /// The last components of names at the start of an address, in the site's own templates and in
  /// cells described in content.
  let addressNames: Set<String>

  /// The parts of a record that each cell shows, in the cell's order, by template name.
  let shownNames: [String: [ItemMember]]

  /// The cells that use nothing but the item itself and are the same wherever it appears.
  let itemOnlyCells: Set<String>

  /// The names of accessories whose templates are the site's own.
  package let accessories: Set<String>

  package let descriptions: CellDescriptions

  /// The templates of the descriptions, by name.
  let describedCells: [String: any DescribedCell]

  /// For each template, by its number, whether it is one of `itemOnlyCells`.
  let areForItemsOnly: [Bool]
  let sources: [TemplateFile]

  /// Compiles `files`. The default ones must come first, because the last file with a path wins.
  /// `scripts` are the scripts of the same files, if already known. `shape` returns the variables
  /// that a template can rely on, or nil for a template that is only included by others.
  init(
    _ files: [TemplateFile], describing descriptions: CellDescriptions = CellDescriptions(),
    scripts: LazyTable<BuiltInScript, [UInt8]>? = nil,
    shape: (_ template: String) -> TemplateShape?
  ) throws(TemplateFailure) {
    self.descriptions = descriptions
    let described = descriptions.templates
    describedCells = Dictionary(uniqueKeysWithValues: described.map { ($0.templateName, $0) })
    var byPath: [String: TemplateFile] = [:]
    for file in files + described.map(\.file) { byPath[file.path] = file }
    self.files = byPath
    self.scripts = scripts ?? Self.scripts(in: byPath)
    sources = files
    builtInPaths = Set(files.filter(\.isBuiltIn).map(\.path))
    let names = byPath.keys.filter { $0.hasSuffix(".html") }.sorted()
    func stems(in folder: String) -> Set<String> {
      Set(
        names.filter { $0.hasPrefix(folder) }.map {
          String($0.dropFirst(folder.count).dropLast(".html".count))
        })
    }
    let all = stems(in: "cells/")
    cells = all.filter { [describedCells] in describedCells["cells/\($0)"] == nil }
    accessories = stems(in: "accessories/").subtracting(
      CellAccessory.Name.allCases.map(\.rawValue))
    let itemNames = ItemMembers(byPath)
    let own = byPath.values.filter { !$0.isBuiltIn && $0.path.hasSuffix(".html") }
    let ownTemplates = own.map { String($0.path.dropLast(".html".count)) }
    ownNames = Set(ownTemplates.flatMap(itemNames.allNames))
    addressNames = Set(
      ownTemplates.flatMap(itemNames.addressNames) + described.flatMap(\.addressNames))
    shownNames = Dictionary(
      uniqueKeysWithValues: names.lazy.map { String($0.dropLast(".html".count)) }
        .filter { $0.hasPrefix("cells/") || $0.hasPrefix("summaries/") }
        .map { ($0, itemNames.names(inTemplate: $0).flatMap(ItemMember.all)) })
    itemOnlyCells = all.filter { itemNames.namesOnlyItem(inTemplate: "cells/\($0)") }
    let templates = names.map { path in
      let name = String(path.dropLast(5))
      return TemplateSource(
        name: name, file: byPath[path]!.file, bytes: byPath[path]!.bytes,
        shape: shape(name))
    }
    // Tests check the built-in templates.
    let isChecked = descriptions == CellDescriptions() && files.allSatisfy(\.isBuiltIn)
    pages = try isChecked ? TemplateSet(unchecked: templates) : TemplateSet(templates)
    areForItemsOnly = pages.names.map { [itemOnlyCells] name in
      name.hasPrefix("cells/") && itemOnlyCells.contains(String(name.dropFirst(6)))
    }
  }

  /// The error about a page that was truncated because its templates included each other too often.
  /// It is returned only once.
  package func takeLimitError() -> Diagnostic? { pages.takeLimitError() }

  /// Whether both were compiled from the same files.
  func isSame(as other: SiteTemplates) -> Bool {
    sources == other.sources && descriptions == other.descriptions
  }

  /// A fingerprint of the site's own files, and of everything that content and registrations
  /// describe. Built-in files are part of the program.
  package var fingerprint: UInt64 { fingerprint { _ in true } }

  /// The same of those files whose paths are chosen.
  func fingerprint(where isChosen: (String) -> Bool) -> UInt64 {
    Fingerprint.of(.none) { fingerprint in
      let own = files.filter { !$0.value.isBuiltIn && isChosen($0.key) }
      for (path, file) in own.sorted(by: { $0.key < $1.key }) {
        fingerprint.feed(path, ContentHash(of: file.bytes))
      }
    }
  }

  /// For each template, a file that differs in `new`, either its own or one that it includes, or
  /// nil if none does.
  func changedFiles(in new: SiteTemplates) -> [String?] {
    let changed = Set(files.keys).union(new.files.keys).filter {
      files[$0]?.bytes != new.files[$0]?.bytes
    }
    let html = changed.filter { $0.hasSuffix(".html") }.sorted()
    guard !html.isEmpty else { return pages.names.map { _ in nil } }
    return pages.names.indices.map { number in
      guard let names = pages.namesIncluded(with: number) else { return html[0] }
      return html.first { names.contains(String($0.dropLast(".html".count))) }
    }
  }

  /// Whether the templates were compiled from `files`.
  package func areOf(_ files: [TemplateFile]) -> Bool { sources == files }

  /// The template of a cell, or nil if the name is not in `cells`.
  func cell(_ name: String) -> TemplateSet.Template? {
    pages["cells/\(name)"]
  }
}
