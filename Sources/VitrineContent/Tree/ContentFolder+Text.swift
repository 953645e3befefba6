import VitrineDiagnostics
import VitrineFormats
import VitrineSystem

extension ContentFolder {
  /// Reads a text. Throws if it is unreadable or not text.
  func text(
    of file: String, in encoding: TextEncoding? = nil
  ) throws(UnreadableContent) -> ReadableText {
    try ReadableText(try content(of: file), file: file, encoding: encoding)
  }

  /// Reads a file of any kind.
  func content(of file: String) throws(UnreadableContent) -> [UInt8] {
    do {
      return try bytes(of: file)
    } catch {
      throw UnreadableContent(diagnostics: [.unreadable(file, reason: "\(error.code)")])
    }
  }
}
