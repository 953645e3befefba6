package import VitrineLayout
package import VitrineModel
package import VitrineText

extension SiteTemplates {
  /// Compiles `files`, the default ones first: of two at one path, the later wins.
  package init(_ files: [TemplateFile]) throws(TemplateFailure) {
    let own = files.filter { !$0.isBuiltIn }
    let faults = own.compactMap(\.fault)
    guard faults.isEmpty else { throw TemplateFailure(errors: faults) }
    for file in own where LanguageWords.language(ofPath: file.path) != nil {
      _ = try LanguageWords(file)
    }
    try self.init(files, shape: Self.names)
  }

  /// Returns these templates with those of the cells that content describes, and of the rows of its
  /// tables, by their names, in the place of others that content described.
  package func describing(
    _ cells: [String: CellConfiguration], tables: [String: SectionTable] = [:]
  ) throws(TemplateFailure) -> SiteTemplates {
    if cells == descriptions, tables == self.tables { return self }
    return try SiteTemplates(sources, describing: cells, tables: tables, shape: Self.names)
  }

  /// Returns the names that a template can rely on; nil for one that only others include.
  private static func names(ofTemplate name: String) -> TemplateShape? {
    if name.hasPrefix("cells/") { return Scope.names.shape }
    return switch name {
    case "header", "footer": Scope.siteNames.shape
    case "page", "folder", "404", "pages", "search", "redirect", "changes", "feed-entry":
      Scope.pageNames.shape
    case "section", "section-header", "section-footer", "plates", "table": Scope.sectionNames.shape
    case "item": Scope.itemNames.shape
    case "outline", "outline-page", "group-header": Scope.names.shape
    case "playback": PlaybackContext.names.shape
    default: nil
    }
  }
}
