/// The current step of a build.
public enum BuildStep: Hashable, Sendable {
  /// Called on any thread.
  public typealias Report = @Sendable (BuildStep) -> Void

  /// It makes the sizes of a picture, by the name of its file.
  case picture(String, done: Int, total: Int)

  /// It renders and writes files.
  case files(done: Int, total: Int)
}
