import Testing
import VitrineModel
import VitrineText

@testable import Vitrine

@Suite struct SiteSnapshotTests {
  static let hash = ContentHash(value: 0x0123_4567_89ab_cdef)

  static let snapshot = SiteSnapshot(
    generator: "vitrine 0.1.0", date: "2026-11-21", title: "A \"site\"", url: "https://x.example",
    language: "en",
    files: [.init(path: "a/index.html", hash: hash), .init(path: "index.html", hash: hash)],
    pages: [
      .init(
        path: "index.html", title: "Home", hash: hash,
        sections: [
          .init(
            id: "all", title: nil, hash: hash, layout: .list,
            items: [.init(id: "~by~x"), .init(id: "index/a", parent: "~by~x")],
            parentTitles: ["~by~x": "X"])
        ])
    ],
    measures: [
      .init(
        collection: "index", name: "mean", unit: "s",
        rule: MeasureRule(better: .lower, noise: .share(0.03), regression: .amount(0.5)))
    ],
    records: [
      .init(
        id: "index/a", title: "A", url: "a/index.html", cell: "row", hash: hash,
        fields: [Field(name: "title", value: .text("A"))],
        measures: [.init(name: "mean", value: 0.0123)])
    ])

  @Test func keysStandInTheirOrderAndPagesAndRecordsOnLinesOfTheirOwn() {
    let text = String(decoding: Self.snapshot.json(), as: UTF8.self)

    #expect(
      text == #"""
        {"format":1,"generator":"vitrine 0.1.0","date":"2026-11-21","site":{"title":"A \"site\"","url":"https://x.example","language":"en"},
        "files":{
        "a/index.html":"0123456789abcdef",
        "index.html":"0123456789abcdef"},
        "pages":[
        {"path":"index.html","title":"Home","hash":"0123456789abcdef","sections":[{"id":"all","hash":"0123456789abcdef","layout":"list","items":["~by~x","index/a"],"parents":{"index/a":"~by~x"},"titles":{"~by~x":"X"}}]}],
        "measures":{
        "index":{"mean":{"unit":"s","better":"lower","noise":"3%","regression":0.5}}},
        "records":{
        "index/a":{"title":"A","url":"a/index.html","cell":"row","hash":"0123456789abcdef","fields":{"title":"A"},"measures":{"mean":0.0123}}}}

        """#)
  }

  /// A member is in the hash of a build if it is compared; a difference shows nothing else. (A measure's
  /// declaration alone is in the hash, but is no difference: none of its values changed.)
  @Test func membersThatAreNotComparedDoNotChangeABuild() throws {
    var full = Self.snapshot
    full.redirects = [.init(path: "b/index.html", target: .record("index/a"))]
    let empty = SiteSnapshot()
    full.hashes = empty.hashes + 1
    var compared: Set<String> = []
    for member in SiteSnapshot.members where !member.isSame(full, empty) {
      var old = empty
      old.hashes = full.hashes
      var new = old
      member.copy(full, &new)
      let difference = try SiteDifference(from: old, to: new)
      if new.contentHash() != old.contentHash() { compared.insert(member.name) }
      #expect(member.isCompared == (new.contentHash() != old.contentHash()))
      #expect(member.isCompared || difference.isEmpty)
      #expect(!member.isCompared || member.name == "measures" || !difference.isEmpty)
    }
    #expect(compared == ["site", "pages", "measures", "records"])
  }

  @Test func whatIsWrittenIsReadBack() throws {
    #expect(try SiteSnapshot(reading: Self.snapshot.json()) == Self.snapshot)
  }

  @Test(arguments: [
    ("", "it is not JSON (there is no JSON value)"),
    ("{}", "it has no \"format\" and \"generator\" from Vitrine"),
    (
      #"{"format":1,"generator":"webpack 5"}"#,
      "it has no \"format\" and \"generator\" from Vitrine"
    ),
    (
      #"{"format":2,"generator":"vitrine 9"}"#,
      "its format is 2, and this Vitrine reads format 1"
    ),
    (#"{"format":1,"generator":"vitrine 0.1.0"}"#, "its \"site\" is missing or wrong"),
    (
      #"{"format":1,"generator":"vitrine 0.1.0","site":{"title":"","language":"en"},"files":{"../x":"0123456789abcdef"},"pages":[],"records":{}}"#,
      "its \"files\" is missing or wrong"
    ),
    (
      #"{"format":1,"generator":"vitrine 0.1.0","site":{"title":"","language":"en"},"files":{},"pages":[{"path":"../x/index.html","title":"","hash":"0123456789abcdef","sections":[]}],"records":{}}"#,
      "its \"pages.path\" is missing or wrong"
    ),
    (
      #"{"format":1,"generator":"vitrine 0.1.0","site":{"title":"","language":"en"},"files":{},"pages":[],"records":{"a/b":{"title":"","url":"../x","cell":"row","hash":"0123456789abcdef","fields":{}}}}"#,
      "its \"records.url\" is missing or wrong"
    ),
  ])
  func whatIsNoSnapshotIsRefusedWithAReason(_ text: String, _ reason: String) {
    let error = #expect(throws: SnapshotFileError.self) {
      try SiteSnapshot(reading: Array(text.utf8))
    }

    #expect(error?.description == reason)
  }
}
