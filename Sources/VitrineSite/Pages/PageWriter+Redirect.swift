internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Returns a page that redirects: immediately if the browser allows it, and by a link.
  func redirect(_ redirect: Redirect) -> [UInt8] {
    let folder = redirect.path.outputFolder
    let (title, output, owner) = destination(of: redirect.target)
    var link = site.links.link(to: output, from: folder)
    if let element = element(of: redirect.target) { link += fragment(ofElement: element) }
    let context = context(title: title, output: output, owner: owner)
    context.next = LinkContext(title: title, link: link)
    let links = site.links
    let siteContext = SiteContext(
      settings: site.settings, output: redirect.path,
      words: site.words(in: site.settings.language), resources: site.resources
    ) { links.link(to: $0, from: folder) }
    var html: [UInt8] = []
    site.render(
      "redirect", with: Scope(site: siteContext, page: context), into: &html)
    return html
  }

  /// The id of the element that a redirect leads to, or nil for a whole page.
  func element(of target: Redirect.Target) -> String? {
    if case .item(_, output: _, let element) = target { element } else { nil }
  }

  /// Returns the target of a redirect. `owner` is the page whose language it has.
  func destination(
    of target: Redirect.Target
  ) -> (title: String, output: String, owner: Int?) {
    switch target {
    case .record(let index):
      let record = site[record: index]
      return (record.title, record.output!, site.owner(ofRecord: index))
    case .page(let index):
      let page = site.page(index)
      return (page.title, page.output, index)
    case .item(let index, let output, element: _):
      return (site[record: index].title, output, site.owner(ofRecord: index))
    }
  }
}
