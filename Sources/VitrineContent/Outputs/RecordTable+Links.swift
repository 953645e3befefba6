import VitrineDiagnostics
import VitrineModel
import VitrineText

extension RecordTable {
  /// Turns the links of all records into paths of the site. Returns what is wrong with them, by
  /// collection.
  ///
  /// `past` has the records and problems of the past reading, if its links lead to the same places:
  /// those of collections that were taken over are the same, but for fields of links, which say the
  /// titles of pages. `pages` have these.
  mutating func leadLinks(
    by links: LinkTable, of known: ContentRecords, to pages: [Page], keepsSchemes: Bool,
    past: (records: [Record], problems: [[Diagnostic]])?
  ) -> [[Diagnostic]] {
    var problems: [[Diagnostic]] = []
    let shapes = known.plan.collections.map(\.declaration.shape)
    let titles = shapes.contains(where: \.hasLinks) ? titles(of: pages) : [:]
    for (collection, range) in ranges.enumerated() {
      let shape = shapes[collection]
      if let past, known.isTakenOver[collection], !shape.hasLinks {
        giveLinks(of: past.records, to: range)
        problems.append(past.problems[collection])
        continue
      }
      var found = resolveLinks(of: range, by: links, keepsSchemes: keepsSchemes)
      for (ofThese, isOfChildren) in shape.hasLinks ? shape.ofAll : [] {
        found += resolveFields(
          ofThese.fieldsOfLinks,
          of: records(of: collection, shape, areChildren: isOfChildren),
          lookups: known.plan.lookups.linkTargets(
            of: collection, isOfChildren: isOfChildren), by: links, titles: titles)
      }
      problems.append(found)
    }
    return problems
  }

  /// Turns the links of records to content files and pages into paths of the site. Returns what is
  /// wrong with them. `keepsSchemes` lets links lead to addresses of unknown schemes.
  private mutating func resolveLinks(
    of range: Range<Int>, by links: LinkTable, keepsSchemes: Bool
  ) -> [Diagnostic] {
    let linked = range.filter { records[$0].link != nil }
    var problems: [Diagnostic] = []
    for index in linked {
      guard let link = records[index].link, let place = linkPlaces[index] else { continue }
      if !keepsSchemes, let scheme = BrowserAddress(link).unknownScheme(in: .link) {
        problems.warn(ofScheme: scheme, in: .link, at: place)
        setLink(nil, of: index)
        continue
      }
      let page = records[index].output ?? "index.html"
      let found = links.destination(of: link, in: place.file, on: page)
      problems.warn(of: link, to: found, at: place)
      if case .output(let output, let suffix, file: _) = found {
        setLink(LinkTarget.output(output, suffix: suffix).text, of: index)
      }
    }
    return problems
  }

  /// Gives records the links that they had in the past reading.
  private mutating func giveLinks(of past: [Record], to range: Range<Int>) {
    for record in range {
      let link = past[record].link
      if !records[record].link.hasSameBytes(as: link) { setLink(link, of: record) }
    }
  }
}

extension LinkTable {
  /// The destinations of links to content files, copied files and pages.
  convenience init(
    _ pages: [Page], _ indexPages: some Sequence<Page>, _ table: RecordTable, _ assets: [Asset],
    of known: ContentRecords
  ) {
    var outputs = NameTable<String>()
    for page in pages + indexPages { outputs[.joined(page.folder, "index.md")] = page.output }
    for asset in assets { outputs[asset.file] = asset.output }
    // The file of a term's record may be the page that declares the terms.
    for (set, notes) in known.terms.lazy.map({ ($0.set, $0.notes) }) {
      for (term, note) in zip(set.terms, notes) {
        if let note { outputs[note.file] = term.output }
      }
    }
    for (collection, plan) in known.plan.collections.enumerated() where plan.terms == nil {
      // A record without a page of its own is shown on the page that declares its collection.
      let page = pages[plan.page].output
      for index in table.ranges[collection] {
        let output = table.records[index].output ?? page
        let file = table.records[index].place.file
        if SourceFormat(file) == .markdown {
          outputs[file] = plan.declaration.parse == nil ? output : page
        }
        if case .file(let body, offset: _, line: _, skipsTitle: _, hash: _) =
          table.records[index].body,
          !body.hasSameBytes(as: file)
        {
          outputs[body] = output
        }
      }
    }
    let paths =
      (pages + indexPages).flatMap { [$0.output] + $0.furtherOutputs } + assets.map(\.output)
      + table.records.compactMap(\.output)
    self.init(
      outputs: outputs, sitePaths: NameTable(paths.map { ($0, $0) }), drafts: known.draftPaths,
      isPretty: known.plan.site.settings.prettyLinks)
  }
}

extension ContentRecords {
  /// The content files of drafts that are left out, and the pages that these would have.
  fileprivate var draftPaths: Set<String> {
    var paths: Set<String> = []
    for file in plan.input.tree.files where file.isInside(anyOf: plan.drafts) {
      paths.insert(file)
      paths.insert(.joined(file.parentFolder, "index.html"))
    }
    for (reading, collection) in zip(collections, plan.collections) {
      let segments = urlSegments(of: reading.drafts.map(\.key))
      for (draft, segment) in zip(reading.drafts, segments) {
        if SourceFormat(draft.file) == .markdown { paths.insert(draft.file) }
        paths.insert(.joined(plan.pages[collection.page].folder, "\(segment)/index.html"))
      }
    }
    return paths
  }
}
