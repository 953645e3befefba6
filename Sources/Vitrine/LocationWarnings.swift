import VitrineDiagnostics
import VitrinePictures
import VitrineSystem
import VitrineText

/// Returns a warning for each photograph that is published as it is and says where it was taken.
/// With `needLibrary`, libvips would leave that out.
func locationWarnings(
  of files: [String], in content: Folder, needLibrary: Bool
) -> [Diagnostic] {
  files.filter { photographs.contains($0.ending) }.compactMap { file in
    guard let bytes = try? content.read(file), PictureMetadata(of: bytes).hasLocation else {
      return nil
    }
    return Diagnostic(
      .warning, kind: "location in a picture", at: .start(of: file),
      "'\(file.fileName)' is published with the location where it was taken",
      hint: "remove the location from the file"
        + (needLibrary ? ", or install libvips, which leaves it out" : ""))
  }
}

/// The endings of files in which cameras and editors write locations.
private let photographs: Set = ["jpg", "jpeg", "jpe", "webp", "avif", "tif", "tiff", "heic", "png"]
