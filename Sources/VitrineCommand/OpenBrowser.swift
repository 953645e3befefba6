import Dispatch
import VitrineDiagnostics
import VitrineSystem

/// Opens an address in the browser that the desktop prefers; `warn` is told, once and from any thread,
/// where that fails.
func openBrowser(at address: String, warn: @escaping @Sendable (Diagnostic) -> Void) {
  let opener = "xdg-open"
  let process: ChildProcess
  do throws(SystemCode) {
    process = try .apart(opener, [address])
  } catch {
    let isMissing = error == .noSuchFile
    warn(.noBrowser(isMissing ? "there is no program '\(opener)'" : "\(error)"))
    return
  }
  let start = ContinuousClock.now
  DispatchQueue.global().async {
    let status = process.exitStatus()
    // Without a desktop it ends soon. It may also go on for as long as the browser that it opened, whose
    // end is nobody's business.
    if status != 0, start.duration(to: .now) < .seconds(10) {
      warn(.noBrowser("'\(opener)' ended with status \(status)"))
    }
  }
}

extension Diagnostic {
  fileprivate static func noBrowser(_ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "browser", at: nil, "the browser cannot be opened: \(reason)",
      hint: "open the address above in it")
  }
}
