internal import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// Writes the pages of a site: sets `page.*` for each, and chooses its templates.
struct PageWriter {
  let site: TrackedContext
  let shell: PageShells

  /// The earlier versions of pages that play their changes, or nil if there are none.
  let earlier: EarlierSite?
  let renderBody: BodyRenderer

  /// Renders the texts of sections.
  let renderPart: BodyRenderer

  /// Returns texts as they are written, for data files.
  let readBody: BodyReader

  /// Returns the page of a folder, or a page that continues its sections. The latter has neither a
  /// text nor search and filters.
  func page(_ index: Int, listPage: Int) -> RenderedFile {
    if listPage > 0 { return further(listPage, ofPage: index) }
    let page = site.page(index)
    let context = context(title: page.title, output: page.output, owner: index)
    context.text = site.lede(ofPage: index)
    context.frame = page.frame
    context.description = context.text ?? (index == 0 ? site.settings.description : nil)
    let shell = shell.ofPage(index, for: site)
    // The site bar already links to the home page and its direct subpages.
    let isOfTerms = site.isOfTerms(page: index)
    context.crumbs = shell.crumbs.count > 1 || isOfTerms ? shell.crumbs : []
    let folder = page.output.outputFolder
    context.terms = site.termIndexes(ofPage: index).map {
      ValueLinkContext(
        $0.link, links: site.links, folder: folder,
        count: context.words.formats.numbers.text($0.count))
    }
    describe(nil, nil, on: context, at: page.output)
    context.meta = meta(ofPage: index)
    assignFeeds(to: context, ofPage: index, on: page.output)
    assign(site.picture(ofPage: index), to: context)
    var file = RenderedFile()
    if let introduction = site.introduction(ofPage: index) {
      let (body, diagnostics) = renderBody(introduction, page.output)
      context.headings = body.headings
      context.body = html(of: body, on: page.output, in: context)
      file.take(body, diagnostics, on: page.output)
      assign(file.parts, to: context, on: page.output)
    }
    let texts = sectionTexts(ofPage: index, on: page.output, for: context, into: &file)
    let scope = Scope(site: shell.site, page: context)
    let transition = earlier?.pages[index].map {
      PageTransition(ofPage: index, from: $0, site: site.whole, pictures: earlier!.pictures)
    }
    context.transition = transition
    context.layouts = site.sheet(ofPage: index).map { link(to: $0, on: page.output) }
    var styles = site.styles(ofPage: index)
    context.downloads = site.downloads(ofPage: index).map {
      DownloadContext($0.file, size: $0.size, words: context.words)
    }
    if !context.downloads.isEmpty { styles.insert(.downloads) }
    if transition != nil {
      styles.insert(.transitions)
      context.script = link(to: site.resources[.transitions], on: page.output)
    }
    context.filtering = filtering(ofPage: index, terms: context.terms, words: context.words)
    // The filters show them.
    if context.filtering?.hasTerms == true { context.terms = [] }
    context.tally = earlier?.tallies[index].flatMap {
      site.whole.text(of: $0, in: context.words)
    }
    context.edit = page.source.flatMap { site.links.editing($0, line: 1) }
    assignTree(to: context, ofPage: index, on: page.output)
    assignChoiceScripts(to: context, index, on: page.output)
    assignListPageScripts(to: context, index, in: folder)
    assignSelection(to: context, of: styles, on: page.output)
    assign(styles, to: context, on: page.output)
    let sections = SectionWriter(
      site: site, scope: scope, page: index, texts: texts, transition: transition)
    context.figures = sections.figures(site.figures(ofPage: index))
    context.sections = {
      sections.writeSections(into: &$0)
      sections.writeOffstageItems(into: &$0)
      sections.writeEarlier(into: &$0)
    }
    file.bytes = bytes("folder", scope, shell)
    return file
  }

  /// Returns the texts of a page's sections that have markup, by section number, and gives the page
  /// the resources that they need.
  func sectionTexts(
    ofPage index: Int, on output: String, for context: PageContext, into file: inout RenderedFile
  ) -> [Int: [UInt8]] {
    var texts: [Int: [UInt8]] = [:]
    let known = file.parts
    for (number, section) in site.sections(ofPage: index).enumerated() {
      if section.enlarges, !section.items.isEmpty { file.parts.insert(.viewer) }
      guard let text = section.body else { continue }
      let (body, diagnostics) = renderPart(text, output)
      texts[number] = html(of: body, on: output, in: context)
      file.take(body, diagnostics, on: output)
    }
    assign(file.parts.subtracting(known), to: context, on: output)
    return texts
  }

