import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentAssembly {
  /// Sets the outputs of all records with pages, each in the folder of its collection's page. Hides
  /// the records of hidden pages.
  mutating func giveOutputs(past: ContentAssembly?) {
    for (field, reading) in zip(plan.terms, terms) {
      for (record, term) in zip(table.ranges[field.ownCollection], reading.set.terms) {
        table.records[record].output = term.output
      }
    }
    for (page, declaration) in plan.pages[..<plan.folderPages].enumerated() {
      let own = plan.collectionsOfPage[page]
      if let past, own.allSatisfy({ isTakenOver[$0] }) {
        for record in own.flatMap({ table.ranges[$0] }) {
          if let output = past.table.records[record].output {
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
    }
    for (page, own) in zip(pages, plan.collectionsOfPage) where page.isHidden {
      for record in own.flatMap({ table.ranges[$0] }) { table.records[record].isHidden = true }
    }
  }

  /// Finds the files to copy: pictures of records, files of the site's design, and all files used
  /// unchanged. Pictures get the hash of their content in their names, and records refer to these
  /// names.
  mutating func copyFiles(past: ContentAssembly?) {
    diagnostics += input.tree.reservedFolders(isSearched: plan.site.settings.search != nil)
    var look = LookFiles(of: plan.site, in: input)
    let read = readPictures(besides: look, past: past?.pictures ?? [:])
    look.give(read, to: &settings)
    diagnostics += look.diagnostics
    // Created again for each use: a stored instance would share the records, and the first change
    // would copy all of them.
    let (uses, linked) = mentions.uses(showing: read, past: past?.linkedFiles)
    linkedFiles = linked
    // A page that could not be read might use any file.
    if !diagnostics.hasErrors { diagnostics += mentions.leftOut(uses) }
    assets = [Asset](pictures: read, uses: uses, in: input.tree)
    diagnostics += read.compactMap(\.diagnostic)
    givePictures(read)
    if input.keepsResults {
      pictures = Dictionary(byBytes: read.map { (input.tree.files[$0.file], $0) })
    }
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
        page.portionPrefix = "page-"
      }
    }
  }

  /// The paths of the continuation pages of paginated sections.
  private var furtherOutputs: [String] { (pages + siteTerms.pages).flatMap(\.furtherOutputs) }

  /// Finds outputs with the same path, and resolves all links to outputs. Results that do not
  /// depend on a changed path are reused from `past`.
  mutating func leadLinks(past: ContentAssembly?) {
    let past = past.flatMap { hasSamePlaces(as: $0) ? $0 : nil }
    // Diagnostics have locations, which may have changed, so only an empty list can be reused.
    if past?.clashes.isEmpty != true {
      clashes =
        SiteOutputs(
          plan, pages + siteTerms.pages, table.records, assets, own: input.options.ownOutputs
        ).clashes
    }
    links = past?.links ?? LinkTable(of: self)
    leadLinksOfRecords(past: past)
    diagnostics += clashes + linkProblems.joined()
    if past == nil { return }
    unchangedRecords = sameOutputs.sorted().filter {
      isTakenOver[$0] && !plan.collections[$0].declaration.shape.hasLinks
    }.map { table.ranges[$0] }
  }

  /// Whether every page, record, draft and copied file has the same path in the site as in the past
  /// reading.
  private func hasSamePlaces(as past: ContentAssembly) -> Bool {
    guard plan.isTakenOver, table.ranges == past.table.ranges, haveSamePaths(assets, past.assets),
      furtherOutputs == past.furtherOutputs
    else { return false }
    let changed = table.ranges.indices.filter { !sameOutputs.contains($0) }
    return changed.lazy.flatMap { table.ranges[$0] }.allSatisfy { index in
      let (now, before) = (table.records[index], past.table.records[index])
      return now.output.hasSameBytes(as: before.output)
        && now.place.file.hasSameBytes(as: before.place.file)
        && (now.body?.file).hasSameBytes(as: before.body?.file)
    }
      && draftNames == past.draftNames
  }

  /// The keys and files of the drafts in each collection.
  private var draftNames: [[ExactText]] {
    collections.map { $0.drafts.flatMap { [ExactText($0.key), ExactText($0.file)] } }
  }

  private var mentions: FileMentions {
    FileMentions(of: plan, table.records, drafts: collections.flatMap(\.drafts))
  }
}

private func haveSamePaths(_ assets: [Asset], _ past: [Asset]) -> Bool {
  assets.count == past.count
    && zip(assets, past).allSatisfy {
      $0.file.hasSameBytes(as: $1.file) && $0.output.hasSameBytes(as: $1.output)
    }
}

extension Body {
  fileprivate var file: String? {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = self { file } else { nil }
  }
}
