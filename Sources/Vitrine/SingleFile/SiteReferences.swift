import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// Resolves the addresses on a page of a site.
struct SiteReferences: Sendable {
  let files: [ExactText: BuiltSite.File]

  /// The path of the page.
  let page: String

  /// The continuation pages of the page's sections, whose items it can show itself.
  let furtherPages: Set<ExactText>

  /// The address at which a file of the site is published, or nil if it is unknown.
  let published: @Sendable (String) -> String?

  init(of page: String, in site: BuiltSite) {
    self.page = page
    files = site.files
    let pages = site.cache.reading.content.pages
    furtherPages = Set(
      byBytes: pages.first { $0.output.hasSameBytes(as: page) }?.furtherOutputs ?? [])
    let renderer = site.cache.renderer
    // Pictures in the page may only be in the published site in several sizes.
    let pictures = Dictionary(
      byBytes: site.cache.reading.content.assets.compactMap { asset in
        asset.published.map { (asset.output, $0) }
      })
    published = { renderer.published(pictures[$0] ?? $0) }
  }

  enum Target: Hashable {
    /// The page itself, with the fragment after `#`, or nil without one.
    case page(fragment: String?)

    /// The path of a file of the site, and the query and fragment after it.
    case file(String, suffix: String)

    /// Another site, or nothing at all.
    case elsewhere
  }

  /// Returns the target of an address in a file of `folder`.
  func target(of address: String, in folder: String) -> Target {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let suffix = address[path.endIndex...]
    let fragment = suffix.firstIndex(of: "#").map { String(suffix[suffix.index(after: $0)...]) }
    if path.isEmpty { return .page(fragment: fragment) }
    guard let found = sitePath(ofAddress: address, in: folder) else { return .elsewhere }
    let output = pageOutput(at: found) { files[$0] != nil }
    if output.hasSameBytes(as: page) || furtherPages.contains(output) && fragment != nil {
      return .page(fragment: fragment)
    }
    return .file(output, suffix: String(suffix))
  }

  /// Returns the bytes of a file, or nil if it is a page or has changed in the meantime.
  func resource(at path: String) -> [UInt8]? {
    guard let file = files[path], !mediaType(of: path).hasPrefix("text/html") else { return nil }
    return file.bytes(in: 0..<file.length)
  }

}
