import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// Conditions within conditions, against the slow and obvious way: asking every record in words of Swift.
@Suite struct ConditionTreeTests {
  struct Work: Sendable {
    var title: String
    var kind: String?
    var year: Int?
    var tags: [String]

    var json: String {
      let kind = kind.map { #""kind":"\#($0)","# } ?? ""
      let year = year.map { #""year":\#($0),"# } ?? ""
      return #"{\#(kind)\#(year)"tags":\#(tags),"title":"\#(title)"}"#
    }
  }

  /// A condition as content says it, and what it means.
  struct Tree {
    var text: String
    var isMet: (Work) -> Bool
  }

  static let letters = ["a", "b", "c", "d"]

  private static func leaf(_ numbers: inout SplitMix64) -> Tree {
    let letter = letters.randomElement(using: &numbers)!
    let year = Int.random(in: 1890...1960, using: &numbers)
    return [
      Tree(text: "kind: \(letter)") { $0.kind == letter },
      Tree(text: "kind: [\(letter), a]") { [letter, "a"].contains($0.kind) },
      Tree(text: "kind: { not: \(letter) }") { $0.kind != letter },
      Tree(text: "kind: { has: false }") { $0.kind == nil },
      Tree(text: "tags: \(letter)") { $0.tags.contains(letter) },
      Tree(text: "year: \(year)..\(year + 20)") { work in
        work.year.map { (year...year + 20).contains($0) } ?? false
      },
      Tree(text: "year: { atLeast: \(year) }") { ($0.year ?? 0) >= year },
      Tree(text: "year: [..\(year), 1950]") { work in
        work.year.map { $0 <= year || $0 == 1950 } ?? false
      },
      Tree(text: "year: { not: \(year).. }") { ($0.year ?? 0) < year },
      Tree(text: "title: { startsWith: [T1, T\(year % 10)] }") {
        $0.title.hasPrefix("T1") || $0.title.hasPrefix("T\(year % 10)")
      },
    ].randomElement(using: &numbers)!
  }

  private static func tree(_ depth: Int, _ numbers: inout SplitMix64) -> Tree {
    guard depth > 0, Int.random(in: 0..<4, using: &numbers) > 0 else { return leaf(&numbers) }
    let parts = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in tree(depth - 1, &numbers) }
    let list = "[\(parts.map { "{ \($0.text) }" }.joined(separator: ", "))]"
    return [
      Tree(text: "any: \(list)") { work in parts.contains { $0.isMet(work) } },
      Tree(text: "all: \(list)") { work in parts.allSatisfy { $0.isMet(work) } },
      Tree(text: "not: { \(parts[0].text) }") { !parts[0].isMet($0) },
    ].randomElement(using: &numbers)!
  }

  private static func works(_ numbers: inout SplitMix64) -> [Work] {
    (0..<50).map { number in
      Work(
        title: "T\(number)", kind: (letters + [nil]).randomElement(using: &numbers)!,
        year: Bool.random(using: &numbers) ? Int.random(in: 1880...1970, using: &numbers) : nil,
        tags: letters.filter { _ in Bool.random(using: &numbers) })
    }
  }

