/// A template before it is compiled.
package struct TemplateSource: Sendable {
  /// The name by which other templates include it: `{{> cells/card}}`.
  package var name: String

  /// The file it comes from, for error messages.
  package var file: String

  /// UTF-8.
  package var bytes: [UInt8]

  /// The shape of the context that it is rendered with, or nil if only other templates include it.
  /// Its names are then checked where it is included.
  package var shape: TemplateShape?

  package init(name: String, file: String, bytes: [UInt8], shape: TemplateShape? = nil) {
    self.name = name
    self.file = file
    self.bytes = bytes
    self.shape = shape
  }
}
