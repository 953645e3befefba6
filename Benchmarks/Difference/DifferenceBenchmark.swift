import Measuring
import VitrineModel

/// Prints how long it takes to make snapshots of 100,000 items and to find what changed, beside the
/// same identifiers in a dictionary: what the difference does with an identifier costs about as much
/// as looking it up.
@main
enum DifferenceBenchmark {
  static let itemCount = 100_000

  static func main() {
    let old = identifiers(itemCount)
    let dictionary = positions(old)
    let look = best { old.reduce(into: Int32(0)) { $0 &+= dictionary[$1] ?? 0 } }

    print("\(itemCount) items, identifiers of \(old[0].utf8.count) bytes, contents compared")
    print("the least CPU time of five runs; times as long as one look-up per new identifier")
    print(row("", ["ms", "ratio"]))
    func line(_ name: String, _ seconds: Double, beside other: Double) {
      print(row(name, [decimals(seconds * 1000), decimals(seconds / other)]))
    }
    line("[String: Int32]: a look-up each", look, beside: look)

    let oldSide = Side(old)
    for (name, new) in [
      ("equal", identifiers(itemCount)),
      ("10,000 out, 10,000 in, 2,000 mixed", edited(identifiers(itemCount))),
      ("all mixed", mixed(identifiers(itemCount))),
    ] {
      let newSide = Side(new)
      let looked = best { new.reduce(into: Int32(0)) { $0 &+= dictionary[$1] ?? 0 } }
      let seconds = best { newSide.difference(from: oldSide) }
      line("difference: \(name)", seconds, beside: looked)
      let difference = newSide.difference(from: oldSide)
      print(
        "  inserted \(difference.inserted.count), removed \(difference.removed.count),"
          + " moved \(difference.moved.count), updated \(difference.updated.count)")
    }

    let filled = best { positions(old) }
    line("[String: Int32]: made", filled, beside: filled)
    line("snapshot: made", best { snapshotOf(old) }, beside: filled)

    let (oldTree, newTree) = (tree(old), tree(mixed(identifiers(itemCount))))
    let equalTree = tree(identifiers(itemCount))
    line("tree of 1,000 parents: equal", best { equalTree.difference(from: oldTree) }, beside: look)
    line(
      "tree of 1,000 parents: all mixed", best { newTree.difference(from: oldTree) }, beside: look)

    let some = Array(old.prefix(5_000))
    let others = Array(edited(identifiers(5_000)))
    let (first, second) = (Side(some), Side(others))
    let ours = best { second.difference(from: first) }
    line("difference of 5,000", ours, beside: ours)
    line(
      "CollectionDifference, moves inferred",
      best { others.difference(from: some).inferringMoves() }, beside: ours)
  }
}

/// A snapshot of one section and what its items show.
private struct Side {
  var snapshot: Snapshot<String, String>
  var content: SnapshotContent

  /// An item's content is its number.
  init(_ identifiers: [String]) {
    snapshot = snapshotOf(identifiers)
    content = SnapshotContent(
      items: identifiers.map { CellContent(UInt64($0.suffix(8)) ?? 0, cell: 1) },
      sections: [CellContent(1)])
  }

  func difference(from old: Self) -> SnapshotDifference<String, String> {
    snapshot.difference(from: old.snapshot, content: (old.content, content))
  }
}

private func snapshotOf(_ identifiers: [String]) -> Snapshot<String, String> {
  var snapshot = Snapshot<String, String>()
  do {
    try snapshot.appendSections(["all"])
    try snapshot.appendItems(identifiers)
  } catch {
    preconditionFailure("\(error)")
  }
  return snapshot
}

/// The first thousand identifiers with the others under them, as many under each.
private func tree(_ identifiers: [String]) -> SectionSnapshot<String> {
  var tree = SectionSnapshot<String>()
  let parents = identifiers.prefix(1_000)
  let childCount = identifiers.count / parents.count - 1
  do {
    try tree.append(Array(parents))
    for (index, parent) in parents.enumerated() {
      let first = parents.count + index * childCount
      try tree.append(Array(identifiers[first..<first + childCount]), to: parent)
    }
  } catch {
    preconditionFailure("\(error)")
  }
  return tree
}

private func positions(_ identifiers: [String]) -> [String: Int32] {
  var positions = [String: Int32]()
  for (index, identifier) in identifiers.enumerated() { positions[identifier] = Int32(index) }
  return positions
}

/// Identifiers as records have them, each in memory of its own.
private func identifiers(_ count: Int) -> [String] {
  (0..<count).map { identifier($0) }
}

private func identifier(_ number: Int) -> String {
  let digits = String(number)
  return "benchmarks/record-" + String(repeating: "0", count: 8 - digits.count) + digits
}

/// Every tenth is taken out and another put in, and every fiftieth changes places with others of these.
private func edited(_ identifiers: [String]) -> [String] {
  var result = identifiers
  for index in stride(from: 5, to: result.count, by: 10) {
    result[index] = identifier(50_000_000 + index)
  }
  let places = result.indices.filter { $0 % 50 == 7 }
  var order = places
  shuffle(&order)
  let values = order.map { result[$0] }
  for (place, value) in zip(places, values) { result[place] = value }
  return result
}

private func mixed(_ identifiers: [String]) -> [String] {
  var result = identifiers
  shuffle(&result)
  return result
}

/// The same order in every run (a linear congruential generator's, after Knuth).
private func shuffle<Value>(_ values: inout [Value]) {
  var state: UInt64 = 20_261_121
  for index in stride(from: values.count - 1, to: 0, by: -1) {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    values.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
  }
}
