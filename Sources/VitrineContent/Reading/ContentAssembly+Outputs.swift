import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentAssembly {
  /// Sets the outputs of all records with pages, each in the folder of its collection's page. Hides
  /// the records of hidden pages.
  mutating func assignOutputs(previous: ContentAssembly?) {
    for (field, fieldTerms) in zip(plan.terms, terms) {
      for (record, term) in zip(table.ranges[field.ownCollection], fieldTerms.set.terms) {
        table.records[record].output = term.output
      }
    }
    for (page, declaration) in plan.pages[..<plan.folderPages].enumerated() {
      let own = plan.collectionsOfPage[page]
      let hasPatterns = own.contains { plan.collections[$0].declaration.address != nil }
      if let previous, !hasPatterns, own.allSatisfy({ isReused[$0] }) {
        for record in own.flatMap({ table.ranges[$0] }) {
          if let output = previous.table.records[record].output {
            table.records[record].output = output
          }
        }
        sameOutputs.formUnion(own)
        continue
      }
      let members = own.flatMap { table.ranges[$0] }.filter { table.details[$0].hasPage }
      guard !members.isEmpty else { continue }
      let segments = urlSegments(of: members.map { table.records[$0].id.key })
      for (record, segment) in zip(members, segments) {
        table.records[record].output = .joined(declaration.folder, "\(segment)/index.html")
      }
      if hasPatterns { own.forEach { assignAddresses(ofCollection: $0) } }
    }
    for (page, own) in zip(pages, plan.collectionsOfPage) where page.isHidden {
      for record in own.flatMap({ table.ranges[$0] }) { table.records[record].isHidden = true }
    }
  }

  /// Finds the files to copy: pictures of records, files of the site's design, and all files used
  /// unchanged. Pictures get the hash of their content in their names, and records refer to these
  /// names.
  mutating func copyFiles(previous: ContentAssembly?) {
    diagnostics += input.tree.reservedFolders(isSearched: plan.site.settings.search != nil)
    var look = ThemeAssets(of: plan.site, in: input)
    let own = picturesOfRecords.union(look.pictures).union(look.fonts)
    // Created again for each use: a stored instance would share the records, and the first change
    // would copy all of them.
    var (uses, linked) = mentions.uses(showing: own, previous: previous?.linkedFiles)
    linkedFiles = linked
    let zoomed = zoomedPictures(inTexts: linked.shown)
    var read = readPictures(filesToRead(uses, of: look, zoomed: zoomed), previous: previous)
    if input.keepsResults {
      pictures = Dictionary(byBytes: read.map { (input.tree.files[$0.file], $0) })
    }
    diagnostics += read.compactMap(\.diagnostic)
    let omitted = Set(read.lazy.filter(\.isOmitted).map(\.file))
    for file in omitted { uses[file] = .unread }
    omittedPictures = Set(byBytes: omitted.map { input.tree.files[$0] })
    read.removeAll(where: \.isOmitted)
    let inTexts = Set(byBytes: read.lazy.filter { linked.shown.contains($0.file) }.map(\.output))
    for index in read.indices {
      let output = read[index].output
      read[index].scalable?.isInTexts = inTexts.contains(output)
    }
    pictureOutputs = read.map { (input.tree.files[$0.file], $0.output) }
    look.assign(read, to: &settings)
    diagnostics += look.diagnostics
    // A page that could not be read might use any file.
    if !diagnostics.hasErrors { diagnostics += mentions.omitted(uses) }
    assets = [Asset](pictures: read, uses: uses, in: input.tree)
    assignPictures(read, omitted: omitted)
  }

  /// Gives the continuation pages of paginated sections names that are not in use: `mountains/2/`,
  /// or `mountains/page-2/` if that path is taken.
  mutating func nameFurtherPages() {
    if furtherOutputs.isEmpty { return }
    let outputs =
      (pages + siteTerms.pages).map(\.output) + table.records.compactMap(\.output)
      + assets.map(\.output)
    let taken = Set(byBytes: outputs.map(\.parentFolder))
    changePages { page in
      if page.furtherOutputs.contains(where: { taken.contains($0.parentFolder) }) {
        page.listPagePrefix = "page-"
      }
    }
  }

  /// The paths of the continuation pages of paginated sections.
  private var furtherOutputs: [String] { (pages + siteTerms.pages).flatMap(\.furtherOutputs) }

  private var feedOutputs: [String] { (pages + siteTerms.pages).flatMap(\.feedOutputs) }

  /// Finds outputs with the same path, and resolves all links to outputs. Results that do not
  /// depend on a changed path are reused from `previous`.
  mutating func resolveLinks(previous: ContentAssembly?) {
    let previous = previous.flatMap { hasSamePlaces(as: $0) ? $0 : nil }
    // Diagnostics have locations, which may have changed, so only an empty list can be reused.
    if previous?.clashes.isEmpty != true {
      clashes =
        SiteOutputs(
          plan, pages + siteTerms.pages, table.records, assets, downloads, ranges: table.ranges,
          own: input.options.ownOutputs + settings.hostFiles.map(\.rawValue)
        ).clashes
    }
    links = previous?.links ?? LinkTable(of: self)
    resolveLinksOfRecords(previous: previous)
    diagnostics += clashes + linkProblems.joined()
    if previous == nil { return }
    unchangedRecords = sameOutputs.sorted().filter {
      isReused[$0] && !plan.collections[$0].declaration.shape.hasLinks
    }.map { table.ranges[$0] }
  }

  /// Whether every page, record, draft and copied file has the same path in the site as in the past
  /// reading.
  private func hasSamePlaces(as previous: ContentAssembly) -> Bool {
    guard plan.isReused, table.ranges == previous.table.ranges,
      haveSamePaths(assets, previous.assets),
      pictureOutputs.elementsEqual(
        previous.pictureOutputs,
        by: {
          $0.file.hasSameBytes(as: $1.file) && $0.output.hasSameBytes(as: $1.output)
        }),
      furtherOutputs == previous.furtherOutputs, feedOutputs == previous.feedOutputs,
      downloads.map(\.files) == previous.downloads.map(\.files)
    else { return false }
    let changed = table.ranges.indices.filter { !sameOutputs.contains($0) }
    return changed.lazy.flatMap { table.ranges[$0] }.allSatisfy { index in
      let (now, before) = (table.records[index], previous.table.records[index])
      return now.output.hasSameBytes(as: before.output) && now.aliases == before.aliases
        && now.manifest.hasSameBytes(as: before.manifest)
        && now.place.file.hasSameBytes(as: before.place.file)
        && (now.body?.file).hasSameBytes(as: before.body?.file)
    }
      && draftNames == previous.draftNames
  }

  /// The keys and files of the drafts in each collection.
  private var draftNames: [[ExactText]] {
    collections.map { $0.drafts.flatMap { [ExactText($0.key), ExactText($0.file)] } }
  }

  private var mentions: FileMentions {
    FileMentions(of: plan, table.records, drafts: collections.flatMap(\.drafts))
  }
}

private func haveSamePaths(_ assets: [Asset], _ previous: [Asset]) -> Bool {
  assets.count == previous.count
    && zip(assets, previous).allSatisfy {
      $0.file.hasSameBytes(as: $1.file) && $0.output.hasSameBytes(as: $1.output)
    }
}

extension Body {
  fileprivate var file: String? {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = self { file } else { nil }
  }
}
