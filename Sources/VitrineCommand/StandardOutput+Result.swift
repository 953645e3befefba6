import Vitrine
import VitrineDiagnostics
import VitrineSystem

extension StandardOutput {
  /// Prints the result of a command. Ignores a reader that stops early, such as `| head`.
  static func print(_ bytes: [UInt8]) throws(BuildFailure) {
    do throws(SystemCode) {
      try write(bytes)
    } catch {
      if error == .readerGone { return }
      throw BuildFailure([
        Diagnostic(
          .error, kind: "standard output", at: nil, "cannot write to standard output: \(error)")
      ])
    }
  }
}
