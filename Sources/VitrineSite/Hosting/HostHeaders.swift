internal import VitrineModel
internal import VitrineText

/// The response headers of a site.
struct HostHeaders {
  /// The path of the site on its host, `/` or `/docs/`.
  private let root: String

  /// Headers of every file, in order.
  private let common: [(name: String, value: String)]

  /// The patterns of paths in `assets` at which all files have the hash of their content in their
  /// names.
  private let hashed: [String]

  private let hasTiles: Bool

  init(_ site: RenderContext, outputs: [String]) {
    root = site.links.pathOnHost
    common = [
      ("Content-Security-Policy", Self.contentSecurityPolicy(site.content.settings)),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "strict-origin-when-cross-origin"),
    ]
    hasTiles = site.content.assets.contains { $0.tileFolder != nil }
    hashed = Self.hashedFolders(outputs) + (hasTiles ? [Self.tiles] : [])
  }

  /// Scripts are files of the site, except the rules by which browsers load pages ahead. Styles can
  /// be inline, because elements carry numbers for the stylesheets. Icons, and the stylesheet of
  /// the page for unknown addresses, are in `data:` addresses.
  private static func contentSecurityPolicy(_ settings: SiteSettings) -> String {
    let media = settings.remoteImages ? "'self' data: https:" : "'self' data:"
    return [
      "default-src 'self'", "script-src 'self' '\(speculationRulesHash)'",
      "style-src 'self' 'unsafe-inline' data:", "img-src \(media)", "media-src \(media)",
      "object-src 'none'", "base-uri 'none'",
      settings.unsafe ? nil : "form-action 'self'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// The hash of the script in `speculation-rules.html`.
  static let speculationRulesHash = "sha256-3OcEBIIbVNf4x4ajDI53V/lp4Q/Uetdb22t0rw7WAbo="

  private static let yearLong = "public, max-age=31536000, immutable"

  /// The paths of tiles, which have the hash in the name of their picture's folder.
  private static let tiles = ":picture/:region/:size/0/default.jpg"

  private static func hashedFolders(_ outputs: [String]) -> [String] {
    var areHashed: [String: Bool] = [:]
    for path in outputs where path.hasPrefix("assets/") {
      let parts = path.pathSegments()
      let folder = parts.count == 2 ? ":file" : "\(parts[1])/*"
      let names = parts.last!.split(separator: ".")
      let isHashed = names.count > 2 && ContentHash(String(names[names.count - 2])) != nil
      areHashed[folder, default: true] = areHashed[folder, default: true] && isHashed
    }
    return areHashed.filter(\.value).keys.sorted()
  }

  /// The rules as Netlify and Cloudflare Pages read `_headers`. Both make browsers revalidate files
  /// without a caching rule, and both join the values of several rules, so no caching rule applies
  /// to all files.
  var rules: String {
    let root = asciiAddress(PercentEncoding.path.encoded(root))
    let commonHeaders = "\(root)*\n" + common.map { "  \($0.name): \($0.value)\n" }.joined()
    return commonHeaders
      + hashed.map { "\(root)assets/\($0)\n  Cache-Control: \(Self.yearLong)\n" }.joined()
  }

  /// Directives for a `server` of nginx.
  var nginxDirectives: String {
    """
    error_page 404 "\(root)404.html";
    location ^~ "\(root)_nginx/" { return 404; }
    set $vitrine_cache "no-cache";
    if ($uri ~ "^\(root)assets/.*[.][0-9a-f]{16}\(hasTiles ? "(/.+/default)?" : "")[.][^./]+$") { set $vitrine_cache "\(Self.yearLong)"; }
    add_header Cache-Control $vitrine_cache;

    """ + common.map { "add_header \($0.name) \"\($0.value)\" always;\n" }.joined()
  }
}
