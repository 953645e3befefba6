import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Returns a warning for each photograph that is published unchanged and contains the location
/// where it was taken. With `needLibrary`, the hint names libvips, which would remove the location.
func locationWarnings(of assets: [Asset], needLibrary: Bool) -> [Diagnostic] {
  assets.filter(\.hasLocation).map { asset in
    Diagnostic(
      .warning, kind: "location in a picture", at: .start(of: asset.file),
      "'\(asset.file.fileName)' is published with the location where it was taken",
      hint: "remove the location from the file"
        + (needLibrary ? ", or install libvips, which leaves it out" : ""))
  }
}
