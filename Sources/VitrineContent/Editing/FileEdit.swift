/// A change to a file of the content folder: its bytes before and after.
public struct FileEdit: Hashable, Sendable {
  /// Relative to the content folder.
  public var file: String
  public var old: [UInt8]
  public var new: [UInt8]

  public init(file: String, old: [UInt8], new: [UInt8]) {
    self.file = file
    self.old = old
    self.new = new
  }
}
