package import VitrineModel

/// The options for reading a content folder.
package struct ContentOptions: Sendable {
  /// Whether drafts are read like any other records.
  package var includesDrafts: Bool

  /// The day of the build, or nil to treat no date as being in the future.
  package var today: CalendarDate?

  /// The number of threads that read, at least 1. It does not affect the result.
  package var jobs: Int

  /// The names of all cells. It is an error if content names any other.
  package var cells: Set<String>

  /// The names of registered headers, footers and badges.
  package var supplementaries: [Supplementary: Set<String>]

  /// The names of the accessories that have a template.
  package var accessories: Set<String>

  /// The languages for which a site need not provide its own words.
  package var languages: Set<String>

  /// The names used in the site's own templates, including names of fields.
  package var namesInTemplates: Set<String>

  /// The layouts that content can use.
  package var layouts: [PresetDeclaration]

  /// The paths of the files that Vitrine adds to sites.
  package var ownOutputs: [String]

  /// The pictures that are published as they are.
  package var unscaledPictures: UnscaledPictures

  package init(
    includesDrafts: Bool = false, today: CalendarDate? = nil, jobs: Int = 1, cells: Set<String>,
    supplementaries: [Supplementary: Set<String>] = [:], accessories: Set<String> = [],
    languages: Set<String> = ["en"], namesInTemplates: Set<String> = [],
    layouts: [PresetDeclaration] = PresetDeclaration.builtIn, ownOutputs: [String] = [],
    unscaledPictures: UnscaledPictures = .files([])
  ) {
    self.layouts = layouts
    self.ownOutputs = ownOutputs
    self.unscaledPictures = unscaledPictures
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
