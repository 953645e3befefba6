import TestSupport
import Testing
import VitrineContent
import VitrineModel

/// Terms against a slow count over small random collections.
@Suite struct TermCountTests {
  private static let words = ["a", "b", "B", "c d", "é", "10", "9"]

  /// The values of each record, as paths of levels.
  private func values(_ generator: inout SplitMix64) -> [[[String]]] {
    (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          Self.words.randomElement(using: &generator)!
        }
      }
    }
  }

  @Test(arguments: 0..<60) func countsAreThoseOfASlowCount(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let values = values(&generator)
    let records = values.enumerated().map { index, paths in
      let texts = paths.map { "\"\($0.joined(separator: " > "))\"" }.joined(separator: ", ")
      return #"{ "id": "r\#(index)", "title": "R", "s": [\#(texts)] }"#
    }
    let reading = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: id, terms: [{ field: s, levels: ' > ' }] }\n---\n",
      "a.json": "[\(records.joined(separator: ","))]",
    ]).read()

    var expected: [[String]: Set<Int>] = [:]
    for (record, paths) in values.enumerated() {
      for path in paths {
        for length in 1...path.count {
          expected[Array(path.prefix(length)), default: []].insert(record)
        }
      }
    }
    let terms = reading.content.terms
    let set = terms.sets[0]
    var found: [[String]: Set<Int>] = [:]
    for (index, term) in set.terms.enumerated() {
      let path = set.path(to: index).map { set.terms[$0].title }
      let items = terms.pages[1 + index].sections.last?.items ?? []
      let shown = items.compactMap {
        if case .record(let record) = $0.content { record } else { nil }
      }
      #expect(found.updateValue(Set(shown), forKey: path) == nil)
      #expect(shown.count == term.count && shown == shown.sorted())
      #expect(term.children.allSatisfy { set.terms[$0].parent == index })
    }
    #expect(found == expected)
    #expect(Set(set.terms.map(\.output)).count == set.terms.count)
    for (record, paths) in values.enumerated() {
      var known: Set<[String]> = []
      let own = set.terms(ofRecord: record).map { set.path(to: $0).map { set.terms[$0].title } }
      #expect(own == paths.filter { known.insert($0).inserted })
    }
  }
}
