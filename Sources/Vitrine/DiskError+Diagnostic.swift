import VitrineDiagnostics
import VitrineSystem

extension DiskError {
  var diagnostic: Diagnostic {
    Diagnostic(
      .error, kind: "disk", at: nil, "cannot \(operation.rawValue) '\(path)': \(code)", hint: hint)
  }

  private var hint: String? {
    switch code {
    case .noRegularFile: "put a file in its place, or take it away"
    case .diskFull, .overQuota: "make room on the disk and build again; the old site is as it was"
    case .noPermission, .notPermitted:
      "give yourself the right to \(operation.rawValue) it, or name another folder"
    case .readOnly: "the disk is read-only: name a folder on another with --output"
    case .nameTooLong: "shorten the name"
    case .noSuchFolder: "name another folder, or move away what stands there"
    default: nil
    }
  }
}
