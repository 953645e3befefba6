/// A template before it is compiled.
package struct TemplateSource: Sendable {
  /// The name that other templates use: `{{> cells/card}}`.
  package var name: String

  /// The file it comes from, for errors.
  package var file: String

  /// UTF-8.
  package var bytes: [UInt8]

  /// The shape of the context that it is rendered with; nil for a template that only others
  /// include. The names in such a template are checked where it is included.
  package var shape: TemplateShape?

  package init(name: String, file: String, bytes: [UInt8], shape: TemplateShape? = nil) {
    self.name = name
    self.file = file
    self.bytes = bytes
    self.shape = shape
  }
}
