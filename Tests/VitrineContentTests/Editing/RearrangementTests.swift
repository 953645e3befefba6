import TestSupport
import Testing
import VitrineModel
import VitrineText

@testable import VitrineContent
@testable import VitrineFormats

/// The elements of a JSON file in another order: nothing but them moves.
@Suite struct RearrangementTests {
  /// `text` with the element at `from` moved to `to`.
  private func moved(_ text: String, _ from: Int, _ to: Int, at path: String? = nil) throws
    -> String
  {
    let bytes = Array(text.utf8)
    let elements = try #require(DataElements.inJSON(bytes, of: .at(path.map { ValuePath($0) })))
    var shown = Array(elements.ranges.indices)
    shown.insert(shown.remove(at: from), at: to)
    let order = order(of: shown.count, moving: from, shown: shown)
    return String(decoding: rearranged(bytes, elements.ranges, in: order), as: UTF8.self)
  }

  @Test func anElementMovesWithAllItsLines() throws {
    let text = """
      [
        {
          "id": "jackdaw",
          "tags": ["a", "b"]
        },
        { "id": "rook" },

        {"id": "wren"}
      ]

      """

    #expect(
      try moved(text, 2, 0) == """
        [
          {"id": "wren"},
          {
            "id": "jackdaw",
            "tags": ["a", "b"]
          },

          { "id": "rook" }
        ]

        """)
  }

  @Test(arguments: [
    (#"[{"a":1},{"b":2},{"c":3}]"#, 0, 2, #"[{"b":2},{"c":3},{"a":1}]"#),
    (#"[{"a":1}, {"b":2},  {"c":3} ]"#, 2, 0, #"[{"c":3}, {"a":1},  {"b":2} ]"#),
    ("[1,\r\n\t2,\r\n\t3\r\n]\r\n", 0, 1, "[2,\r\n\t1,\r\n\t3\r\n]\r\n"),
    ("\u{FEFF}[ 1, 2 ]", 1, 0, "\u{FEFF}[ 2, 1 ]"),
    (#"["]", "\"]", "\\", {}]"#, 3, 0, #"[{}, "]", "\"]", "\\"]"#),
    (
      #"[[1, [2]], null, true, -1.5e3, {"a": [{}]}]"#, 4, 1,
      #"[[1, [2]], {"a": [{}]}, null, true, -1.5e3]"#
    ),
    (#"{ "a": {"x": 1}, "b" : {} , "c":{}}"#, 2, 0, #"{ "c":{}, "a": {"x": 1} , "b" : {}}"#),
  ])
  func whatIsBetweenElementsStays(text: String, from: Int, to: Int, expected: String) throws {
    #expect(try moved(text, from, to) == expected)
  }

  @Test func theArrayMayStandUnderAKey() throws {
    let text = #"{ "list": [9, 8], "of": { "birds": [1, 2, 3] }, "more": [7] }"#

    #expect(
      try moved(text, 2, 0, at: "of.birds")
        == #"{ "list": [9, 8], "of": { "birds": [3, 1, 2] }, "more": [7] }"#)
  }

  @Test(arguments: ["{", "1", "\"a\"", "", "null"])
  func whatHasNoElementsHasNoOrder(text: String) {
    #expect(DataElements.inJSON(Array(text.utf8), of: .at(nil)) == nil)
    #expect(DataElements.inJSON(Array("[1]".utf8), of: .at(ValuePath("a"))) == nil)
  }

  @Test func everyOrderOfAFewElementsReadsAsThat() throws {
    let elements = [#"{"a": [1, "],["]}"#, "  2", #""x\"y""#, "[[], {}]", "null"]
    for count in 0...5 {
      let text = "[\n" + elements[..<count].joined(separator: " ,\n") + "\n ]\n"
      for order in permutations(of: count) { try check(text, in: order) }
    }
  }

  @Test func randomOrdersOfManyElementsReadAsThat() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20 {
      let values = (0..<Int.random(in: 100...400, using: &random)).map { number in
        let blank = [" ", "\n  ", "\t", ""].randomElement(using: &random)!
        return #"{"n":\#(number),\#(blank)"deep":[{"s":"a,]}\\"},[\#(number)]]}"#
      }
      let text = "[" + values.map { "\n  \($0)" }.joined(separator: ",") + "\n]"
      try check(text, in: Array(values.indices).shuffled(using: &random))
    }
  }

  /// That the text reads as the permuted array, that the elements keep their bytes, and that what is
  /// around and between them stays.
  private func check(_ text: String, in order: [Int]) throws {
    let bytes = Array(text.utf8)
    let ranges = try #require(DataElements.inJSON(bytes, of: .at(nil))).ranges
    let result = rearranged(bytes, ranges, in: order)
    let after = try #require(DataElements.inJSON(result, of: .at(nil))).ranges

    #expect(after.map { result[$0] } == order.map { bytes[ranges[$0]] })
    #expect(between(after, of: result) == between(ranges, of: bytes))
    let values = try Array(JSONDocument(parsing: bytes).root.elements).map {
      SourceValue($0).fieldValue
    }
    let read = try Array(JSONDocument(parsing: result).root.elements).map {
      SourceValue($0).fieldValue
    }
    #expect(read == order.map { values[$0] })
  }

  private func between(_ ranges: [Range<Int>], of bytes: [UInt8]) -> [[UInt8]] {
    let starts = [0] + ranges.map(\.upperBound)
    let ends = ranges.map(\.lowerBound) + [bytes.count]
    return zip(starts, ends).map { Array(bytes[$0..<$1]) }
  }

  @Test(arguments: [
    // All are shown.
    (5, 4, [0, 4, 1, 2, 3], [0, 4, 1, 2, 3]), (5, 0, [1, 2, 3, 4, 0], [1, 2, 3, 4, 0]),
    (3, 1, [0, 1, 2], [0, 1, 2]), (2, 0, [1, 0], [1, 0]),
    // Of 0…5 only some: the others stay, and the moved one goes no further than it has to.
    (6, 5, [1, 5, 3], [0, 1, 2, 5, 3, 4]), (6, 1, [3, 1, 5], [0, 2, 3, 1, 4, 5]),
    (6, 1, [3, 5, 1], [0, 2, 3, 4, 5, 1]), (6, 5, [5, 1, 3], [0, 5, 1, 2, 3, 4]),
    (6, 3, [1, 3], [0, 1, 2, 3, 4, 5]), (6, 3, [3], [0, 1, 2, 3, 4, 5]),
  ])
  func theOthersStayInOrder(count: Int, moved: Int, shown: [Int], expected: [Int]) {
    #expect(order(of: count, moving: moved, shown: shown) == expected)
  }
}

/// All orders of the numbers below `count`.
func permutations(of count: Int) -> [[Int]] {
  if count == 0 { return [[]] }
  return permutations(of: count - 1).flatMap { order in
    (0...order.count).map { place in
      var order = order
      order.insert(count - 1, at: place)
      return order
    }
  }
}
