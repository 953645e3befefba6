import VitrineFormats

/// A candidate for the `records` of a collection: where the records in a file are.
package struct RecordsPath: Sendable {
  /// Nil if no `records` is needed.
  package var text: String?

  /// How likely these are the records. A list one level deeper must be several times as long, since
  /// deeply nested lists usually belong to something else.
  fileprivate var weight: Double

  /// Whether the file has so many other values that it may be a record itself.
  package var isInRecord = false

  /// The format of the file if it is a report of tests.
  package var tests: TestFormat?
}

extension RecordTree {
  /// The longest list of maps, or map of similar maps, or nil if there is none.
  var recordsPath: RecordsPath? {
    if isMap, let tests = TestFormat.ofJSON(keys: keys) {
      return RecordsPath(text: tests.records, weight: 1, tests: tests)
    }
    var best: RecordsPath?
    look(in: "", depth: 0, for: &best)
    best?.isInRecord = sourceValue.isMostlyValues
    return best ?? scatteredRecords
  }

  /// The path with `*` to the largest set of maps that have the same keys and the same depth in the
  /// file. Nil if no two maps are alike.
  private var scatteredRecords: RecordsPath? {
    if sourceValue.isMostlyValues { return nil }
    var paths: [String: [[String]]] = [:]
    var order: [String] = []
    visit([]) { path, keys in
      let kind = "\(path.count) \(keys.sorted())"
      if paths[kind] == nil { order.append(kind) }
      paths[kind, default: []].append(path)
    }
    let maximum = order.max { paths[$0]!.count < paths[$1]!.count }
    guard let found = maximum.flatMap({ paths[$0] }), found.count > 1 else { return nil }
    let steps = found[0].indices.map { index in
      found.allSatisfy { $0[index] == found[0][index] } ? found[0][index] : "*"
    }
    guard steps.allSatisfy({ $0 == "*" || isUsable(key: $0) && !$0.contains(".") }) else {
      return nil
    }
    return RecordsPath(text: steps.joined(separator: "."), weight: 1)
  }

  /// Visits the maps with at least two values that are neither lists nor maps, outer ones first.
  private func visit(_ path: [String], _ body: ([String], Set<String>) -> Void) {
    if path.count > 24 { return }
    let elements = recordElements ?? []
    if isMap, elements.count(where: { $0.value.recordElements == nil }) > 1 { body(path, keys) }
    for (index, element) in elements.enumerated() {
      element.value.visit(path + [element.key ?? "\(index)"], body)
    }
  }

  private func look(in path: String, depth: Int, for best: inout RecordsPath?) {
    if depth > 4 { return }
    if let count = recordCount {
      let weight = Double(count) / Double(1 << (2 * depth))
      if weight > best?.weight ?? 0 {
        best = RecordsPath(text: path.isEmpty ? nil : path, weight: weight)
      }
    }
    guard isMap else { return }
    for case (let key?, let value) in recordElements ?? []
    where isUsable(key: key) && !key.contains(".") {
      value.look(in: path.isEmpty ? key : "\(path).\(key)", depth: depth + 1, for: &best)
    }
  }

  /// The number of records in this value, or nil if it is not a list of maps. The members of a map
  /// count as records if they are maps with similar keys.
  private var recordCount: Int? {
    guard let elements = recordElements, !elements.isEmpty, elements.allSatisfy(\.value.isMap)
    else { return nil }
    if !isMap { return elements.count }
    guard elements.count > 1 else { return nil }
    let first = elements[0].value.keys
    let areAlike = elements.dropFirst().allSatisfy { share(of: $0.value.keys, in: first) >= 0.5 }
    return areAlike ? elements.count : nil
  }

  var keys: Set<String> { Set((recordElements ?? []).compactMap(\.key)) }
}

extension SourceValue {
  /// Whether this is a map in which at least half of the values are neither lists nor maps.
  fileprivate var isMostlyValues: Bool {
    isMap && members.count { $0.value.scalarText != nil || $0.value.isNull } * 2 >= members.count
  }
}

/// Returns how much two sets have in common, from 0 to 1.
package func share(of first: Set<String>, in second: Set<String>) -> Double {
  let union = first.union(second).count
  return union == 0 ? 0 : Double(first.intersection(second).count) / Double(union)
}

extension XMLDocument {
  /// The path to the tests of a report, or else to the most frequent elements that have content.
  var recordsPath: RecordsPath? {
    if let root = elements.first?.name, let tests = TestFormat.ofXML(root: root) {
      return RecordsPath(text: tests.records, weight: 1, tests: tests)
    }
    var paths: [String] = []
    var depths: [Int] = []
    var counts: [String: Int] = [:]
    var order: [(path: String, depth: Int)] = []
    for element in elements {
      let above = element.parent.map { (paths[$0] + "/", depths[$0] + 1) } ?? ("", 0)
      paths.append(above.0 + element.name)
      depths.append(above.1)
      if element.attributes.isEmpty, element.children.isEmpty { continue }
      let path = paths[paths.count - 1]
      if counts[path] == nil { order.append((path, above.1)) }
      counts[path, default: 0] += 1
    }
    let isInRecord = map(of: 0).isMostlyValues
    return order.filter { counts[$0.path]! > 1 }.map { path, depth in
      let count = Double(counts[path]!)
      return RecordsPath(
        text: path, weight: Double(sign: .plus, exponent: -depth, significand: count),
        isInRecord: isInRecord)
    }.max { $0.weight < $1.weight }
  }
}

/// Whether a path can contain `key`.
package func isUsable(key: String) -> Bool {
  guard let first = key.first, let last = key.last else { return false }
  return !first.isWhitespace && !last.isWhitespace && key != "*" && !key.hasPrefix("../")
    && !key.contains { $0 == "<" || $0 == ">" || $0.isNewline }
}
