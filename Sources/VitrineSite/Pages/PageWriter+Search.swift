internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Returns the search page.
  func search() -> [UInt8] {
    let site = site.whole
    let output = BuiltInPath.search
    let context = context(title: site.siteWords[.search], output: output, owner: nil)
    context.layouts = site.resources.search.map {
      site.links.link(to: $0.styles.path, from: output.outputFolder)
    }
    return bytes("search", at: output, context)
  }
}
