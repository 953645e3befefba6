internal import VitrineModel
internal import VitrineText

/// The links between pages of a site. They are relative, so a site works from a folder on disk and
/// under any prefix. Only the page for unknown addresses links by `canonical(_:)`.
struct SiteLinks: Sendable {
  /// Whether links end in `/` instead of `/index.html`.
  let isPretty: Bool

  /// The site's address without a trailing `/`, or nil if the settings have none.
  var address: String?

  /// The address for editing pages, with placeholders in braces for the file and line, or nil if
  /// there is none.
  private let edit: String?

  init(settings: borrowing SiteSettings) {
    isPretty = settings.prettyLinks
    address = settings.url.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    edit = settings.edit
  }

  /// Appends the link from a page in `folder` (`""` or ending in `/`) to the output `target`.
  func append(_ target: String, from folder: String, to html: inout [UInt8]) {
    html.appendRelativeLink(to: target, from: folder, isPretty: isPretty)
  }

  /// The link from a page in `folder` to the output `target`.
  func link(to target: String, from folder: String) -> String {
    relativeLink(to: target, from: folder, isPretty: isPretty)
  }

  /// The address of a target in a link on a page in `folder`.
  func address(of target: LinkTarget, from folder: String) -> String {
    switch target {
    case .address(let address): address
    case .output(let output, let suffix): link(to: output, from: folder) + suffix
    }
  }

  /// The absolute address of an output, always without `index.html`, or nil if the settings have no
  /// `url`.
  func canonical(_ target: String) -> String? {
    guard let address else { return nil }
    var bytes = Array("\(address)/".utf8)
    bytes.appendPath(ofOutput: target, isPretty: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the site on its host, beginning and ending in `/`.
  var pathOnHost: String {
    let path = (address ?? "").split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
    return "/" + percentDecoded(path.map { $0 + "/" }.joined())
  }

  /// The address for editing a line of a file in the content folder, or nil if the settings have
  /// none.
  func editing(_ file: String, line: Int) -> String? {
    edit?.replacing("{path}", with: PercentEncoding.path.encoded(file))
      .replacing("{line}", with: "\(line)")
  }
}
