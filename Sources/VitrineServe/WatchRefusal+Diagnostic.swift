import VitrineDiagnostics
import VitrineSystem

extension WatchRefusal {
  var diagnostic: Diagnostic {
    Diagnostic(
      .warning, kind: "no watch", at: nil,
      "the system does not report changes, so all files are polled instead: \(reason)", hint: hint)
  }

  private var reason: String {
    switch code {
    case .diskFull: "the limit for watched folders is reached"
    case .tooManyOpen: "too many programs are watching folders"
    default: code.description
    }
  }

  private var hint: String? {
    switch code {
    case .diskFull: "raise the limit with 'sysctl fs.inotify.max_user_watches=524288'"
    case .tooManyOpen: "raise the limit with 'sysctl fs.inotify.max_user_instances=1024'"
    default: nil
    }
  }
}
