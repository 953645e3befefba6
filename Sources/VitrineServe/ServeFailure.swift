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
          "port \(port) of \(host) is taken",
          "name another with --port, or --port 0 to have one chosen"
        )
      case .noPermission:
        ("port \(port) may not be used", "name one from 1024 on with --port")
      case .noSuchAddress:
        ("'\(host)' is no address of this machine", "leave --host out, or name one that is")
      case let code?:
        ("cannot listen at \(host), port \(port): \(code)", nil)
      case nil where error is SocketAddressError.UnknownHost:
        (
          "nobody knows the host '\(host)'",
          """
          leave --host out, or name an address of this machine; if it is the name of a proxy or a container, \
          say --allow-host \(host)
          """
        )
      case nil: ("cannot listen at \(host), port \(port): \(error)", nil)
      }
    return BuildFailure([Diagnostic(.error, kind: "listening", at: nil, message, hint: hint)])
  }
}
