import VitrineDiagnostics
import VitrineSystem

extension WatchRefusal {
  var diagnostic: Diagnostic {
    Diagnostic(
      .warning, kind: "no watch", at: nil,
      "the system does not tell of changes, all files are looked at instead: \(reason)", hint: hint)
  }

  private var reason: String {
    switch code {
    case .diskFull: "it watches as many folders as it may"
    case .tooManyOpen: "too many programs watch folders"
    default: code.description
    }
  }

  private var hint: String? {
    switch code {
    case .diskFull: "let it watch more with 'sysctl fs.inotify.max_user_watches=524288'"
    case .tooManyOpen: "let more do so with 'sysctl fs.inotify.max_user_instances=1024'"
    default: nil
    }
  }
}
