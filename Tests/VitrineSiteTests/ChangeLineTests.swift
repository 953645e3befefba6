import Testing
import VitrineModel

@testable import VitrineSite

/// What changed in a record, in words.
@Suite struct ChangeLineTests {
  private func lines(
    _ fields: [SiteDifference.FieldChange] = [], measures: [SiteDifference.MeasureChange] = [],
    language: String = "en"
  ) -> [ChangeLine] {
    let words = SiteWords(
      language: language, settings: SiteSettings(title: ""), templates: defaultSiteTemplates)
    let known = Picture(source: .remote("https://example.org/new.png"))
    return ChangeLines(words: words, dateFields: ["made"]) { $0 == "new.png" ? known : nil }
      .lines(of: .init(id: "b/owl", title: "Owl", fields: fields, measures: measures))
  }

  private func number(_ literal: String) -> FieldValue {
    .number(.init(value: Double(literal)!, literal: literal))
  }

  @Test func aFieldHasItsOldAndNewValue() {
    #expect(
      lines([
        .init(name: "title", old: .text("Owl"), new: .text("The owl")),
        .init(name: "fields.firstSeen", old: .text("1865-07-14"), new: nil),
        .init(name: "date", old: nil, new: .text("2026-11")),
      ]) == [
        ChangeLine(label: "Title", pieces: [.removed("Owl"), .arrow, .inserted("The owl")]),
        ChangeLine(label: "First seen", isOwn: false, pieces: [.removed("14 July 1865")]),
        ChangeLine(label: "Date", pieces: [.inserted("November 2026")]),
      ])
  }

  @Test func picturesBesidesTheFirstAreCounted() {
    func list(_ pictures: (String, String)...) -> FieldValue {
      .list(
        pictures.map {
          .object([Field(name: "src", value: .text($0)), Field(name: "alt", value: .text($1))])
        })
    }
    func text(_ old: FieldValue?, _ new: FieldValue?) -> [ChangeLine] {
      lines([.init(name: "images", old: old, new: new)])
    }
    func line(_ text: String) -> [ChangeLine] {
      [ChangeLine(label: "Pictures", pieces: [.kept(text)])]
    }
    let (x, y) = (("x.png", "X"), ("y.png", "Y"))
    #expect(
      text(list(x, y), list(("x.png", "Another"), ("z.png", "Z")))
        == line("1 inserted, 1 updated, 1 removed"))
    #expect(text(nil, list(x, y)) == line("2 inserted"))
    #expect(text(list(x, y), nil) == line("2 removed"))
    #expect(text(list(x, y), list(y, x)) == line("2 moved"))
  }

  /// No page shows them.
  @Test func wordsForAPictureAreNoLine() {
    func picture(_ words: String) -> FieldValue {
      .object([
        Field(name: "src", value: .text("a.png")), Field(name: "alt", value: .text(words)),
      ])
    }
    #expect(lines([.init(name: "image", old: picture("A jug"), new: picture("A jar"))]) == [])
  }

  @Test func datesAreSaidAsThePageOfTheRecordSaysThem() {
    #expect(
      lines([
        .init(name: "fields.made", old: .text("1657~"), new: .text("18XX")),
        .init(name: "fields.model", old: .text("18XX"), new: nil),
      ]) == [
        ChangeLine(
          label: "Made", isOwn: false,
          pieces: [.removed("c. 1657"), .arrow, .inserted("19th century")]),
        ChangeLine(label: "Model", isOwn: false, pieces: [.removed("18XX")]),
      ])
  }

  @Test(
    arguments: [
      ("4808", "4806", "en", "\u{2212}2"), ("1.9", "2.15", "en", "+0.25"),
      ("1", "12346", "en", "+12,345"), ("-0.3", "0", "en", "+0.3"), ("2", "2.0", "en", nil),
    ] as [(String, String, String, String?)])
  func aNumberHasItsDifference(_ old: String, _ new: String, _ language: String, _ delta: String?) {
    let change = SiteDifference.FieldChange(name: "fields.n", old: number(old), new: number(new))

    #expect(lines([change], language: language)[0].delta == delta)
  }

  @Test(
    arguments: [
      (200, 210, "en", "+5%"), (200, 199.9, "en", "\u{2212}0.05%"), (3, 4, "en", "+33.3%"),
      (-4, -5, "en", "\u{2212}25%"), (0, 7.5, "en", "+7.5"), (1, 41, "de", "+4.000\u{A0}%"),
    ] as [(Double, Double, String, String)])
  func aMeasureHasItsShare(_ old: Double, _ new: Double, _ language: String, _ delta: String) {
    let change = SiteDifference.MeasureChange(
      name: "peak", unit: "MB", old: old, new: new, isImprovement: true, isRegression: false)

    let line = lines(measures: [change], language: language)[0]

    #expect(line.delta == delta)
    #expect(line.verdict == .better)
  }

  @Test func aTextIsComparedInPlace() {
    let old = "The height of the ice cap is measured every ten years."
    let new = "The height of the ice cap is measured every two years."
    let line = lines([.init(name: "text", old: .text(old), new: .text(new))])[0]

    #expect(line.isText)
    #expect(
      line.pieces == [
        .kept("The height of the ice cap is measured every "), .removed("ten"), .inserted("two"),
        .kept(" years."),
      ])
  }

  @Test func ofALongTextOnlyWhatIsBesideAChangeIsTold() {
    let words = Array(repeating: "word", count: 100).joined(separator: " ")
    let old = "\(words) old \(words) old \(words)"
    let new = "\(words) new \(words) new \(words)"
    let line = lines([.init(name: "text", old: .text(old), new: .text(new))])[0]
    let end = "…\(String("\(words) ".suffix(60)))"
    let middle = "\(String(" \(words) ".prefix(60))) … \(String(" \(words) ".suffix(60)))"
    let beginning = "\(String(" \(words)".prefix(60)))…"

    #expect(
      line.pieces == [
        .kept(end), .removed("old"), .inserted("new"), .kept(middle), .removed("old"),
        .inserted("new"), .kept(beginning),
      ])
  }

  @Test func textsWithoutACommonWordStandWhole() {
    let old = String(repeating: "ab ", count: 200)
    let line = lines([.init(name: "text", old: .text(old), new: .text("xy"))])[0]

    #expect(!line.isText)
    #expect(line.pieces == [.removed(old.prefix(300) + "…"), .arrow, .inserted("xy")])
  }

  @Test func aListTellsItsElementsApart() {
    let change = SiteDifference.FieldChange(
      name: "tags", old: .list([.text("a"), .text("b")]), new: .list([.text("b"), .text("c")]))

    #expect(
      lines([change])[0].pieces == [
        .kept("b"), .kept(", "), .inserted("c"), .kept(", "), .removed("a"),
      ])
  }

  @Test func aPictureThatIsGoneHasItsName() {
    func picture(_ address: String, _ text: String) -> FieldValue {
      .object([
        Field(name: "src", value: .text(address)), Field(name: "alt", value: .text(text)),
      ])
    }
    let other = SiteDifference.FieldChange(
      name: "image", old: picture("assets/old.png", "x"), new: picture("new.png", "x"))

    #expect(
      lines([other])[0].pieces == [
        .removed("old.png"), .arrow,
        .insertedPicture(
          Picture(source: .remote("https://example.org/new.png"), alternative: "x")),
      ])
  }

  @Test func aMoveSaysTheOutermostPlaceThatIsAnother() {
    func place(
      _ page: String, _ section: String, _ parent: String?, _ index: Int
    ) -> SiteDifference.Place {
      .init(
        page: .init(id: page, title: page), section: .init(id: section, title: section),
        parent: parent.map { .init(id: $0, title: $0) }, index: index)
    }
    let to = place("Birds", "All", "Owls", 2)
    let words = SiteWords(
      language: "en", settings: SiteSettings(title: ""), templates: defaultSiteTemplates)
    func line(from: SiteDifference.Place) -> [ChangeLine] {
      ChangeLines(words: words) { _ in nil }
        .lines(of: .moved(.init(id: "b/owl", title: "Owl", from: from, to: to)))
    }

    #expect(
      line(from: place("Fish", "All", "Owls", 2)) == [
        ChangeLine(
          label: "Page", pieces: [.removed("Fish, All"), .arrow, .inserted("Birds, All")])
      ])
    #expect(
      line(from: place("Birds", "Old", nil, 0)) == [
        ChangeLine(label: "Section", pieces: [.removed("Old"), .arrow, .inserted("All")])
      ])
    #expect(
      line(from: place("Birds", "All", nil, 0)) == [
        ChangeLine(label: "Under", pieces: [.inserted("Owls")])
      ])
    #expect(
      line(from: place("Birds", "All", "Owls", 0)) == [
        ChangeLine(label: "Position", pieces: [.removed("1"), .arrow, .inserted("3")])
      ])
  }
}