  @Test(arguments: 1...10) func sectionsShowWhatMeetsThem(_ seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let works = Self.works(&numbers)
    let trees = (0..<60).map { _ in Self.tree(3, &numbers) }
    let sections = trees.map { "  - { where: { \($0.text) }, repeats: true, empty: None }\n" }
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: title, fields: { title: title } }
      sections:
      \(sections.joined())---
      """, "a.json": "[\(works.map(\.json).joined(separator: ","))]",
    ])

    let shown = try #require(folder.read().shown(on: "index.html"))
    for (tree, shown) in zip(trees, shown) {
      #expect(shown == works.filter(tree.isMet).map(\.title), "\(tree.text)")
    }
    #expect(shown.count == trees.count)
  }

  @Test(arguments: 1...10) func collectionsHaveWhatMeetsThem(_ seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(100 + seed))
    let works = Self.works(&numbers)
    let tree = Self.tree(3, &numbers)
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: title, where: { \(tree.text) } }\n---\n",
      "a.json": "[\(works.map(\.json).joined(separator: ","))]",
    ])

    #expect(
      folder.read().content.records.map(\.title) == works.filter(tree.isMet).map(\.title),
      "\(tree.text)")
  }

  @Test func equalValuesInAlternativesAreLookedUp() throws {
    let folder = try ContentFixture.page(
      "title: Some, repeats: true, where: { any: [{ title: T1 }, { title: T3 }], not: { title: T3 } }",
      of: "[\((0..<5).map { #"{"id":"t\#($0)","title":"T\#($0)"}"# }.joined(separator: ","))]")
    #expect(folder.read().shown(on: "index.html")?[1] == ["T1"])
  }

  @Test(arguments: [
    (
      "any: [{ kind: Prnt }, { year: 1900..1920 }]",
      [
        """
        index.md:5:45: warning: no record has kind 'Prnt'
          hint: the values are 'Print', 'Book'
        """,
        """
        index.md:5:61: warning: no record has year '1900..1920'
          hint: values range from '1930' to '1940'
        """,
      ]
    ),
    (
      "any: [{ kind: Book, year: 1930 }]",
      [
        """
        index.md:5:37: warning: no record meets all of these conditions
          hint: remove one, or set 'empty' to what to show instead
        """
      ]
    ),
    (
      "not: { title: { has: true } }",
      [
        """
        index.md:5:36: warning: every record meets the conditions in 'not'
          hint: 'not' excludes records that meet all conditions in it
        """
      ]
    ),
    (
      "year: 1930-1940",
      [
        """
        index.md:5:37: warning: no record has year '1930-1940'
          hint: write year: 1930..1940
        """
      ]
    ),
    (
      "kind: { startsWith: Pi }",
      [
        """
        index.md:5:37: warning: no record has a kind that starts with 'Pi'
          hint: the values are 'Print', 'Book'
        """
      ]
    ),
    (
      "any: [{ kynd: Print }, { kind: Print }]",
      [
        """
        index.md:5:39: warning: no record of 'index' has a field 'kynd'
          hint: did you mean 'kind'?
        """
      ]
    ),
    ("any: [{ kynd: { has: false } }]", []), ("not: { kynd: 3 }", []),
    (
      "any: Print",
      [
        """
        index.md:5:36: error: 'any' must be a list of conditions, not 'Print'
          hint: to test a field called 'any', give it another name in 'fields'
        """
      ]
    ),
    (
      "all: []",
      [
        """
        index.md:5:36: error: 'all' must be a list with a condition, not a list
          hint: to test a field called 'all', give it another name in 'fields'
        """
      ]
    ),
    (
      "any: { kind: Print }",
      [
        """
        index.md:5:36: error: 'any' must be a list of conditions, not a map
          hint: write a list, as in any: [{ kind: print }]
        """
      ]
    ),
    (
      "not: [{ kind: Print }]",
      [
        """
        index.md:5:36: error: 'not' must be a map of conditions, not a list
          hint: write a map, as in not: { kind: print }
        """
      ]
    ),
    (
      "any: [Print]",
      [
        """
        index.md:5:37: error: 'any' must be a list of conditions, not 'Print'
          hint: to test a field called 'any', give it another name in 'fields'
        """
      ]
    ),
    (
      "not: 3",
      [
        """
        index.md:5:36: error: 'not' must be a map of conditions, not '3'
          hint: to test a field called 'not', give it another name in 'fields'
        """
      ]
    ),
  ])
  func whatIsWrongIsSaidWhereItStands(_ condition: String, _ words: [String]) throws {
    let folder = try ContentFixture.page(
      "repeats: true, where: { \(condition) }",
      of: #"""
        [{"id":"a","title":"A","kind":"Print","year":1930},
         {"id":"b","title":"B","kind":"Book","year":1940}]
        """#)
    #expect(folder.read().words == words)
  }

  @Test func aCollectionSaysWhatIsWrongToo() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        where: { any: [{ kind: Prnt }, { not: { title: { has: true } } }] }
      ---

      """, "a.json": #"[{"id":"a","title":"A","kind":"Print"}]"#,
    ])
    #expect(
      folder.read().words.prefix(2) == [
        """
        index.md:4:26: warning: no record has kind 'Prnt'
          hint: the only value is 'Print'
        """,
        """
        index.md:4:41: warning: every record meets the conditions in 'not'
          hint: 'not' excludes records that meet all conditions in it
        """,
      ])
  }
}
