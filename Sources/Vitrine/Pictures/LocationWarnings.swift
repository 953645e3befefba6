import VitrineDiagnostics
import VitrinePictures
import VitrineSystem
import VitrineText

/// Returns a warning for each picture that is published as it is and says where it was taken.
func locationWarnings(of files: [String], in content: Folder) -> [Diagnostic] {
  files.compactMap { file in
    guard let bytes = try? content.read(file), PictureMetadata(of: bytes).hasLocation else {
      return nil
    }
    return Diagnostic(
      .warning, kind: "location in a picture", at: .start(of: file),
      "'\(file.fileName)' is published with the location where it was taken",
      hint: "remove the location from the file, or install libvips, which leaves it out")
  }
}
