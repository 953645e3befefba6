internal import VitrineModel
internal import VitrineText

/// The redirects of a site for hosts that redirect themselves. The pages at the old addresses stay:
/// other servers, and hosts with too many rules, send those.
struct HostRedirects {
  /// Paths as in requests, without escapes, and the encoded addresses of their targets. All are
  /// relative to the root of the host.
  private var rules: [(path: String, target: String)] = []

  /// The paths of all other files, in lower case.
  private let others: Set<String>

  /// The paths of `others` as Netlify compares them.
  private let otherNetlifyNames: Set<String>

  init(_ redirects: [Redirect], alongside outputs: some Sequence<String>, _ writer: PageWriter) {
    let root = writer.site.links.pathOnHost
    others = redirects.isEmpty ? [] : Set(outputs.lazy.map { (root + $0.asAddress).lowercased() })
    otherNetlifyNames = Set(others.lazy.map(\.netlifyName))
    rules = redirects.map { redirect in
      let output = writer.destination(of: redirect.target).output
      let target = PercentEncoding.path.encoded(root + output.asAddress)
      let element = writer.element(of: redirect.target).map(fragment(ofElement:)) ?? ""
      return (root + redirect.path.asAddress, asciiAddress(target + element))
    }.sorted { precedesByBytes($0.path, $1.path) }
  }

  /// A line per redirect, as Netlify and Cloudflare Pages read `_redirects`. Each path is encoded,
  /// so that no character is a placeholder, a comment or a separator.
  ///
  /// Netlify sends the page at the old address unless the status ends in `!`, which Cloudflare does
  /// not know.
  func lines(for hosts: Set<SiteHost>) -> String {
    rules.map { path, target in
      // Netlify takes these for the same address, and would redirect without end, or hide a page.
      let name = path.netlifyName
      let isTaken =
        otherNetlifyNames.contains(name) || name == percentDecoded(target).netlifyName
      let status = hosts.contains(.cloudflare) || isTaken ? "301" : "301!"
      return "\(asciiAddress(PercentEncoding.path.encoded(path))) \(target) \(status)\n"
    }.joined()
  }

  /// The lines of a `map` of nginx from decoded paths.
  ///
  /// nginx ignores case in its keys and refuses the same key twice. A path that is another's, or an
  /// output's, but for its case becomes a regular expression.
  var nginxMap: String {
    let paths = rules.flatMap { path, target in
      (path.hasSuffix("/") ? [path, path + "index.html"] : [path]).map { ($0, target) }
    }
    let counts = Dictionary(paths.lazy.map { ($0.0.lowercased(), 1) }, uniquingKeysWith: +)
    return paths.map { path, target in
      let folded = path.lowercased()
      let isExact = counts[folded] == 1 && !others.contains(folded.asAddress)
      let key = isExact ? path : "~^\(path.asPattern)$"
      return "\(key.quotedForNginx) \(target.quotedForNginx);\n"
    }.joined()
  }
}

extension String {
  /// The address of an output, without `index.html`.
  fileprivate var asAddress: String {
    fileName == "index.html" ? String(dropLast("index.html".count)) : self
  }

  /// The address as Netlify compares it: in lower case, without its fragment and ending.
  fileprivate var netlifyName: String {
    var name = String(prefix { $0 != "#" }).lowercased()
    for ending in ["/", ".html"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    return name
  }

  /// A regular expression that matches exactly this text.
  fileprivate var asPattern: String {
    unicodeScalars.map { scalar in
      let isLiteral =
        !scalar.isASCII || "/-_".unicodeScalars.contains(scalar)
        || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isLiteral ? "\(scalar)" : "\\\(scalar)"
    }.joined()
  }

  /// A quoted text of nginx's configuration. Values cannot have `$`, which begins a variable there.
  fileprivate var quotedForNginx: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
