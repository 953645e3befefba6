/// A file of the content folder that is published: a copy of it, or a picture in several sizes.
package struct Asset: Hashable, Sendable {
  /// The file to read, relative to the content folder.
  package var file: String

  /// Its path in the site: its own path, or `assets/NAME.HASH.ending` for a picture. For a picture
  /// in several sizes, this is the path of the largest.
  package var output: String

  /// Nil for a file that is copied unchanged.
  package var scalable: ScalablePicture?

  /// The path of its largest file in the published site, if this build copies a picture that the
  /// site has in several sizes.
  package var published: String?

  /// Whether it is a photograph that is published with the location where it was taken, although
  /// the site does not ask for that.
  package var hasLocation = false

  /// The path that it would have as a copy, in any format of pictures. Snapshots name pictures by
  /// it.
  package var source: String

  package init(
    file: String, output: String, scalable: ScalablePicture? = nil, source: String? = nil
  ) {
    self.file = file
    self.output = output
    self.scalable = scalable
    self.source = source ?? output
  }
}
