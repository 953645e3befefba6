internal import VitrineModel
internal import VitrineText

/// The further pages of sections with pagination.
extension PageWriter {
  /// Returns a page that continues the sections of another.
  func further(_ listPage: Int, ofPage index: Int) -> RenderedFile {
    let page = site.page(index)
    let output = site.output(ofPage: index, listPage: listPage)
    let context = context(title: page.title, output: output, owner: index)
    let count = site.sections(ofPage: index).listPageCount
    let number = context.words.text(.pageOf, ["number": listPage + 1, "count": count])
    let titles =
      [page.title, number] + (page.title == site.settings.title ? [] : [site.settings.title])
    context.fullTitle = titles.joined(separator: " – ")
    context.meta = meta(ofPage: index)
    assign(site.picture(ofPage: index), to: context)
    context.frame = page.frame
    context.layouts = site.sheet(ofPage: index).map { link(to: $0, on: output) }
    let styles = site.styles(ofPage: index).intersection(PageStyles.ofFurtherPages)
    assign(styles, to: context, on: output)
    assignTree(to: context, ofPage: index, at: page.output, on: output)
    assignChoiceScripts(to: context, index, on: output)
    assignSelection(to: context, of: styles, on: output)
    let shell = shell.ofListPage(at: output, ofPage: index, for: site)
    context.crumbs = shell.crumbs
    var file = RenderedFile()
    let texts = sectionTexts(ofPage: index, on: output, for: context, into: &file)
    // The first page reports what is wrong with the same texts.
    file.diagnostics = []
    file.anchorLinks = []
    let scope = Scope(site: shell.site, page: context)
    let sections = SectionWriter(
      site: site, scope: scope, page: index, listPage: listPage, texts: texts)
    context.sections = { sections.writeSections(into: &$0) }
    file.bytes = bytes("folder", scope, shell)
    return file
  }

  /// Returns the script with the items of a further page for the first page, with links relative to
  /// it. Single items can be extracted (see `ItemSplitPoints`).
  func items(ofPage index: Int, listPage: Int) -> [UInt8] {
    let page = site.page(index)
    let context = context(title: page.title, output: page.output, owner: index)
    let scope = Scope(site: shell.ofPage(index, for: site).site, page: context)
    let sections = SectionWriter(site: site, scope: scope, page: index)
    var json = JSONWriter()
    json.beginObject()
    for (number, section) in site.sections(ofPage: index).enumerated()
    where listPage < section.listPages.count {
      var writer = sections.writer(ofSection: number, listPage: listPage)
      let cuts = ItemSplitPoints()
      writer.cuts = cuts
      var html: [UInt8] = []
      writer.write(into: &html)
      cuts.open(at: html.count)
      sections.writeCaptions(of: section, listPage: listPage, into: &html)
      cuts.close(at: html.count)
      json.key("s-" + elementIdentifier(of: section.id))
      cuts.write(html, to: &json)
    }
    json.endObject()
    return Array("(window.vitrinePortions??=[]).push([\(listPage),".utf8) + json.bytes
      + Array("]);\n".utf8)
  }

  /// Gives the first page the scripts that load more of its sections, if they continue on other
  /// pages.
  func assignListPageScripts(to context: PageContext, _ index: Int, in folder: String) {
    let files = site.listPageFiles(ofPage: index)
    if files.isEmpty { return }
    context.listPages = site.links.link(to: site.resources[.listPages].path, from: folder)
    context.listPageItems = files.map { site.links.link(to: $0.path, from: folder) + $0.query }
  }
}
