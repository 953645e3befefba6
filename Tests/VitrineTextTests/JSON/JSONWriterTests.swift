import Testing
import VitrineText

@Suite struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func keysStandInTheGivenOrder() {
    let text = written {
      $0.beginObject()
      $0.key("z")
      $0.number(1)
      $0.key("a")
      $0.beginArray()
      $0.bool(true)
      $0.null()
      $0.beginObject()
      $0.endObject()
      $0.beginArray()
      $0.endArray()
      $0.text("x")
      $0.endArray()
      $0.key("n")
      $0.number(literal: "1.10")
      $0.endObject()
    }

    #expect(text == #"{"z":1,"a":[true,null,{},[],"x"],"n":1.10}"#)
  }

  @Test func numbersAreAnArray() {
    #expect(written { $0.numbers([1, -2.5, .infinity]) } == "[1,-2.5,null]")
    #expect(written { $0.numbers([]) } == "[]")
  }

  @Test func lineBreaksStandBeforeWhatFollows() {
    let text = written {
      $0.beginArray()
      for number in 1...2 {
        $0.lineBreak()
        $0.number(number)
      }
      $0.lineBreak()
      $0.endArray()
    }

    #expect(text == "[\n1,\n2\n]")
  }

  @Test func aValueOfAnotherWriterStandsAsItIs() {
    let text = written { writer in
      writer.beginArray()
      writer.value(Array(#"{"a":1}"#.utf8))
      writer.value(Array("[]".utf8))
      writer.endArray()
    }
    #expect(text == #"[{"a":1},[]]"#)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e21, "1e+21"),
    (1e-7, "1e-07"),
    (100, "100"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    (.leastNonzeroMagnitude, "5e-324"),
    (0.1 + 0.2, "0.30000000000000004"), (.infinity, "null"), (.nan, "null"),
  ])
  func doubleIsAsShortAsItReadsBack(value: Double, text: String) {
    #expect(written { $0.number(value) } == text)
  }

  @Test func everyDoubleReadsBack() throws {
    var bits: UInt64 = 88_172_645_463_325_252
    for _ in 0..<2_000 {
      bits ^= bits << 13
      bits ^= bits >> 7
      bits ^= bits << 17
      let value = Double(bitPattern: bits)
      guard value.isFinite else { continue }
      var writer = JSONWriter()
      writer.number(value)

      let number = try JSONDocument(parsing: writer.bytes).root.number

      #expect(number?.value.bitPattern == value.bitPattern)
    }
  }

  /// 0 to 9 lines in parts of 1 to 10, written by 1 to 3 threads.
  @Test(arguments: [1, 2, 3])
  func linesAreTheSameInAnyParts(jobs: Int) {
    for count in 0..<10 {
      let lines = (0..<count).map { "\n\"\($0)\":{\"a\":[\($0)]}" }
      for size in 1...10 {
        var writer = JSONWriter(jobs: jobs)
        writer.object { json in
          json.member("first", 1)
          json.lines(Array(0..<count), by: size) { json, number in
            json.key("\(number)")
            json.object { $0.array("a", [number]) { $0.number($1) } }
          }
        }
        let text = (["\"first\":1"] + lines).joined(separator: ",")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "{\(text)}")
      }
    }
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
    ("\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("Grüße 😀 </script>", #""Grüße 😀 </script>""#),
  ])
  func textIsEscaped(text: String, json: String) throws {
    #expect(written { $0.text(text) } == json)
    #expect(try JSONDocument(parsing: Array(json.utf8)).root.text == text)
  }
}
