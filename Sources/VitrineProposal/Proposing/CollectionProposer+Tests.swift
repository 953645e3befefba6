import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// Rules for reports of tests, whose formats say what is what.
extension CollectionProposer {
  /// Whether these are results of tests. Their names and messages are about code, so a `<` in them is
  /// not HTML.
  var isTestData: Bool { source.tests != nil }

  /// Names tests as their runner does in every run. A line or a file that a run wrote would be new the
  /// next time.
  mutating func proposeID(of format: TestFormat) throws(UnreadableContent) -> Bool {
    func areInAll(_ text: String) -> Bool {
      FieldSource(text).paths.allSatisfy { survey.column($0.text)?.records == survey.records }
    }
    if let attempts = format.attempts, let column = survey.column(attempts.same) {
      page.attempts = attempts
      page.id = attempts.same
      page.idAlternatives = column.records < survey.records ? Array(format.ids.dropFirst()) : []
      page.idComment = "the same in every run"
      note(column, as: "id", "the same in every run of a test")
      return true
    }
    guard let id = format.ids.first(where: areInAll),
      let column = FieldSource(id).paths.last.flatMap({ survey.column($0.text) })
    else { return false }
    let template = FieldSource(id)
    let repeats = try source.repeats([{ template.wholeValue(in: $0)?.scalarText }], upTo: 0)
    name(by: id, column, "it stays the same from run to run", differs: repeats == [0])
    return true
  }

  /// Shows where a test is, how it ended, why, and how long it took. What only tests that fail have is
  /// declared even if all passed, for the next run.
  mutating func proposeResults(of format: TestFormat) {
    let places = format.places.compactMap { survey.column($0) }.filter { $0.records > 0 }
    if let place = places.first {
      page.fields.append(.init("subtitle", .text(place.path)))
      note(place, as: "subtitle", "where a test is")
    }
    proposeOutcome(of: format)
    fill("text", withTextAt: format.messages)
    fill("body", withTextAt: format.traces)
    if let reruns = format.reruns, reruns.paths.contains(where: { isRepeated($0) }) {
      fill(reruns.name, with: .texts(reruns.paths.map(present)), of: reruns.paths)
    }
    if let suite = places.dropFirst().first(where: { $0.path.hasPrefix("../") }),
      suite.distinct.count > 1,
      suite.distinct.keys.contains(where: { places[0].distinct[$0] == nil })
    {
      fill("suite", with: .text(suite.path), of: [suite.path])
    }
    proposeTime(of: format)
    for column in free where column.path.hasPrefix("../") {
      taken.insert(column.path)
      note(column, as: "nothing", "it is about the suite, not the test")
    }
  }

  private mutating func proposeTime(of format: TestFormat) {
    let paths = format.time.paths.filter { survey.column(surveyed($0)) != nil }
    guard let path = paths.first, let column = survey.column(surveyed(path)) else { return }
    let since = format.time.since
    let entries: [YAMLValue.Entry] =
      [.init(key: "field", value: .texts(paths))]
      + (since.map { [.init(key: "since", value: .text($0))] } ?? []) + [
        .init(key: "unit", value: .text(format.time.unit)),
        .init(key: "better", value: .text("lower")), .init(key: "noise", value: .plain("3%")),
        .init(key: "regression", value: .plain("10%")),
      ]
    taken.formUnion(paths + [since].compactMap(\.self))
    page.measures = [.init(since == nil ? column.name : "duration", .map(entries))]
    note(column, as: "measure", "how long a test took")
  }

  /// A word of the report for the outcome, if all tests have one, or one that follows from other values.
  private mutating func proposeOutcome(of format: TestFormat) {
    let column = format.state.flatMap { survey.column($0) }
    if let column, column.records == survey.records || format.outcomes.isEmpty {
      if column.records == survey.records {
        assign(field(of: column), Array(column.distinct.keys), or: format.words)
      } else {
        let entries: [YAMLValue.Entry] = [
          .init(key: "field", value: .text(column.path)),
          .init(key: "default", value: .text("unknown")),
        ]
        fill("outcome", with: .map(entries), of: [column.path])
        assign("outcome", column.distinct.keys + ["unknown"], or: format.words)
      }
      return note(column, as: "status", "words for results, from best to worst")
    }
    let outcomes = format.outcomes.map { outcome in
      (
        outcome.name,
        outcome.paths.filter { path in
          guard let key = ValuePath(path).steps[0].choice?.key else { return true }
          return survey.column(key).map { taken.insert($0.path) } != nil
        }
      )
    }.filter { !$1.isEmpty }
    let states = outcomes.map { YAMLValue.Entry(key: $0, value: .texts($1)) }
    fill(
      "outcome",
      with: .map([
        .init(key: "when", value: .map(states)), .init(key: "default", value: .text("passed")),
      ]), of: [])
    assign("outcome", ["passed"] + outcomes.map(\.0), or: [])
  }

  /// Fills a slot with the first text that a test has. What is not in this report can be in the next, so
  /// the first two paths are always read.
  private mutating func fill(_ slot: String, withTextAt paths: [String]) {
    let paths = paths.enumerated().filter { index, path in
      survey.column(present(path)).map { $0.values > 0 }
        ?? (index < 2 && !survey.columns.contains { $0.parent == path })
    }.map { present($0.element) }
    if paths.isEmpty { return }
    let entries: [YAMLValue.Entry] = [
      .init(key: "field", value: .texts(paths)), .init(key: "type", value: .text("text")),
      .init(key: "default", value: .text("")),
    ]
    fill(slot, with: .map(entries), of: paths.flatMap { FieldSource($0).paths.map(\.text) })
  }

  /// The path of the same values in the survey, which does not tell the elements of a list apart.
  private func surveyed(_ path: String) -> String { path.replacing(".0.", with: ".*.") }

  /// The path, with a `*` if some tests have several of the element in front.
  private func present(_ path: String) -> String {
    let parts = path.split(separator: ".", maxSplits: 1)
    let several = parts.joined(separator: ".*.")
    return parts.count == 2 && survey.column(several) != nil ? several : path
  }

  /// Whether some tests had more than one attempt.
  private func isRepeated(_ path: String) -> Bool {
    guard let column = survey.column(present(path)) else { return false }
    return !column.path.contains("*") || column.values > column.records
  }
}
