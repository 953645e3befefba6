import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Returns a warning for each photograph that is published as it is and says where it was taken.
/// With `needLibrary`, libvips would leave that out.
func locationWarnings(of assets: [Asset], needLibrary: Bool) -> [Diagnostic] {
  assets.filter(\.hasLocation).map { asset in
    Diagnostic(
      .warning, kind: "location in a picture", at: .start(of: asset.file),
      "'\(asset.file.fileName)' is published with the location where it was taken",
      hint: "remove the location from the file"
        + (needLibrary ? ", or install libvips, which leaves it out" : ""))
  }
}
