import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// What addresses on a page of a site lead to.
struct SiteReferences: Sendable {
  let files: [ExactText: BuiltSite.File]

  /// The path of the page.
  let page: String

  /// The pages that go on with its sections, all of which it can show itself.
  let furtherPages: Set<ExactText>

  /// The address at which a file of the site is published; nil if it is not known.
  let published: @Sendable (String) -> String?

  init(of page: String, in site: BuiltSite) {
    self.page = page
    files = site.files
    let pages = site.cache.reading.content.pages
    furtherPages = Set(
      byBytes: pages.first { $0.output.hasSameBytes(as: page) }?.furtherOutputs ?? [])
    let renderer = site.cache.renderer
    published = { renderer.published($0) }
  }

  enum Target: Hashable {
    /// The page itself, with what follows `#`; nil without it.
    case page(fragment: String?)

    /// The path of a file of the site, and the query and fragment behind it.
    case file(String, suffix: String)

    /// Another site, or no place at all.
    case elsewhere
  }

  /// Returns what an address leads to that stands in a file in `folder`.
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

  /// Returns the bytes of a file, unless it is a page or was changed meanwhile.
  func resource(at path: String) -> [UInt8]? {
    guard let file = files[path], !mediaType(of: path).hasPrefix("text/html") else { return nil }
    return file.bytes(in: 0..<file.length)
  }

}
