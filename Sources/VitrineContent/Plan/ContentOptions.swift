package import VitrineModel

/// The options for reading a content folder.
package struct ContentOptions: Sendable {
  /// True if drafts are records like all others.
  package var includesDrafts: Bool

  /// The day of the build; nil where nothing is in the future.
  package var today: CalendarDate?

  /// The number of threads that read, at least 1. It does not affect the result.
  package var jobs: Int

  /// The names of all cells; content that names any other is an error.
  package var cells: Set<String>

  /// The names of the headers, footers and badges that a program registers.
  package var supplementaries: [Supplementary: Set<String>]

  /// The names of all accessories that are templates.
  package var accessories: Set<String>

  /// The languages whose words a site need not write itself.
  package var languages: Set<String>

  /// The names used in the site's own templates, including those of fields.
  package var namesInTemplates: Set<String>

  /// The layouts that content can name.
  package var layouts: [PresetDeclaration]

  package init(
    includesDrafts: Bool = false, today: CalendarDate? = nil, jobs: Int = 1, cells: Set<String>,
    supplementaries: [Supplementary: Set<String>] = [:], accessories: Set<String> = [],
    languages: Set<String> = ["en"], namesInTemplates: Set<String> = [],
    layouts: [PresetDeclaration] = PresetDeclaration.builtIn
  ) {
    self.layouts = layouts
    self.includesDrafts = includesDrafts
    self.today = today
    self.jobs = jobs
    self.cells = cells
    self.supplementaries = supplementaries
    self.accessories = accessories
    self.languages = languages
    self.namesInTemplates = namesInTemplates
  }
}
