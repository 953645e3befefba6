import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineText

extension CollectionProposer {
  /// Makes a column of results a state with an order, so that builds report what became worse.
  mutating func proposeStatus() {
    if let tests = source.tests { return proposeResults(of: tests) }
    let named = free.filter {
      $0.isSingle && $0.areWords && !$0.hasTooManyValues && $0.records == survey.records
        && $0.depth <= 2 && $0.distinct.keys.allSatisfy { states.contains($0.lowercased()) }
    }
    guard let column = named.best(as: .state) else { return }
    let places = free.filter {
      $0.isSingle && $0.areWords && $0.records * 2 >= survey.records && $0.depth == 1
        && $0.meanLength <= 40
    }
    if let place = places.best(as: .testPlace) {
      fill(.subtitle, with: place, "where a test is")
    }
    let usual = ["passed", "skipped", "failed"]
    let found = Array(column.distinct.keys)
    assign(field(of: column), found, or: found.contains(where: usual.contains) ? usual : [])
    note(column, as: "status", "words for results, from best to worst")
    let messages = free.filter {
      $0.isSingle && $0.all(.text) && $0.arePrintable && $0.words.last == "message"
        && $0.depth <= 2
    }
    if let message = messages.first {
      let entries: [YAMLValue.Entry] = [
        .init(key: "field", value: .text(message.path)), .init(key: "type", value: .text("text")),
      ]
      fill("message", with: .map(entries), of: [message.path])
      note(message, as: "message", "its name")
    }
  }

  private func rank(_ state: String) -> Int {
    states.firstIndex(of: state.lowercased()) ?? states.count
  }

  /// Makes a field the state of its records: with the words that it has, and others that it can have.
  mutating func assign(_ field: String, _ found: [String], or others: [String]) {
    let order = (found + others.filter { !found.contains($0) }).sorted {
      (rank($0), $0) < (rank($1), $1)
    }
    guard order.count > 1 else { return }
    page.status = (field, order)
    var count: [YAMLValue.Entry] = [.init(key: "count", value: .plain("true"))]
    if isTestData { count.append(.init(key: "title", value: .text("Tests"))) }
    page.figures = [.map(count)]
    guard passingStates.contains(order[0].lowercased()) else { return }
    page.figures.append(
      .map([
        .init(key: "share", value: .text(order[0])), .init(key: "of", value: .text(field)),
        .init(key: "better", value: .text("higher")),
      ]))
  }
}

// MARK: Measures

extension CollectionProposer {
  /// Makes measured numbers comparable between builds, instead of filtering by them.
  mutating func proposeMeasures() {
    if isTestData { return }
    let numbers = free.filter {
      $0.all(.number) && $0.isSingle && !$0.areYears && $0.path != page.id && $0.depth <= 3
        && $0.records * 2 >= survey.records && !$0.path.contains("*")
    }
    let isMeasured =
      page.status != nil || numbers.contains { $0.isMeasurement }
      || survey.column("unit") != nil && survey.column("value") != nil
    guard isMeasured else { return }
    let chosen = numbers.filter { $0.measureRank != nil }
      .sorted { ($0.measureRank!, $0.depth) < ($1.measureRank!, $1.depth) }
    let wanted = page.status == nil ? 4 : 1
    for column in chosen.prefix(wanted) { add(measure: column) }
  }

  private mutating func add(measure column: DataColumn) {
    let plain = plainName(of: column)
    guard !page.measures.contains(where: { $0.name == plain }) else { return }
    let name = freeName(for: column)
    let unit = unit(of: column)
    var entries: [YAMLValue.Entry] = [.init(key: "field", value: .text(column.path))]
    if let unit { entries.append(.init(key: "unit", value: .text(unit))) }
    if let better = unit.flatMap(better(in:)) ?? column.better {
      entries.append(.init(key: "better", value: .text(better)))
      if page.measures.isEmpty {
        entries += [
          .init(key: "noise", value: .plain("3%")), .init(key: "regression", value: .plain("10%")),
        ]
      }
    }
    taken.insert(column.path)
    page.measures.append(.init(name, .map(entries)))
    note(column, as: "measure", "a number that a program measured")
  }

  /// The unit in the column's name, or the unit that all records share.
  private func unit(of column: DataColumn) -> String? {
    if let unit = column.words.last.flatMap({ unitNames[$0] }) { return unit }
    if let unit = unitColumn(beside: column)?.distinct.keys.first { return unit }
    // pytest-benchmark and hyperfine report seconds, BenchmarkDotNet nanoseconds.
    if column.path.hasPrefix("stats.") { return "s" }
    return column.path.hasPrefix("Statistics.") ? "ns" : nil
  }
}

extension DataColumn {
  /// The rank of its name among those of measured numbers, or nil for other names.
  fileprivate var measureRank: Int? {
    let words = nameWords(of: name)
    let names = ColumnRole.measure.names
    return names.firstIndex(of: words.joined(separator: " "))
      ?? words.last.flatMap { unitNames[$0] == nil ? nil : names.count }
  }

  /// Whether its values certainly come from a benchmark, and are not prices or heights.
  fileprivate var isMeasurement: Bool {
    guard let rank = measureRank else { return false }
    let hasFraction = self[.fraction] > 0
    return depth > 1
      || rank < ColumnRole.measure.names.count && hasFraction
        && !["value", "score", "min", "max"].contains(name.lowercased())
      || name.lowercased() == "value" && hasFraction
      || words.last.map { unitNames[$0] != nil } ?? false
  }

  fileprivate var better: String? {
    if words.last == "throughput" { return "higher" }
    let isTime = ["mean", "median", "duration", "time", "elapsed", "latency"].contains(
      nameWords(of: name).last)
    return isTime ? "lower" : nil
  }
}
