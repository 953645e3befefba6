/// The paths that the server answers itself.
enum ServerPath {
  static let script = ".vitrine/preview.js"
  static let events = ".vitrine/events"
  static let reorder = ".vitrine/reorder.js"
  static let changes = ".vitrine/reorder"
}
