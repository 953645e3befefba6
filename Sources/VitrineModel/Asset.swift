/// A file that is copied into the site unchanged.
package struct Asset: Hashable, Sendable {
  /// The file to read, relative to the content folder.
  package var file: String

  /// Its path in the site: its own path, or `assets/NAME.HASH.ending` for a picture.
  package var output: String

  package init(file: String, output: String) {
    self.file = file
    self.output = output
  }
}
