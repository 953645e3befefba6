import Vitrine
import VitrineDiagnostics
import VitrineSystem

extension StandardOutput {
  /// Writes the result of a command. A reader that went away (`| head`) is no trouble.
  static func print(_ bytes: [UInt8]) throws(BuildFailure) {
    do throws(SystemCode) {
      try write(bytes)
    } catch {
      if error == .readerGone { return }
      throw BuildFailure([
        Diagnostic(
          .error, kind: "standard output", at: nil, "cannot write to the standard output: \(error)")
      ])
    }
  }
}
