import VitrineDiagnostics
import VitrineSystem

extension DiskError {
  var diagnostic: Diagnostic {
    Diagnostic(
      .error, kind: "disk", at: nil, "cannot \(operation.rawValue) '\(path)': \(code)", hint: hint)
  }

  private var hint: String? {
    switch code {
    case .noRegularFile: "replace it with a file, or remove it"
    case .diskFull, .overQuota: "free some disk space and build again; the old site is unchanged"
    case .noPermission, .notPermitted:
      "give yourself permission to \(operation.rawValue) it, or name another folder"
    case .readOnly: "the disk is read-only: name a folder on another disk with --output"
    case .nameTooLong: "shorten the name"
    case .noSuchFolder: "name another folder, or move what is in the way"
    default: nil
    }
  }
}
