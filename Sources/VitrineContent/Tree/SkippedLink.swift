package import VitrineDiagnostics
package import VitrineSystem
import VitrineText

extension FollowedLinks.Target {
  /// Why a link to this target is left out of a folder of `files`, or nil if it is followed.
  package func reasonToSkip(ofFolderOf files: String) -> String? {
    switch self {
    case .file(let target, _): target.fileName.isSecret ? "leads to a key or a password" : nil
    case .folder: nil
    case .outside: "leads outside the folder of the \(files)"
    case .hidden: "leads to a hidden file"
    case .nothing: "leads nowhere"
    case .other: "leads to something other than a regular file"
    }
  }

  package static let leadsBack = "leads back to a folder that contains it"
}

extension Diagnostic {
  /// A link that is not followed. `reason` says where it leads.
  package static func skippedLink(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "symbolic link", at: .start(of: path),
      "\(path.fileName) is a symbolic link that \(reason), so it is left out",
      hint: "put the file itself here")
  }
}
