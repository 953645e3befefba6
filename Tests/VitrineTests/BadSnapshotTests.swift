import Foundation
import TestSupport
import Testing
import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// Records of builds that are cut off, foreign, hostile or edited by hand: `diff` ends with an error at
/// its place, a build with a warning, and the site that is there stays what it was.
@Suite struct BadSnapshotTests {
  let site: HistoryFixture

  /// What each test begins with, built once.
  private static let built = Result {
    let site = try HistoryFixture()
    try site.write(
      "---\ntitle: Birds\ncollection: { from: birds.json, id: id, measures: { wing: { noise: 1% } } }\n---\nAll of them.\n",
      to: "content/index.md")
    for wing in [90, 80, 70] {
      try site.write(
        #"[{"id":"owl","title":"Owl","wing":\#(wing)}]"#, to: "content/birds.json")
      try site.build("2026-11-22")
    }
    return try site.folder.files()
  }

  init() throws {
    site = try HistoryFixture()
    try site.folder.write(Self.built.get())
  }

  /// What is done to the text of a good snapshot, and what is wrong with the result.
  struct Damage: CustomTestStringConvertible, Sendable {
    /// A text, and the offset in UTF-8 of what is wrong.
    typealias Spoilt = (text: String, offset: Int)

    var testDescription: String
    var reason: String
    var spoil: @Sendable (String) -> Spoilt

    init(_ name: String, _ reason: String, spoil: @escaping @Sendable (String) -> Spoilt) {
      (testDescription, self.reason, self.spoil) = (name, reason, spoil)
    }

    /// Another value under a key, the first one after a text; what is wrong with it stands so far inside.
    init(
      _ key: String, after text: String = "{", is value: String, _ path: String, inside: Int = 0
    ) {
      self.init("\(path) \(value)", #"its "\#(path)" is missing or wrong"#) {
        let (text, offset) = $0.replacingValue(of: key, after: text, with: value)
        return (text, offset + inside)
      }
    }

    /// `file:line:column: warning: …` or the like.
    func line(_ spoilt: Spoilt, in file: String, _ message: String) -> String {
      let before = spoilt.text.utf8.prefix(spoilt.offset).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return "\(file):\(before.count):\(before.last!.count + 1): \(message)"
    }
  }

  private static let syntax = [
    Damage("empty", "it is not JSON (there is no JSON value)") { _ in ("", 0) },
    Damage("cut off", "it is not JSON (the text ends where a value is expected)") {
      (String($0.prefix(10)), 10)
    },
    Damage("no object", #"it has no "format" and "generator" from Vitrine"#) { _ in ("[]", 0) },
    Damage("many [", "it is not JSON (more than 512 levels of [ and {)") { _ in
      (String(repeating: "[", count: 1_000_000), 512)
    },
    Damage("zero bytes", "it is not JSON (a zero byte, which is not allowed in text)") { _ in
      ("\0\0\0", 0)
    },
    Damage("a newer format", "its format is 2, and this Vitrine reads format 1") {
      ($0.replacingValue(of: "format", with: "2").text, 0)
    },
    Damage("of another program", #"it has no "format" and "generator" from Vitrine"#) {
      ($0.replacingValue(of: "generator", with: "\"hugo 0.1\"").text, 0)
    },
    Damage("a key twice", "it is not JSON (key 'title' is already used in this object)") { text in
      let spoilt = text.replacingValue(of: "language", with: #""en","title":"x""#)
      return (spoilt.text, spoilt.offset + 5)
    },
  ]

  private static let types = [
    Damage("date", is: "5", "date"), Damage("date", is: #""2026-02-30""#, "date"),
    Damage("date", is: #""+026-01-01""#, "date"), Damage("date", is: #""soon""#, "date"),
    Damage("site", is: "[]", "site"), Damage("title", is: "5", "site.title"),
    Damage("language", is: "null", "site.language"), Damage("files", is: "[]", "files"),
    Damage("pages", is: "{}", "pages"), Damage("pages", is: "[5]", "pages", inside: 1),
    Damage("path", is: #""../index.html""#, "pages.path"),
    Damage("path", is: #""/etc/passwd""#, "pages.path"),
    Damage("path", is: #""a\u0000b""#, "pages.path"), Damage("path", is: #""a//b""#, "pages.path"),
    Damage("body", is: "true", "pages.body"), Damage("sections", is: "5", "pages.sections"),
    Damage("hash", after: "sections", is: #""short""#, "pages.sections.hash"),
    Damage("items", is: "[5]", "pages.sections.items"),
    Damage("measures", is: "[]", "measures"), Damage("noise", is: #""much""#, "measures.noise"),
    Damage("noise", is: "1e999", "measures.noise"), Damage("records", is: "[]", "records"),
    Damage("cell", is: "{}", "records.cell"), Damage("fields", is: "[]", "records.fields"),
    Damage("measures", after: "fields", is: #"{"wing":"90"}"#, "records.measures"),
    Damage("measures", after: "fields", is: #"{"wing":1e999}"#, "records.measures"),
    Damage("history", is: "{}", "history"),
    Damage("hash", after: "history", is: "5", "history.hash"),
    Damage("date", after: "history", is: #""2026-13-01""#, "history.date"),
    Damage("updated", after: "history", is: "{}", "history.updated"),
    Damage("of", after: "history", is: "{}", "history.updated.of"),
    Damage("index", after: "history", is: "-1", "history.updated.place.index"),
    Damage("titles", after: "history", is: "5", "history.titles"),
    Damage("back", after: "history", is: "[]", "history.back"),
    Damage("date", after: "back", is: #""x""#, "history.back.date"),
    Damage("records", after: "back", is: "5", "history.back.records"),
    Damage(
      "updated", after: "back", is: #"{"x":5}"#, "history.back.pages.updated.x", inside: 5),
  ]

  @Test(arguments: syntax + types)
  func eachIsOneErrorOfDiffAndOneWarningOfABuild(_ damage: Damage) throws {
    let spoilt = damage.spoil(try site.folder.text(of: "site/snapshot.json"))
    try site.write(spoilt.text, to: "broken.json")

    let result = try site.vitrine("diff", "site", "broken.json")

    let line = damage.line(
      spoilt, in: "broken.json", "error: this is not a valid build record: \(damage.reason)")
    #expect(
      result
        == .init(
          status: 2, output: "",
          errors: """
            \(line)
              hint: name the folder of a site that vitrine built, or its snapshot.json
            vitrine: 1 error

            """))

    try site.write(spoilt.text, to: "old/snapshot.json")
    let build = try site.vitrine("build", "--output", "new", "--previous", "old")

    #expect(build.status == 0)
    let isHistory = damage.reason.hasPrefix(#"its "history"#)
    let warning = damage.line(
      spoilt, in: "old/snapshot.json",
      isHistory
        ? "warning: the history cannot be read, \(damage.reason): a new one begins"
        : "warning: there is no build here to compare with: \(damage.reason)")
    let hint =
      isHistory
      ? "name a build that has them complete with --previous, or accept this"
      : "name the folder of a site that vitrine built, or its snapshot.json, or use --previous none"
    #expect(build.errors == "\(warning)\n  hint: \(hint)\n")
  }

  /// What of the site that is replaced cannot be read is told, and never stops a build.
  @Test(arguments: syntax + types)
  func eachInTheSiteItselfIsToldAndReplaced(_ damage: Damage) throws {
    let spoilt = damage.spoil(try site.folder.text(of: "site/snapshot.json"))
    try site.write(spoilt.text, to: "site/snapshot.json")
    try site.write("Birds", to: "content/robots.txt")
    let files = try site.folder.contents(of: "site")

    let result = try site.vitrine("build")
    // Without a baseline nothing plays.
    let played = ["assets/motion.", "assets/transitions."]
    let needed =
      files.filter { file in !played.contains(where: file.hasPrefix) } + ["robots.txt"]

    func line(_ message: String) -> String {
      damage.line(spoilt, in: "site/snapshot.json", message)
    }
    let areFilesKnown =
      damage.reason.wholeMatch(of: /its "(.*)" is missing or wrong/).map { $0.1 != "files" }
      ?? false
    if damage.reason.hasPrefix(#"its "history"#) {
      #expect(result.errors.hasPrefix(line("warning: the history cannot be read, ")))
    } else {
      let staying = areFilesKnown ? "" : ", and keeps files that it does not write"
      #expect(
        result.errors == """
          \(line("warning: there is no build here to compare with: \(damage.reason)"))
            hint: name another with --previous, or accept this: this build writes a new record\(staying)

          """)
    }
    #expect(result.status == 0)
    let now = try site.folder.contents(of: "site")
    // Where no line of files is left, those that nothing needs any more stay.
    let areListed = spoilt.text.contains("\n\"404.html\"")
    #expect(now == (areListed ? needed : files + ["robots.txt"]).sorted())
    #expect(try site.vitrine("build").errors == "")
    #expect(try site.folder.contents(of: "site") == now)
  }

  @Test(arguments: ["", "{}", "{\"generator\":\"hugo\"}"])
  func aFolderWithoutASiteIsNotTakenForOne(record: String) throws {
    try site.write(record, to: "mine/snapshot.json")
    try site.write("mine", to: "mine/index.html")

    let result = try site.vitrine("build", "--output", "mine")

    #expect(result.status == 2)
    #expect(try site.folder.text(of: "mine/index.html") == "mine")
  }

  @Test(
    arguments: [
      "../x", "/etc/passwd", "a\\u0000b", "a//b", ".", "", "..\\/\\u0301x", "\\/\\u0301x",
    ])
  func filesElsewhereAreNotTheSites(path: String) throws {
    let text = try site.folder.text(of: "site/snapshot.json")
    try site.write(
      text.replacing("\n\"404.html\"", with: "\n\"\(path)\""), to: "site/snapshot.json")
    try site.write("mine", to: "x")

    let result = try site.vitrine("build")

    #expect(
      result.errors.hasPrefix(
        #"site/snapshot.json:3:1: warning: there is no build here to compare with: its "files" is missing or wrong"#
      ))
    #expect(result.status == 0)
    #expect(try site.folder.text(of: "x") == "mine")
  }

  @Test func redirectsThatCannotBeReadAreLeftOut() throws {
    let text = try site.folder.text(of: "site/snapshot.json")
    let broken = text.replacing(
      "\n\"baseline\"",
      with: "\n\"redirects\":{\n\"a.html\":{\"page\":\"../b.html\"}},\n\"baseline\"")
    try site.write(broken, to: "site/snapshot.json")

    let result = try site.vitrine("build")

    #expect(result.status == 0)
    #expect(
      result.errors.hasSuffix(
        """
        : warning: the redirects cannot be read, its "redirects.page" is missing or wrong: they are \
        left out
          hint: name a build that has them complete with --previous, or accept this

        """))
    #expect(try site.snapshot().history.count == 2)
  }

  /// Its bytes are nowhere on the disk, and would all be in memory.
  @Test func aFileOfMoreThanAGigabyteIsNotRead() throws {
    try site.write("", to: "long.json")
    truncate(site.folder.path(of: "long.json"), (1 << 30) + 1)

    #expect(
      try site.vitrine("diff", "site", "long.json")
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: cannot read './long.json': File too large
            vitrine: 1 error

            """))
  }

  @Test func aPageTwiceIsAnError() throws {
    var snapshot = try site.snapshot()
    snapshot.pages.append(snapshot.pages[0])
    try site.write(String(decoding: snapshot.json(), as: UTF8.self), to: "twice.json")

    #expect(
      try site.vitrine("diff", "site", "twice.json").errors.hasPrefix(
        #"twice.json:1:1: error: this is not a valid build record: its "pages.path" is missing or wrong"#
      ))
  }

  /// Long lists are read in parts, on several threads.
  @Test func theFirstOfTwoFaultsIsTold() throws {
    var snapshot = try site.snapshot()
    let record = snapshot.records[0]
    snapshot.records = (0..<2_000).map { number in
      var copy = record
      copy.id = "r\(number)"
      return copy
    }
    var lines = String(decoding: snapshot.json(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let faulty = lines.indices.filter {
      lines[$0].hasPrefix("\"r700\":") || lines[$0].hasPrefix("\"r1900\":")
    }
    for line in faulty { lines[line].replace("\"hash\":", with: "\"hush\":") }
    try site.write(lines.joined(separator: "\n"), to: "faulty.json")

    #expect(faulty.count == 2)
    #expect(
      try site.vitrine("diff", "site", "faulty.json").errors.hasPrefix(
        "faulty.json:\(faulty[0] + 1):"))
  }

  /// The history tells of values that the build before cannot have had.
  @Test func aHistoryThatDoesNotLeadBackIsAnError() throws {
    let text = try site.folder.text(of: "site/snapshot.json")
    try site.write(
      text.replacing(#""measures":{"wing":80}"#, with: #""measures":{"wing":81}"#),
      to: "broken.json")

    #expect(
      try site.vitrine("diff", "previous", "broken.json")
        == .init(
          status: 2, output: "",
          errors: """
            broken.json:1:1: error: this is not a valid build record: its "history" is missing or wrong
              hint: name the folder of a site that vitrine built, or its snapshot.json
            vitrine: 1 error

            """))
    #expect(try site.vitrine("diff", "site", "broken.json").status == 0)
  }

  @Test(.timeLimit(.minutes(30)))
  func idsOfManyTildesAreReadOnce() throws {
    var old = try site.snapshot()
    let id = String(repeating: "~", count: 1_000_000)
    old.pages[0].sections[0].items.append(.init(id: id))
    let new = try site.snapshot()
    let difference = SiteDifference(inserted: [.init(id: "index/owl", title: "Owl")])
    old.pages[0].sections[0].items.removeFirst()

    let earlier = old.earlierPages(of: new, difference, layouts: PresetDeclaration.builtIn) { _ in
      .leftToRight
    }

    let items = try #require(earlier[0]?.sections[0].items)
    #expect(items.map(\.id.utf8.count) == [1_000_000])
    // One begins a name that is empty, one ends it, and two are one of the value.
    #expect(items[0].title?.utf8.count == 499_999)
  }
}

extension String {
  /// This JSON text with another value under a key, the first after `text`, and where that begins.
  fileprivate func replacingValue(
    of key: String, after text: String = "{", with value: String
  ) -> (text: String, offset: Int) {
    guard let start = range(of: text)?.upperBound,
      let found = range(of: "\"\(key)\":", range: start..<endIndex)
    else {
      Issue.record("there is no \(key)")
      return (self, 0)
    }
    var depth = 0
    var end = found.upperBound
    var isText = false
    while end < endIndex {
      let character = self[end]
      if character == "\"" { isText.toggle() }
      if !isText {
        if "]}".contains(character) || character == "," {
          if depth == 0 { break }
        }
        if "[{".contains(character) { depth += 1 }
        if "]}".contains(character) { depth -= 1 }
      }
      end = index(after: end)
    }
    return (
      replacingCharacters(in: found.upperBound..<end, with: value),
      utf8.distance(from: startIndex, to: found.upperBound)
    )
  }
}
