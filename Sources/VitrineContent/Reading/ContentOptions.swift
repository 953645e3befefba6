/// What reading a content folder takes beside the folder.
public struct ContentOptions: Sendable {
  /// Whether drafts are records like all others.
  public var includesDrafts: Bool

  /// How many threads read, at least 1; the result is the same for any number.
  public var jobs: Int

  /// The names of all cells there are: content that names another is an error.
  public var cells: Set<String>

  public init(includesDrafts: Bool = false, jobs: Int = 1, cells: Set<String>) {
    self.includesDrafts = includesDrafts
    self.jobs = jobs
    self.cells = cells
  }
}