  /// Returns a body with what depends on the page that shows it.
  private func html(
    of body: RenderedBody, on output: String, in page: PageContext, isBesideHero: Bool = false
  ) -> [UInt8] {
    body.html(in: page.words) { [site] asset in
      let files = site.files(
        of: Picture(source: .asset(asset)),
        in: site.picturePlaces?.text(page.column, isBesideHero: isBesideHero),
        from: output.outputFolder)
      return files.map { $0.attributes + (styleAttribute(position: nil, tint: $0.tint) ?? []) }
    }
  }

  /// Gives a page the scripts for choosing layouts, if visitors can choose.
  func assignChoiceScripts(to context: PageContext, _ index: Int, on output: String) {
    guard
      site.sections(ofPage: index).contains(where: {
        !$0.items.isEmpty && !site.list($0.layout).choices.isEmpty
      })
    else { return }
    context.chosen = link(to: site.resources[.chosen], on: output)
    context.choice = link(to: site.resources[.choice], on: output)
  }

  /// Gives a page the addresses of stylesheets.
  func assign(_ styles: Set<PageStyles>, to context: PageContext, on output: String) {
    context.styles += site.resources.styles(styles).map { link(to: $0, on: output) }
  }

  /// Gives a page the resources for the parts of its text.
  private func assign(_ parts: Set<BodyPart>, to context: PageContext, on output: String) {
    context.styles += site.resources.styles(of: parts).map { link(to: $0, on: output) }
    for part in parts {
      context.scripts[part] = site.resources.script(of: part).map { link(to: $0, on: output) }
    }
  }

  /// Returns the page of a record.
  func record(_ index: Int) -> RenderedFile {
    let record = site[record: index]
    let output = record.output!
    let owner = site.owner(ofRecord: index)
    let context = context(title: record.title, output: output, owner: owner)
    context.type = "article"
    context.description = record.text
    assign(record.image, to: context)
    context.published = record.date?.timestamp
    context.modified = record.updated?.timestamp
    if let owner { assignFeeds(to: context, ofPage: owner, on: output, withSections: false) }
    if site.settings.edit != nil {
      let source = site.source(ofRecord: index)
      context.edit = site.links.editing(source.file, line: source.line)
    }
    if let owner { assignTree(to: context, ofPage: owner, on: output) }
    let hasTree = context.navigation != nil
    let styles = hasTree ? PageStyles.ofTrees : [.item]
    assign(record.media.isEmpty ? styles : styles.union([.strip]), to: context, on: output)
    if !hasTree || !record.children.isEmpty {
      context.layouts = site.sheet(ofRecord: index).map { link(to: $0, on: output) }
    }
    let shell = shell.ofRecord(index, for: site)
    let item = RecordContext(
      site: site, folder: output.outputFolder, words: context.words)
    context.crumbs = shell.crumbs + crumbs(aboveRecord: index, from: item.folder)
    item.index = index
    item.isOnOwnPage = true
    var file = RenderedFile()
    if let body = site.body(ofRecord: index) {
      let (rendered, diagnostics) = renderBody(body, output)
      context.headings = rendered.headings
      item.body = html(
        of: rendered, on: output, in: context, isBesideHero: record.image != nil)
      // Only shared pages and machines need it.
      if context.description == nil,
        context.canonical != nil || site.description(of: record)?.kind != nil
      {
        context.description = excerpt(ofHTML: rendered.html)
      }
      file.take(rendered, diagnostics, on: output)
    }
    // Whether contents are beside a tree is known once the text is rendered.
    item.pictureList = site.picturePlaces?.hero(context.column)
    item.stripPictures = site.picturePlaces?.strip(context.column)
    file.parts.formUnion(describe(record, item, on: context, at: output))
    // A name or a place is no description of the item, but says more than none of the page.
    context.description = context.description ?? record.subtitle
    if record.fields.contains(where: { FactTable.mayBe($0.value) }) { file.parts.insert(.tables) }
    if record.showsPicture { file.parts.insert(.viewer) }
    assign(file.parts, to: context, on: output)
    item.hasContents = context.hasContents && !hasTree
    if !hasTree {
      let (previous, next) = site.neighbours(of: index)
      context.previous = previous.map { link(toRecord: $0, from: item.folder) }
      context.next = next.map { link(toRecord: $0, from: item.folder) }
    }
    let scope = Scope(site: shell.site, page: context)
    scope.item = item
    let sections = SectionWriter(site: site, scope: scope, page: owner ?? 0)
    context.sections = {
      sections.writeChildren(of: index, into: &$0)
      // The tree links to them.
      if !hasTree { sections.writeOthers(beside: index, into: &$0) }
    }
    file.bytes = bytes("item", scope, shell)
    return file
  }

