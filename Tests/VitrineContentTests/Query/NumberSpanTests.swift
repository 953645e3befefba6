import Testing

@testable import VitrineContent

@Suite struct NumberSpanTests {
  @Test(arguments: [
    ("2-4", "2…4"), ("2–8", "2…8"), ("3 - 7", "3…7"), ("30–45", "30…45"),
    ("20-60 min", "20…60 min"),
    ("20 min - 60 min", "20…60 min"), ("4+", "4…"), ("12+ years", "12… years"), ("9 +", "9…"),
    ("1-∞", "1…"),
    ("2 to 4", "2…4"), ("2 bis 4 Spieler", "2…4 spieler"), ("2 à 4", "2…4"), ("1 or 2", "1…2"),
    ("2…4", "2…4"),
    ("2 .. 4", "2…4"), ("up to 6", "…6"), ("≤ 6", "…6"), ("max. 6", "…6"), ("bis zu 6", "…6"),
    ("from 8", "8…"), ("ab 8", "8…"), ("≥8", "8…"), ("8 or more", "8…"), ("8 oder mehr", "8…"),
    ("from 3 to 5", "3…5"), ("-5 – -2", "-5…-2"), ("−5–5", "-5…5"), ("0.5-1.5", "0.5…1.5"),
    ("1914–18", "1914…1918"), ("1904–05", "1904…1905"), ("1999–00", "1999…2000"),
    ("1998-02", "1998…2002"),
    ("1914–5", "none"), ("1914-12", "none"),
    ("€10-20", "10…20 €"), ("45 min", "45…45 min"),
    ("2", "none"), ("4-2", "none"), ("2-4-6", "none"), ("3+1", "none"), ("12 of 50", "none"),
    ("about 1900", "none"),
    ("10 min - 2 h", "none"),
    ("Plate 2", "none"), ("9 lives of a cat", "none"), ("", "none"), ("+", "none"), ("∞", "none"),
    ("a-b", "none"),
  ])
  func textsAreReadAsSpans(_ text: String, _ read: String) {
    func end(_ number: Double) -> String {
      !number.isFinite ? "" : Int(exactly: number).map(String.init) ?? "\(number)"
    }
    let span = NumberSpan(text).map {
      "\(end($0.first))…\(end($0.last))" + ($0.unit.map { " " + $0 } ?? "")
    }
    #expect(span ?? "none" == read)
  }
}
