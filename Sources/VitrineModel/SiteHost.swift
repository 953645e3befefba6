/// A host or a server that reads redirects and headers from files of a site. Raw values are the
/// names in `site.yml`.
package enum SiteHost: String, CaseIterable, Sendable {
  case netlify, cloudflare, nginx
}

/// A file for hosts. Raw values are its paths in the site.
package enum HostFile: String, CaseIterable, Sendable {
  case redirects = "_redirects"
  case headers = "_headers"
  case nginxRedirects = "_nginx/redirects.map"
  case nginxHeaders = "_nginx/headers.conf"

  fileprivate var hosts: Set<SiteHost> {
    switch self {
    case .redirects, .headers: [.netlify, .cloudflare]
    case .nginxRedirects, .nginxHeaders: [.nginx]
    }
  }
}

extension SiteSettings {
  /// The files for its hosts. Nothing else can be at their paths.
  package var hostFiles: [HostFile] {
    HostFile.allCases.filter { !$0.hosts.isDisjoint(with: hosts) }
  }
}
