import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

extension SiteContent {
  /// A warning for each title of several pages, and for each title and subtitle of several records
  /// that are siblings, at the second of them.
  var duplicateTitles: [Diagnostic] {
    var places: [TitleAmongSiblings: [SourceLocation]] = [:]
    var repeated: [(noun: String, title: TitleAmongSiblings)] = []
    func check(_ noun: String, _ title: TitleAmongSiblings, at place: SourceLocation) {
      places[title, default: []].append(place)
      if places[title]!.count == 2 { repeated.append((noun, title)) }
    }
    for page in pages where !page.isHidden {
      check("page", TitleAmongSiblings(title: page.title), at: page.place)
    }
    for record in records where !record.isHidden {
      let title = TitleAmongSiblings(
        collection: record.id.collection, parent: record.parent, title: record.title,
        subtitle: record.subtitle)
      check("item", title, at: record.place)
    }
    return repeated.map { .duplicateTitle($0, $1.title, at: places[$1]!) }
  }

  /// Children of different parents often share a title, such as `3.0` of several programs.
  private struct TitleAmongSiblings: Hashable {
    /// Nil for a page.
    var collection: String?
    var parent: Int?
    let title: String

    /// Distinguishes items with the same title, such as tests of several classes.
    var subtitle: String?
  }

  /// A warning for each page, including pages of records, that cannot be reached through links from
  /// the home page.
  func unreachablePages(_ links: CollectedLinks) -> [Diagnostic] {
    let own = pages.lazy.filter { !$0.isHidden }.map { ($0.output, $0.place) }
    let recordPages = records.lazy.filter { !$0.isHidden }.compactMap { record in
      record.output.map { ($0, record.source) }
    }
    return (Array(own) + Array(recordPages)).filter { !links.reaches($0.0) }
      .map { .unreachablePage($0.0, at: $0.1) }
  }

  /// A warning for each copied picture that no page shows or links to.
  func unshownPictures(
    _ links: CollectedLinks, excluding isChosen: (String) -> Bool
  ) -> [Diagnostic] {
    assets.filter { asset in
      mediaType(of: asset.file).hasPrefix("image/") && !links.hasLink(to: asset.output)
        // Browsers request these on their own.
        && !["favicon.ico", "apple-touch-icon.png"].contains(asset.output)
        && !isChosen(asset.file)
    }.map { .unshownPicture($0.file) }
  }

  /// A warning for each web address that does not exist, at the first page that links to it.
  func brokenLinks(_ links: CollectedLinks, _ linkOptions: LinkCheckOptions) -> [Diagnostic] {
    let found = links.addresses
    var memory = LinkCheckCache(in: linkOptions.cache)
    let missing = ExternalLinks(probe: linkOptions.probe)
      .missing(among: found.map(\.address), rememberedIn: &memory)
    memory.save()
    let pagesOfLinks = Dictionary(firstOf: found.map { ($0.address, $0.page) })
    var places: [String: SourceLocation] = [:]
    for page in pages { places[page.output] = page.place }
    for record in records { if let output = record.output { places[output] = record.source } }
    return missing.map { address, reason in
      let page = pagesOfLinks[address]!
      return .brokenLink(address, reason, on: page, at: places[page])
    }
  }
}

extension Diagnostic {
  fileprivate static func brokenLink(
    _ address: String, _ reason: String, on page: String, at place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "broken web link", at: place,
      "'\(page)' links to \(address), but \(reason)",
      hint: "fix or remove the link")
  }

  fileprivate static func duplicateTitle(
    _ noun: String, _ title: String, at places: [SourceLocation]
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "\(noun) title used twice", at: places[1],
      places.count == 2
        ? "another \(noun) is also called '\(title)'"
        : "\(places.count) \(noun)s are called '\(title)'",
      hint: "the first is at \(places[0]); "
        + (noun == "item"
          ? "show what tells them apart as the subtitle, such as a year or an accession number"
          : "make the titles different, for example with a year or a place"))
  }

  fileprivate static func unreachablePage(
    _ output: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unreachable page", at: place,
      "no link leads from the home page to '\(output)'",
      hint: "link to it, show it in a section, or set 'hidden: true' if this is intended")
  }

  fileprivate static func unshownPicture(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unused picture", at: .start(of: file),
      "no page shows this picture: it is copied as it is",
      hint: "show it, or move it out of the content folder")
  }
}
