/// A property from a photograph's metadata that records can have as a field of this name.
package enum PictureField: String, CaseIterable, Sendable {
  /// When it was taken, in the camera's local time.
  case taken
  case camera, caption, creator, credit, copyright

  /// The place where it was taken.
  case place
}