  /// Returns the page that a server sends for unknown addresses, in any folder. Its stylesheet is
  /// in a `data:` address. If the site's address is known, its links are absolute. Otherwise its
  /// links only work at the site's root, including when the site is opened from a disk.
  func notFound() -> RenderedFile {
    let (links, whole) = (site.links, site.whole)
    let written = whole.content.notFound
    let language = written?.language ?? site.settings.language
    let title = written.flatMap { $0.title.isEmpty ? nil : $0.title }
    let context = context(
      title: title ?? whole.words(in: language)[.notFound], output: BuiltInPath.notFound,
      owner: nil, language: language)
    context.direction = written?.direction ?? context.direction
    context.text = written?.text
    context.edit = written?.source.flatMap { links.editing($0, line: 1) }
    context.canonical = nil
    // At an unknown address, relative links do not work.
    context.fonts = []
    let siteContext = SiteContext(
      settings: site.settings, output: BuiltInPath.notFound, words: context.words,
      resources: whole.resources, theme: written?.theme, changes: whole.changesLinks,
      address: { dataAddress($1, $0.bytes) }
    ) { links.canonical($0) ?? links.link(to: $0, from: "") }
    let shell = PageShell(site: siteContext, words: context.words, templates: whole.templates)
    var file = RenderedFile()
    if let introduction = written?.introduction {
      let (body, diagnostics) = renderBody(introduction, BuiltInPath.notFound)
      context.body = body.html(in: context.words) { _ in nil }
      file.take(body, diagnostics, on: BuiltInPath.notFound)
      context.styles = whole.resources.styles(of: file.parts).map {
        dataAddress("text/css", $0.bytes)
      }
    }
    let scope = Scope(site: siteContext, page: context)
    file.bytes = bytes(written == nil ? "404" : "folder", scope, shell)
    return file
  }

  /// Returns a page of the site itself, which has its language and its theme.
  func bytes(_ template: String, at output: String, _ context: PageContext) -> [UInt8] {
    let shell = PageShell(of: output, in: site.whole)
    return bytes(template, Scope(site: shell.site, page: context), shell)
  }

  func bytes(_ template: String, _ scope: Scope, _ shell: PageShell) -> [UInt8] {
    scope.page.header = shell.header
    scope.page.footer = shell.footer
    scope.page.content = { [site] in site.render(template, with: scope, into: &$0) }
    var html: [UInt8] = []
    html.reserveCapacity(16_384)
    site.render("page", with: scope, into: &html)
    scope.page.content = { _ in }
    scope.page.sections = { _ in }
    return html
  }
}

extension PageWriter {
  /// Returns `page.*` with the values common to all kinds of pages.
  func context(
    title: String, output: String, owner: Int?, language: String? = nil
  ) -> PageContext {
    let settings = site.settings
    let language = language ?? owner.map { site.page($0).language } ?? settings.language
    let context = PageContext(words: site.words(in: language))
    context.title = title
    context.fullTitle = title == settings.title ? title : "\(title) – \(settings.title)"
    context.direction = owner.map { site.page($0).direction } ?? settings.direction
    context.canonical = site.links.canonical(output)
    context.column = owner.map { site.column(ofPage: $0) } ?? site.ownColumn
    let card = site.cardPreview(title: title, ofPage: owner)
    context.preview = card ?? site.logoPreview
    context.hasLogoPreview = card == nil && context.preview != nil
    context.fonts = settings.fonts(ofPageWithTitle: title).map { font in
      FontContext(font, link: site.links.link(to: font.file.output, from: output.outputFolder))
    }
    context.motion = { link(to: site.resources[.motion], on: output) }
    return context
  }

