package import VitrineText

extension SiteTemplates {
  /// Compiles `files`. The default ones must come first, because the last file with a path wins.
  package init(_ files: [TemplateFile]) throws(TemplateFailure) {
    let own = files.filter { !$0.isBuiltIn }
    let faults = own.compactMap(\.fault)
    guard faults.isEmpty else { throw TemplateFailure(errors: faults) }
    try self.init(files, shape: Self.names)
    for language in own.compactMap({ LanguageWords.language(ofPath: $0.path) }) {
      _ = try readWords(of: language)
    }
  }

  /// Returns these templates with those of `descriptions`, which replace the previous ones.
  package func describing(
    _ descriptions: CellDescriptions
  ) throws(TemplateFailure) -> SiteTemplates {
    if descriptions == self.descriptions { return self }
    return try SiteTemplates(
      sources, describing: descriptions, scripts: scripts, shape: Self.names)
  }

  /// Returns the variables that a template can rely on, or nil for a template that is only included
  /// by others.
  private static func names(ofTemplate name: String) -> TemplateShape? {
    if name.hasPrefix("cells/") || name.hasPrefix("summaries/") { return Scope.names.shape }
    if name.hasPrefix("headers/") || name.hasPrefix("footers/") { return Scope.sectionNames.shape }
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
