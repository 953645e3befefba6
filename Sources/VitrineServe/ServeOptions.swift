package import Vitrine
import VitrineDiagnostics
import VitrineSite
package import VitrineSystem

/// The settings of `serve`: the site to build, and where to serve it.
package struct ServeOptions: Sendable {
  /// The site to build. No files are written. Stylesheets have names without hashes, so that an
  /// open page can load a new version under the same name.
  package var build: BuildOptions

  /// The address or name of this machine to listen on.
  package var host = "127.0.0.1"

  /// Further hosts that requests may name, in addition to this machine's own, such as a proxy or a
  /// container.
  package var allowedHosts: [String] = []

  /// The port to listen on; 0 lets the system choose one.
  package var port = 8080

  /// How changes to the content and the templates are detected.
  package var watch = WatchMethod.notification

  /// Whether pages may save a changed order of their items in the content.
  package var isEditable = false

  /// How long a connection may be idle, a request may take to arrive, and a client may read
  /// nothing.
  var timeout = Duration.seconds(30)

  package init(_ build: BuildOptions) {
    self.build = build
    self.build.resourceNaming = .byUse
  }
}

extension ServeOptions {
  /// The address to open in a browser on this machine.
  func address(port: Int) -> String {
    let name =
      switch host {
      case "0.0.0.0": "127.0.0.1"
      case "::": "[::1]"
      default: host.contains(":") ? "[\(host)]" : host
      }
    return "http://\(name):\(port)/"
  }

  /// The warning to show before listening on this host.
  var warning: Diagnostic? {
    if ["localhost", "::1"].contains(host) || host.hasPrefix("127.") { return nil }
    let changes = isEditable ? ", and change the order of its items" : ""
    return Diagnostic(
      .warning, kind: "open host", at: nil,
      "anyone who can reach this machine at \(host) can read the site, including its errors\(changes)",
      hint: "omit --host to prevent that")
  }
}
