internal import VitrineModel
internal import VitrineText

/// The files by which pages are searched, besides the index.
struct SearchResources: Sendable {
  /// What every page loads, and what is loaded when the search is first used.
  let loader: Resource
  let script: Resource
  let styles: Resource

  init(
    _ templates: SiteTemplates, words: SiteWords, settings: SiteSettings,
    named naming: ResourceNaming
  ) {
    loader = Resource(.searchLoader, named: naming, templates.scripts[.searchLoader])
    script = Resource(
      "search", "js", named: naming, templates.searchScript(saying: Self.json(words, settings)))
    styles = Resource(
      "search", "css", named: naming, condensed(templates.styles(named: "search")))
  }

  var all: [Resource] { [loader, script, styles] }

  /// The words that the script says.
  private static func json(_ words: SiteWords, _ settings: SiteSettings) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("language")
    json.text(words.ownLanguage ?? words.language)
    json.key("direction")
    json.text(settings.direction.rawValue)
    for word in [
      SiteWord.search, .closeSearch, .nothingFound, .nothingFoundHint, .onlyTitles, .searchFailed,
      .moreResults,
    ] {
      json.key(word.rawValue)
      json.text(words[word])
    }
    json.key(SiteWord.searchResults.rawValue)
    json.beginObject()
    json.members(words.forms(of: .searchResults))
    json.endObject()
    json.endObject()
    return json.bytes
  }
}
