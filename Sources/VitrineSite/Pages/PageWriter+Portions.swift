internal import VitrineModel
internal import VitrineText

/// The further pages of sections with pagination.
extension PageWriter {
  /// Returns a page that goes on with the sections of another.
  func further(_ portion: Int, ofPage index: Int) -> RenderedFile {
    let page = site.page(index)
    let output = site.output(ofPage: index, portion: portion)
    let context = context(title: page.title, output: output, owner: index)
    let count = site.sections(ofPage: index).portionCount
    let number = context.words.text(.pageOf, ["number": portion + 1, "count": count])
    let titles =
      [page.title, number] + (page.title == site.settings.title ? [] : [site.settings.title])
    context.fullTitle = titles.joined(separator: " – ")
    context.meta = meta(ofPage: index)
    context.frame = page.frame
    context.layouts = site.sheet(ofPage: index).map { link(to: $0, on: output) }
    let styles = site.styles(ofPage: index).intersection(PageStyles.ofFurtherPages)
    give(styles, to: context, on: output)
    giveTree(to: context, ofPage: index, at: page.output, on: output)
    giveChoices(to: context, index, on: output)
    giveSelection(to: context, of: styles, on: output)
    let chrome = chrome.ofPortion(at: output, ofPage: index, for: site)
    context.crumbs = chrome.crumbs
    var file = RenderedFile()
    let texts = sectionTexts(ofPage: index, on: output, for: context, into: &file)
    // The first page reports what is wrong with the same texts.
    file.diagnostics = []
    file.anchorLinks = []
    let scope = Scope(site: chrome.site, page: context)
    let sections = SectionWriter(
      site: site, scope: scope, page: index, portion: portion, texts: texts)
    context.sections = { sections.writeSections(into: &$0) }
    file.bytes = bytes("folder", scope, chrome)
    return file
  }

  /// Returns the script with the items of a further page for the first page, with links relative to
  /// it. Single items can be extracted (see `ItemCuts`).
  func items(ofPage index: Int, portion: Int) -> [UInt8] {
    let page = site.page(index)
    let context = context(title: page.title, output: page.output, owner: index)
    let scope = Scope(site: chrome.ofPage(index, for: site).site, page: context)
    let sections = SectionWriter(site: site, scope: scope, page: index)
    var json = JSONWriter()
    json.beginObject()
    for (number, section) in site.sections(ofPage: index).enumerated()
    where portion < section.portions.count {
      var writer = sections.writer(ofSection: number, portion: portion)
      let cuts = ItemCuts()
      writer.cuts = cuts
      var html: [UInt8] = []
      writer.write(into: &html)
      cuts.open(at: html.count)
      sections.writePlates(of: section, portion: portion, into: &html)
      cuts.close(at: html.count)
      json.key("s-" + elementIdentifier(of: section.id))
      cuts.write(html, to: &json)
    }
    json.endObject()
    return Array("(window.vitrinePortions??=[]).push([\(portion),".utf8) + json.bytes
      + Array("]);\n".utf8)
  }

  /// Gives the first page the scripts that load more of its sections, if they continue on other
  /// pages.
  func givePortions(to context: PageContext, _ index: Int, in folder: String) {
    let files = site.portionFiles(ofPage: index)
    if files.isEmpty { return }
    context.portions = site.links.link(to: site.resources[.portions].path, from: folder)
    context.portionItems = files.map { site.links.link(to: $0.path, from: folder) + $0.query }
  }
}
