package import VitrineFormats
import VitrineSystem
package import VitrineText

/// The cached facts about a picture.
package struct PictureRecord: Hashable, Sendable {
  /// Nil if the header cannot be read.
  package var header: SourceHeader?

  /// `#rrggbb`, or nil until a derivative is made.
  package var meanColor: String?

  /// Why there are no derivatives, or not even a header.
  package var failure: PictureFailure?

  /// A problem in the file despite which derivatives were made. They may look wrong.
  package var warning: PictureFailure?

  /// One for each of a job's variants, in order; none if it failed. In the cache, all that were
  /// made.
  package var derivatives: [Derivative] = []

  /// The picture in tiles, if they were asked for. In the cache, if they were made.
  package var tiles: Derivative?

  package init() {}

  init(_ failure: PictureFailure) { self.failure = failure }
}

/// A smaller picture in the cache.
package struct Derivative: Hashable, Sendable {
  /// The path in the folder of the cache.
  package var path: String
  package var size: PictureSize

  /// The length of its file in bytes.
  package var length: Int

  /// The hash of its file's bytes.
  package var hash: ContentHash

  /// The state of the file when it was written.
  var state: FileState

  /// Of a picture in tiles: the files that stand in this one, one after the other, in the order of
  /// `PictureTiles.all`.
  package var parts: [Part] = []

  package struct Part: Hashable, Sendable {
    /// The length in bytes.
    package var length: Int
    package var hash: ContentHash
  }

  /// A hash of the source and of all parameters, and an extension: `0123456789abcdef.webp`. The
  /// same on every machine.
  package var name: String { path.lastPathComponent }
}
