import NIOCore
import Vitrine
import VitrineDiagnostics
import VitrineSystem

extension BuildFailure {
  /// Why the server cannot listen.
  static func listening(at options: ServeOptions, _ error: any Error) -> BuildFailure {
    let (host, port) = (options.host, options.port)
    let (message, hint): (String, String?) =
      switch (error as? IOError).map({ SystemCode(rawValue: $0.errnoCode) }) {
      case .addressInUse:
        (
          "port \(port) of \(host) is already in use",
          "choose another with --port, or use --port 0 for any free port"
        )
      case .noPermission:
        ("port \(port) is not permitted", "choose one from 1024 upwards with --port")
      case .noSuchAddress:
        ("'\(host)' is not an address of this machine", "omit --host, or name one that is")
      case let code?:
        ("cannot listen on \(host), port \(port): \(code)", nil)
      case nil where error is SocketAddressError.UnknownHost:
        (
          "unknown host '\(host)'",
          """
          omit --host, or name an address of this machine; if it is the name of a proxy or a container, use \
          --allow-host \(host)
          """
        )
      case nil: ("cannot listen on \(host), port \(port): \(error)", nil)
      }
    return BuildFailure([Diagnostic(.error, kind: "listening", at: nil, message, hint: hint)])
  }
}
