/// What reading a content folder takes beside the folder.
public struct ContentOptions: Sendable {
  /// Whether drafts are records like all others.
  public var includesDrafts: Bool

  /// How many threads read, at least 1; the result is the same for any number.
  public var jobs: Int

  /// The names of all cells there are: content that names another is an error.
  public var cells: Set<String>

  /// The languages in which sites have words without saying them.
  public var languages: Set<String>

  /// The names that the site's own templates use, those of fields among them.
  public var namesInTemplates: Set<String>

  /// The layouts that content can name.
  public var layouts: [PresetDeclaration]

  public init(
    includesDrafts: Bool = false, jobs: Int = 1, cells: Set<String>,
    languages: Set<String> = ["en"], namesInTemplates: Set<String> = [],
    layouts: [PresetDeclaration] = PresetDeclaration.builtIn
  ) {
    self.layouts = layouts
    self.includesDrafts = includesDrafts
    self.jobs = jobs
    self.cells = cells
    self.languages = languages
    self.namesInTemplates = namesInTemplates
  }
}
