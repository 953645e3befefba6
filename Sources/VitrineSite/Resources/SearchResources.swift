internal import VitrineModel
internal import VitrineText

/// The files that pages need for the search, except the index.
struct SearchResources: Sendable {
  /// The script that every page loads, and the files that load when the search is first used.
  let loader: Resource
  let script: Resource
  let styles: Resource

  init(
    _ templates: SiteTemplates, words: [String: SiteWords], settings: SiteSettings,
    named naming: ResourceNaming
  ) {
    loader = Resource(
      "search-loader", "js", named: naming, templates.scripts[.searchLoader])
    script = Resource(
      "search", "js", named: naming, templates.searchScript(withTitles: Self.words(words, settings))
    )
    styles = Resource(
      "search", "css", named: naming, condensed(templates.styles(named: "search")))
  }

  var all: [Resource] { [loader, script, styles] }

  /// An expression for the words that the script says: those of the page's language, or the site's.
  private static func words(_ words: [String: SiteWords], _ settings: SiteSettings) -> [UInt8] {
    let own = settings.language
    let others = words.keys.filter { $0 != own }.sorted().map { language in
      let direction = Page.Direction.usual(for: words[language]!.ownLanguage ?? language)
      return (language, searchResource(words[language]!, direction))
    }
    let site = searchResource(words[own]!, settings.direction)
    if others.isEmpty { return site }
    var json = JSONWriter()
    json.object { json in
      for (language, words) in others {
        json.key(language)
        json.value(words)
      }
    }
    return json.bytes + Array("[document.documentElement.lang]??".utf8) + site
  }

  private static func searchResource(_ words: SiteWords, _ direction: Page.Direction) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("language", words.ownLanguage ?? words.language)
      json.member("direction", direction.rawValue)
      for word in [
        SiteWord.search, .closeSearch, .nothingFound, .nothingFoundHint, .onlyTitles,
        .searchFailed, .moreResults,
      ] {
        json.member(word.rawValue, words[word])
      }
      json.object(SiteWord.searchResults.rawValue) {
        $0.members(words.forms(of: .searchResults))
      }
    }
    return json.bytes
  }
}
