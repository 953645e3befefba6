/// What a photograph's file says about it, which records can have as a field with this name.
package enum PictureField: String, CaseIterable, Sendable {
  /// When it was taken, in the camera's local time.
  case taken
  case camera, caption, creator, credit, copyright

  /// Where it was taken.
  case place
}
