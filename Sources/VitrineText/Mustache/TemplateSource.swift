/// A template before it is compiled.
public struct TemplateSource: Sendable {
  /// What other templates call it: `{{> cells/card}}`.
  public var name: String

  /// The file it comes from, for errors.
  public var file: String

  /// UTF-8.
  public var bytes: [UInt8]

  /// What it is rendered with; nil for a template that only others include, whose names are checked
  /// where it is included.
  public var shape: TemplateShape?

  public init(name: String, file: String, bytes: [UInt8], shape: TemplateShape? = nil) {
    self.name = name
    self.file = file
    self.bytes = bytes
    self.shape = shape
  }
}
