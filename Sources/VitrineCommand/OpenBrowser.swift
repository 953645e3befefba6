import Dispatch
import VitrineDiagnostics
import VitrineSystem

/// Opens an address in the desktop's preferred browser. If that fails, `warn` is called once, on
/// any thread.
func openBrowser(at address: String, warn: @escaping @Sendable (Diagnostic) -> Void) {
  let opener = "xdg-open"
  let process: ChildProcess
  do throws(SystemCode) {
    process = try .apart(opener, [address])
  } catch {
    let isMissing = error == .noSuchFile
    warn(.noBrowser(isMissing ? "cannot find the program '\(opener)'" : "\(error)"))
    return
  }
  let start = ContinuousClock.now
  DispatchQueue.global().async {
    let status = process.exitStatus()
    // Without a desktop, the opener fails quickly. Otherwise it may run as long as the browser that
    // it opened, whose exit status does not matter.
    if status != 0, start.duration(to: .now) < .seconds(10) {
      warn(.noBrowser("'\(opener)' ended with status \(status)"))
    }
  }
}

extension Diagnostic {
  fileprivate static func noBrowser(_ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "browser", at: nil, "cannot open the browser: \(reason)",
      hint: "open the address above yourself")
  }
}
