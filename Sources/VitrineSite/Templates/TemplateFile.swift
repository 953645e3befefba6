import VitrineDiagnostics
internal import VitrineText

/// A file of the templates folder: HTML, a stylesheet, a script, a drawing or words.
package struct TemplateFile: Hashable, Sendable {
  /// Its path in the templates folder, such as `cells/card.html`.
  package var path: String

  /// The file's name in diagnostics.
  package var file: String

  /// UTF-8.
  package var bytes: [UInt8]

  /// The version of a script that pages load: a minified equivalent, or `bytes`.
  package var loaded: [UInt8]

  /// Whether it is a default template.
  package var isBuiltIn: Bool

  package init(
    path: String, file: String? = nil, bytes: [UInt8], loaded: [UInt8]? = nil,
    isBuiltIn: Bool = false
  ) {
    self.isBuiltIn = isBuiltIn
    self.path = path
    self.file = file ?? "Templates/\(path)"
    self.bytes = bytes
    self.loaded = loaded ?? bytes
  }
}

extension TemplateFile {
  /// The error about the first byte that is not text, or nil if there is none.
  var fault: Diagnostic? {
    bytes.withUnsafeBufferPointer(firstByteOutsideText).map { offset in
      let place = SourceLocation(ofByteAt: offset, in: bytes, file: file)
      return bytes[offset] == 0
        ? Diagnostic(
          .error, kind: "template", at: place, "a zero byte, which is not allowed in text",
          hint: "the file is damaged or not UTF-8: save it again as UTF-8")
        : Diagnostic(
          .error, kind: "template", at: place,
          "the byte 0x\(hexadecimal(bytes[offset])) is not UTF-8", hint: "save the file as UTF-8")
    }
  }
}

extension DescribedCell {
  var file: TemplateFile {
    TemplateFile(
      path: templateName + ".html",
      file: String(templateName.split(separator: "/", maxSplits: 1)[1]),
      bytes: Array(text.utf8), isBuiltIn: true)
  }
}
