import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineSystem

extension BuildOptions {
  /// The names of all cells that content can use.
  ///
  /// - Throws: an error if a registration and a template have the same name.
  func cellNames(including templates: SiteTemplates) throws(BuildFailure) -> Set<String> {
    let taken = cells.keys.filter(templates.cells.contains).sorted()
    if !taken.isEmpty { throw BuildFailure(taken.map(Diagnostic.reservedCellName)) }
    return templates.cells.union(cells.keys)
  }

  /// The registrations that use a configuration, as content can, instead of a closure.
  ///
  /// - Throws: an error for each one that cannot be shown.
  func descriptions(accessories: Set<String>) throws(BuildFailure) -> CellDescriptions {
    var errors: [Diagnostic] = []
    func described(
      _ configurations: [String: CellConfiguration?], in use: RegistrationUse
    ) -> [String: CellConfiguration] {
      for (name, configuration) in configurations.sorted(by: { $0.key < $1.key }) {
        let error = configuration?.error(of: name, as: use, accessories, at: nil)
        if let error { errors.append(error) }
      }
      return configurations.compactMapValues(\.self)
    }
    let descriptions = CellDescriptions(
      cells: described(cells.mapValues(\.configuration), in: .cell),
      headers: described(headers.mapValues(\.configuration), in: .supplementary),
      footers: described(footers.mapValues(\.configuration), in: .supplementary),
      badges: badges.compactMapValues(\.configuration))
    if !errors.isEmpty { throw BuildFailure(errors) }
    return descriptions
  }

  /// Calls the closures of registrations for all records and sections that use them.
  ///
  /// Without `changes`, everything is configured as if nothing had changed, including records
  /// outside pages. Cells of unchanged records are taken from `unchanged`.
  ///
  /// - Throws: an error for each registration whose result cannot be shown.
  func configuredCells(
    of reading: ContentResult, accessories: Set<String>, changes: SiteChanges? = nil,
    unchanged: ConfiguredCells? = nil
  ) throws(BuildFailure) -> ConfiguredCells {
    let closures = [cells.closures, headers.closures, footers.closures, badges.closures]
    if closures.allSatisfy(\.isEmpty) { return ConfiguredCells() }
    var evaluator = RegistrationEvaluator(
      self, content: reading.content.withTermPages, layouts: reading.layouts,
      accessories: accessories, changes: changes)
    evaluator.evaluateRecords(unchanged: unchanged)
    evaluator.evaluateBadges(unchanged: unchanged)
    evaluator.evaluateSections()
    if !evaluator.errors.isEmpty {
      throw BuildFailure(evaluator.errors.sorted { $0.key < $1.key }.map(\.value))
    }
    return evaluator.configured
  }
}
