package import VitrineDiagnostics
internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The templates of a site. The site's own replace default ones of the same path.
package struct SiteTemplates: Sendable {
  let pages: TemplateSet

  /// All files, stylesheets and drawings included, by path.
  let files: [String: TemplateFile]

  let scripts: LazyTable<OwnScript, [UInt8]>

  /// The paths of the default templates.
  let builtInPaths: Set<String>

  /// The names of the cells that are files in `cells/`.
  package let cells: Set<String>

  /// All names in the site's own templates.
  package let ownNames: Set<String>

  /// The last parts of the names that begin an address in the site's own templates and in cells that
  /// content describes.
  let addressNames: Set<String>

  /// The parts of its record that each cell shows, in the cell's order, by the names of templates.
  let shownNames: [String: [ShownName]]

  /// The cells that name nothing but the item itself, and are the same wherever it is shown.
  let cellsOfItemsAlone: Set<String>

  /// The names of the accessories that are templates of the site's own.
  package let accessories: Set<String>

  package let descriptions: CellDescriptions

  /// The templates of these, by their names.
  let describedCells: [String: any DescribedCell]

  /// For each template, by its number, true if it is one of these cells.
  let areOfItemsAlone: [Bool]
  let sources: [TemplateFile]

  /// Compiles `files`, the default ones first: of two at one path, the later wins. `scripts` are those of
  /// the same files, where they are known. `shape` returns the names that a template can rely on; nil for
  /// one that only others include.
  init(
    _ files: [TemplateFile], describing descriptions: CellDescriptions = CellDescriptions(),
    scripts: LazyTable<OwnScript, [UInt8]>? = nil,
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
    let itemNames = ItemNames(byPath)
    let own = byPath.values.filter { !$0.isBuiltIn && $0.path.hasSuffix(".html") }
    let ownTemplates = own.map { String($0.path.dropLast(".html".count)) }
    ownNames = Set(ownTemplates.flatMap(itemNames.allNames))
    addressNames = Set(
      ownTemplates.flatMap(itemNames.addressNames) + described.flatMap(\.addressNames))
    shownNames = Dictionary(
      uniqueKeysWithValues: names.lazy.map { String($0.dropLast(".html".count)) }
        .filter { $0.hasPrefix("cells/") || $0.hasPrefix("summaries/") }
        .map { ($0, itemNames.names(inTemplate: $0).flatMap(ShownName.all)) })
    cellsOfItemsAlone = all.filter { itemNames.namesItemAlone(inTemplate: "cells/\($0)") }
    let templates = names.map { path in
      let name = String(path.dropLast(5))
      return TemplateSource(
        name: name, file: byPath[path]!.file, bytes: byPath[path]!.bytes,
        shape: shape(name))
    }
    // Those in the binary were checked by the tests.
    let isChecked = descriptions == CellDescriptions() && files.allSatisfy(\.isBuiltIn)
    pages = try isChecked ? TemplateSet(unchecked: templates) : TemplateSet(templates)
    areOfItemsAlone = pages.names.map { [cellsOfItemsAlone] name in
      name.hasPrefix("cells/") && cellsOfItemsAlone.contains(String(name.dropFirst(6)))
    }
  }

  /// The error of a page that was cut off since its templates included each other too often, once.
  package func takeOverrun() -> Diagnostic? { pages.takeOverrun() }

  /// True if both were compiled from the same files.
  func isSame(as other: SiteTemplates) -> Bool {
    sources == other.sources && descriptions == other.descriptions
  }

  /// True if these were compiled from `files`.
  package func areOf(_ files: [TemplateFile]) -> Bool { sources == files }

  /// The template of a cell; nil for a name that is not among `cells`.
  func cell(_ name: String) -> TemplateSet.Template? {
    pages["cells/\(name)"]
  }
}
