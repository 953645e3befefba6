import VitrineDiagnostics
internal import VitrineText

/// A file of the templates folder: HTML, a stylesheet or a drawing.
public struct TemplateFile: Hashable, Sendable {
  /// Its path in the templates folder, `cells/card.html`.
  public var path: String

  /// What diagnostics call it.
  public var file: String

  /// UTF-8.
  public var bytes: [UInt8]

  /// Whether it is one of the default ones.
  public var isBuiltIn: Bool

  public init(path: String, file: String? = nil, bytes: [UInt8], isBuiltIn: Bool = false) {
    self.isBuiltIn = isBuiltIn
    self.path = path
    self.file = file ?? "Templates/\(path)"
    self.bytes = bytes
  }
}

extension TemplateFile {
  /// The first byte that keeps the file from being text.
  var fault: TemplateError? {
    bytes.withUnsafeBufferPointer(firstByteOutsideText).map { offset in
      .noText(bytes[offset], at: SourceLocation(ofByteAt: offset, in: bytes, file: file))
    }
  }
}
