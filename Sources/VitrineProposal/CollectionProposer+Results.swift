import VitrineContent
import VitrineFormats
import VitrineModel

/// Words for a test or a check that passed.
private let passing = ["passed", "pass", "success", "succeeded", "ok", "completed"]

/// Words for the result of a test or a check, from best to worst.
private let states =
  passing + [
    "skipped", "skip", "ignored", "disabled", "cancelled", "pending", "unknown", "warning", "flaky",
    "unstable", "broken", "failed", "fail", "failure", "error", "errored",
  ]

private let stateNames = ["status", "state", "outcome", "result", "conclusion", "verdict"]

/// Names of columns with the location of a test.
private let placeNames = [
  "suite", "classname", "class", "file", "module", "package", "full name", "fullname",
]

/// Names of columns with measured numbers, the most informative first, with the unit that each
/// implies.
private let measureNames = [
  "mean", "score", "median", "min", "max", "duration", "time", "real time", "cpu time", "elapsed",
  "latency", "throughput", "value", "memory", "allocs",
]

extension CollectionProposer {
  /// Makes a column of results a state with an order, so that builds report what became worse.
  mutating func proposeStatus() {
    if isTestReport { return proposeTestCases() }
    let named = free.filter {
      $0.isSingle && $0.areWords && !$0.hasTooManyValues && $0.records == survey.records
        && $0.depth <= 2
        && $0.distinct.keys.allSatisfy { states.contains($0.lowercased()) }
    }
    guard let column = named.best(among: stateNames) else { return }
    let places = free.filter {
      $0.isSingle && $0.areWords && $0.records * 2 >= survey.records && $0.depth == 1
        && $0.meanLength <= 40
    }
    if let place = places.best(among: placeNames) { fill(.subtitle, with: place.path) }
    let found = column.distinct.keys.sorted { (rank($0), $0) < (rank($1), $1) }
    let usual = ["passed", "skipped", "failed"]
    let missing = found.contains(where: usual.contains) ? usual.filter { !found.contains($0) } : []
    assign(field(of: column), (found + missing).sorted { (rank($0), $0) < (rank($1), $1) })
    let messages = free.filter {
      $0.isSingle && $0.texts == $0.values && $0.isPrintable && $0.words.last == "message"
        && $0.depth <= 2
    }
    if let message = messages.first { fill("message", withMessagesAt: [message.path]) }
  }

  private mutating func fill(_ name: String, withMessagesAt paths: [String]) {
    let entries: [YAMLValue.Entry] = [
      .init(key: "field", value: .texts(paths)), .init(key: "type", value: .text("text")),
    ]
    fill(name, with: .map(entries), of: paths)
  }

  private func rank(_ state: String) -> Int {
    states.firstIndex(of: state.lowercased()) ?? states.count
  }

  private mutating func assign(_ field: String, _ order: [String]) {
    collection.status = (field, order)
    var count: [YAMLValue.Entry] = [.init(key: "count", value: .plain("true"))]
    if isTestData {
      count.append(.init(key: "title", value: .text("Tests")))
    }
    collection.figures = [.map(count)]
    guard passing.contains(order[0].lowercased()) else { return }
    collection.figures.append(
      .map([
        .init(key: "share", value: .text(order[0])), .init(key: "of", value: .text(field)),
        .init(key: "better", value: .text("higher")),
      ]))
  }

  /// Whether these are test results. Their names and messages are about code, so a `<` in them is
  /// not HTML.
  var isTestData: Bool { isTestReport || isAllureReport }

  /// Whether these are test cases of JUnit's XML, whose elements indicate the outcome.
  private var isTestReport: Bool {
    source.declaration.records?.text.hasSuffix("testcase") ?? false
  }

  /// Whether these are results of Allure, one per file.
  private var isAllureReport: Bool {
    source.files.allSatisfy { $0.hasSuffix("-result.json") }
  }

  private mutating func proposeTestCases() {
    let failed = YAMLValue.list([.text("failure"), .text("error")])
    let outcome: [YAMLValue.Entry] = [
      .init(
        key: "when",
        value: .map([
          .init(key: "failed", value: failed), .init(key: "skipped", value: .text("skipped")),
        ])), .init(key: "default", value: .text("passed")),
    ]
    fill("outcome", with: .map(outcome), of: ["failure", "error", "skipped"])
    let messages = ["failure.message", "error.message"].filter { survey.column($0) != nil }
    if !messages.isEmpty { fill("text", withMessagesAt: messages) }
    if survey.column("classname") != nil {
      collection.fields.insert(
        .init(name: "subtitle", value: .text("classname")), at: collection.fields.isEmpty ? 0 : 1)
    }
    if let suite = survey.column("../name"), suite.distinct.count > 1 {
      fill("suite", with: .text("../name"), of: ["../name"])
    }
    taken.formUnion(
      survey.columns.map(\.path).filter { path in
        ["failure", "error", "skipped"].contains { path.hasPrefix("\($0).") }
      })
    assign("outcome", ["passed", "skipped", "failed"])
  }

