import Glibc
import VitrineDiagnostics

/// Why the system does not tell of changes.
struct WatchRefusal: Error, Hashable {
  /// The system's number for the reason, `errno`.
  var code: Int32

  var diagnostic: Diagnostic {
    Diagnostic(
      .warning, kind: "no watch", at: nil,
      "the system does not tell of changes, all files are looked at instead: \(reason)", hint: hint)
  }

  private var reason: String {
    switch code {
    case ENOSPC: "it watches as many folders as it may"
    case EMFILE: "too many programs watch folders"
    default: String(cString: strerror(code))
    }
  }

  private var hint: String? {
    switch code {
    case ENOSPC: "let it watch more with 'sysctl fs.inotify.max_user_watches=524288'"
    case EMFILE: "let more do so with 'sysctl fs.inotify.max_user_instances=1024'"
    default: nil
    }
  }
}
