import VitrineDiagnostics
import VitrineMarkdown
import VitrineModel
import VitrineText

extension ContentAssembly {
  /// Resolves the links of all records to paths of the site, and collects the problems.
  ///
  /// `previous` is the previous reading if its links have the same destinations. The links of
  /// reused collections are then unchanged, except for link fields, which show the titles of pages.
  mutating func resolveLinksOfRecords(previous: ContentAssembly?) {
    let shapes = plan.collections.map(\.declaration.shape)
    let titles = shapes.contains(where: \.hasLinks) ? titlesOfOutputs : [:]
    for (collection, shape) in shapes.enumerated() {
      if let previous, isReused[collection], !shape.hasLinks {
        restoreLinks(of: table.ranges[collection], from: previous.table.records)
        linkProblems.append(previous.linkProblems[collection])
        continue
      }
      var problems = resolveLinks(of: table.ranges[collection])
      for (recordMapping, isOfChildren) in shape.hasLinks ? shape.allMappings : [] {
        problems += resolveLinkFields(
          recordMapping.fieldsOfLinks,
          of: table.records(of: collection, shape, areChildren: isOfChildren),
          lookups: plan.lookups.linkTargets(of: collection, isOfChildren: isOfChildren),
          titles: titles)
      }
      linkProblems.append(problems)
    }
  }

  /// Resolves links of records to content files and pages into paths of the site. Returns the
  /// problems.
  private mutating func resolveLinks(of range: Range<Int>) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for index in range {
      guard let link = table.records[index].link, let place = table.details[index].linkPlace else {
        continue
      }
      if !settings.unsafe, let scheme = BrowserAddress(link).unknownScheme(in: .link) {
        problems.warn(ofScheme: scheme, in: .link, at: place)
        table.records[index].link = nil
        continue
      }
      let page = table.records[index].output ?? "index.html"
      let found = links.destination(of: link, in: place.file, on: page)
      problems.warn(of: link, to: found, at: place)
      if case .output(let output, let suffix, file: _) = found {
        table.records[index].link = LinkTarget.output(output, suffix: suffix).text
      }
    }
    return problems
  }

  /// Restores the links that records had in the previous reading.
  private mutating func restoreLinks(of range: Range<Int>, from previous: [Record]) {
    for record in range {
      let link = previous[record].link
      if !table.records[record].link.hasSameBytes(as: link) { table.records[record].link = link }
    }
  }
}

extension LinkTable {
  /// Collects the destinations of links: content files, copied files and pages.
  convenience init(of content: ContentAssembly) {
    let (table, assets) = (content.table, content.assets)
    let pages = content.pages + content.indexPages
    var outputs = NameTable<String>()
    for page in pages { outputs[.joined(page.folder, "index.md")] = page.output }
    for asset in assets { outputs[asset.file] = asset.output }
    // Files of one name and content are one file of the site.
    for picture in content.pictureOutputs { outputs[picture.file] = picture.output }
    // The file of a term's record can be the page that declares the terms.
    for (set, notes) in content.terms.lazy.map({ ($0.set, $0.notes) }) {
      for (term, note) in zip(set.terms, notes) {
        if let note { outputs[note.file] = term.output }
      }
    }
    for (collection, plan) in content.plan.collections.enumerated() where plan.terms == nil {
      // A record without its own page is shown on the page that declares its collection.
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
    let feeds = (pages + content.siteTerms.pages).flatMap(\.feedOutputs)
    let paths =
      pages.flatMap { [$0.output] + $0.furtherOutputs } + feeds + assets.map(\.output)
      + table.records.compactMap(\.output) + content.downloads.flatMap { $0.files.map(\.path) }
    self.init(
      outputs: outputs, sitePaths: NameTable(paths.map { ($0, $0) }), drafts: content.draftPaths,
      isPretty: content.plan.site.settings.prettyLinks)
  }
}

extension ContentAssembly {
  /// The content files of excluded drafts, and the pages that they would have.
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
