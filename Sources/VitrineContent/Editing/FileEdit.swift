/// A change to a content file: its bytes before and after.
package struct FileEdit: Hashable, Sendable {
  /// Relative to the content folder.
  package var file: String
  package var old: [UInt8]
  package var new: [UInt8]

  package init(file: String, old: [UInt8], new: [UInt8]) {
    self.file = file
    self.old = old
    self.new = new
  }
}