  /// Gives a page its picture for link previews.
  func assign(_ picture: Picture?, to context: PageContext) {
    let hasCard = context.preview != nil && !context.hasLogoPreview
    guard let preview = site.preview(picture), !hasCard || site.cardFile(of: picture) != nil
    else { return }
    (context.preview, context.hasLogoPreview) = (preview, false)
  }

  /// Gives a page the feeds of the items on another page or on itself.
  private func assignFeeds(
    to context: PageContext, ofPage index: Int, on output: String, withSections: Bool = true
  ) {
    let page = site.page(index)
    context.feeds = page.feeds.filter { withSections || $0.section == nil }.map { feed in
      let (title, label) = page.title(of: feed, site: site.settings.title)
      let links = FeedFormat.allCases.map {
        site.links.link(to: page.output(of: feed, $0), from: output.outputFolder)
      }
      return FeedContext(title: title, label: label, atom: links[0], json: links[1])
    }
  }

  private func filtering(
    ofPage index: Int, terms: [ValueLinkContext], words: SiteWords
  ) -> FilteringContext? {
    guard let (filtering, items) = site.filtering(ofPage: index) else { return nil }
    let (output, resources, links) = (site.page(index).output, site.resources, site.links)
    return FilteringContext(
      filtering, field: words.text(.filterIn, "title", site.page(index).title),
      filters: filtering.filters.map { filter in
        FilterContext(
          filter, isOnly: filtering.filters.count == 1,
          terms: site.terms(of: filter.field, among: filtering, ofPage: index), words: words
        ) { links.link(to: $0, from: output.outputFolder) }
      }, terms: terms,
      addresses: FilteringContext.Addresses(
        motion: link(to: resources[.motion], on: output),
        script: link(to: resources[.filtering], on: output),
        state: link(to: resources[.filteringState], on: output),
        items: links.link(to: items.path, from: output.outputFolder) + items.query))
  }

  /// Gives a page what visitors need to select items, if its styles include selection.
  func assignSelection(to context: PageContext, of styles: Set<PageStyles>, on output: String) {
    guard styles.contains(.selection) else { return }
    context.selection = SelectionContext(
      script: link(to: site.resources[.selection], on: output), words: context.words)
  }

  /// Returns the size of a page: the counts of its own records and of its sections.
  func meta(ofPage index: Int) -> [String] {
    guard let count = site.count(ofPage: index) else { return [] }
    let sections = site.sections(ofPage: index).count { $0.title != nil }
    let words = site.words(in: site.page(index).language)
    return [words.text(of: count)]
      + (sections > 1 ? ["\(sections) \(words[.sections])"] : [])
  }

  /// Returns links to a record's ancestors with pages, the nearest last. A long chain is shortened
  /// to the outermost and the nearest ones with `…` between them: with all of them on every page,
  /// the number of links would grow with the square of the chain's length.
  private func crumbs(aboveRecord index: Int, from folder: String) -> [LinkContext] {
    var records: [Int] = []
    var above = site[record: index].parent
    while let parent = above {
      if site[record: parent].output != nil { records.append(parent) }
      above = site[record: parent].parent
    }
    guard records.count > Self.maxCrumbs else {
      return records.reversed().map { link(toRecord: $0, from: folder) }
    }
    let nearest = records.prefix(Self.maxCrumbs - 2)
    return [link(toRecord: records.last!, from: folder)]
      + [link(toRecord: records[nearest.count], from: folder, title: Self.omission)]
      + nearest.reversed().map { link(toRecord: $0, from: folder) }
  }

  private static let maxCrumbs = 16

  /// The placeholder for omitted breadcrumbs.
  static let omission = "…"

  func link(to resource: Resource, on output: String) -> String {
    site.links.link(to: resource.path, from: output.outputFolder)
  }

  private func link(
    toRecord index: Int, from folder: String, title: String? = nil
  ) -> LinkContext {
    LinkContext(
      title: title ?? site[record: index].title,
      link: site.links.link(to: site[record: index].output!, from: folder))
  }
}