  /// Makes measured numbers comparable between builds, instead of filtering by them.
  mutating func proposeMeasures() {
    let numbers = free.filter {
      $0.areNumbers && $0.isSingle && !$0.areYears && $0.path != collection.id && $0.depth <= 3
        && $0.records * 2 >= survey.records && !$0.path.contains("*")
    }
    let isMeasured =
      collection.status != nil || numbers.contains { $0.isMeasurement }
      || survey.column("unit") != nil && survey.column("value") != nil
    guard isMeasured else { return }
    let chosen = numbers.filter { $0.measureRank != nil }
      .sorted { ($0.measureRank!, $0.depth) < ($1.measureRank!, $1.depth) }
    let wanted = collection.status == nil ? 4 : 1
    for column in chosen.prefix(wanted) { add(measure: column) }
  }

  private mutating func add(measure column: DataColumn) {
    let plain = plainName(of: column)
    guard !collection.measures.contains(where: { $0.name == plain }) else { return }
    let name = freeName(for: column)
    let unit = unit(of: column)
    var entries: [YAMLValue.Entry] = [.init(key: "field", value: .text(column.path))]
    if let unit { entries.append(.init(key: "unit", value: .text(unit))) }
    if let better = unit.flatMap(better(in:)) ?? column.better {
      entries.append(.init(key: "better", value: .text(better)))
      if collection.measures.isEmpty {
        entries += [
          .init(key: "noise", value: .plain("3%")), .init(key: "regression", value: .plain("10%")),
        ]
      }
    }
    taken.insert(column.path)
    collection.measures.append(.init(name: name, value: .map(entries)))
  }

  /// The unit in the column's name, or the unit that all records share.
  private func unit(of column: DataColumn) -> String? {
    if let unit = column.words.last.flatMap({ units[$0] }) { return unit }
    if isTestReport { return "s" }
    if let unit = unitColumn(beside: column)?.distinct.keys.first { return unit }
    // pytest-benchmark and hyperfine report seconds, BenchmarkDotNet nanoseconds.
    if column.path.hasPrefix("stats.") { return "s" }
    return column.path.hasPrefix("Statistics.") ? "ns" : nil
  }

  /// The column in the same map with the unit of a column's numbers, if all records have the same
  /// unit.
  func unitColumn(beside column: DataColumn) -> DataColumn? {
    survey.columns.first {
      $0.isUnitColumn && $0.parent == column.parent && $0.records >= column.records
    }
  }

  /// The unit column of a column of lengths.
  func lengthUnit(beside column: DataColumn) -> DataColumn? {
    column.isLength ? unitColumn(beside: column) : nil
  }

  private func better(in unit: String) -> String? {
    if unit.contains("/s") || rates.contains(where: unit.lowercased().hasSuffix) { return "higher" }
    return Set(units.values).contains(unit) || unit.contains("/op") ? "lower" : nil
  }
}

/// Units by the last word of a column's name.
private let units = [
  "ms": "ms", "millis": "ms", "milliseconds": "ms", "us": "µs", "ns": "ns", "nanoseconds": "ns",
  "seconds": "s", "secs": "s", "bytes": "B", "kb": "kB", "mb": "MB",
]

/// The endings of units per second, such as `Mbps` and `iops`. `ps` by itself is a picosecond.
private let rates = ["bps", "fps", "ops", "qps", "rps", "tps"]

extension DataColumn {
  /// The rank of its name among those of measured numbers, or nil for other names.
  fileprivate var measureRank: Int? {
    let words = nameWords(of: name)
    return measureNames.firstIndex(of: words.joined(separator: " "))
      ?? words.last.flatMap { units[$0] == nil ? nil : measureNames.count }
  }

  /// Whether its values certainly come from a benchmark, and are not prices or heights.
  fileprivate var isMeasurement: Bool {
    guard let rank = measureRank else { return false }
    return depth > 1
      || rank < measureNames.count && hasFraction
        && !["value", "score", "min", "max"].contains(name.lowercased())
      || name.lowercased() == "value" && hasFraction
      || words.last.map { units[$0] != nil } ?? false
  }

  fileprivate var better: String? {
    if words.last == "throughput" { return "higher" }
    let isTime = ["mean", "median", "duration", "time", "elapsed", "latency"].contains(
      nameWords(of: name).last)
    return isTime ? "lower" : nil
  }
}
