import Foundation
import Glibc
import TestSupport
import Testing
import VitrineContent
import VitrineSystem
import VitrineText

@testable import Vitrine

/// Changes of order, checked and written to the content.
@Suite struct ReorderingTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try writeEditableContent(to: folder)
    options = BuildOptions(content: folder.path(of: "content"))
  }

  private func hash(_ page: String = "birds/index.html") throws -> ContentHash {
    try #require(buildInMemory(options).order(ofPage: page)).hash
  }

  private func write(_ change: OrderChange, since site: BuiltSite? = nil) throws -> PlannedChange {
    let planned = try plan(change, of: options, since: site)
    try Vitrine.write(planned.edits, to: options.content)
    return planned
  }

  @Test func aBuildKnowsWhatCanBeMoved() throws {
    let site = try buildInMemory(options)

    #expect(
      site.order(ofPage: "birds/index.html")?.sections == [
        .init(id: "s-by-hand", items: ["i-wren", "i-rook", "i-kite"], fixed: nil, exchange: nil),
        .init(
          id: "s-by-name", items: ["i-by-name~kite", "i-by-name~rook", "i-by-name~wren"],
          fixed: .sorted(["title"]), exchange: nil),
      ])
    let exchanges = try #require(site.order(ofPage: "hills/index.html")).sections.map(\.exchange)
    #expect(exchanges.count == 2 && exchanges[0] == exchanges[1] && exchanges[0] != nil)
    for path in ["birds/wren/index.html", "404.html", "none", ""] {
      #expect(site.order(ofPage: path) == nil)
    }
  }

  @Test func aMoveIsWrittenToTheArray() throws {
    let planned = try write(.ofBirds("i-kite", from: 2, to: 0, hash: hash()))

    #expect(
      try folder.text(of: "content/birds/birds.json") == """
        [
          { "id": "kite", "title": "Kite" },
          { "id": "wren", "title": "Wren" },
          { "id": "rook", "title": "Rook" }
        ]

        """)
    #expect(planned.order.sections[0].items == ["i-kite", "i-wren", "i-rook"])
    #expect(try hash() == planned.order.hash)
  }

  @Test func anItemChangesItsSection() throws {
    let change = OrderChange(
      page: "hills/index.html", hash: try hash("hills/index.html"),
      sections: [
        .init(
          id: "s-low",
          difference: try #require(
            CollectionDifference([.remove(offset: 1, element: "i-castle", associatedWith: nil)]))),
        .init(
          id: "s-high",
          difference: try #require(
            CollectionDifference([.insert(offset: 0, element: "i-castle", associatedWith: nil)]))),
      ])

    let planned = try write(change)

    #expect(
      try folder.text(of: "content/hills/index.md") == """
        ---
        title: Hills
        sections:
          - { title: High, items: [castle, arthur] }
          - title: Low
            items:
              - calton # of columns
        ---
        """)
    #expect(try hash("hills/index.html") == planned.order.hash)
  }

  /// The last of one section to the first of the next: the order of all items together stays.
  @Test func aMoveOverTheEdgeOfASectionIsOne() throws {
    let change = OrderChange(
      page: "hills/index.html", hash: try hash("hills/index.html"),
      sections: [
        .init(
          id: "s-high",
          difference: try #require(
            CollectionDifference([.remove(offset: 0, element: "i-arthur", associatedWith: nil)]))),
        .init(
          id: "s-low",
          difference: try #require(
            CollectionDifference([.insert(offset: 0, element: "i-arthur", associatedWith: nil)]))),
      ])

    _ = try write(change)

    #expect(
      try folder.text(of: "content/hills/index.md").contains(
        "items: [] }\n  - title: Low\n    items:\n      - arthur\n      - calton # of columns\n"))
  }

  /// Whether or not a site is there from before.
  @Test(arguments: [false, true])
  func anOrderThatWasChangedMeanwhileIsStale(isBuilt: Bool) throws {
    let hash = try hash()
    let site = isBuilt ? try buildInMemory(options) : nil
    try folder.write(
      editableBirds.replacingOccurrences(of: "rook", with: "crow"), to: "content/birds/birds.json")

    #expect(throws: ReorderRefusal.stale) {
      try plan(.ofBirds("i-kite", from: 2, to: 0, hash: hash), of: options, since: site)
    }
  }

  @Test(arguments: [false, true])
  func anEditOfATextIsNoOtherOrder(isBuilt: Bool) throws {
    let hash = try hash()
    let site = isBuilt ? try buildInMemory(options) : nil
    let edited = editableBirds.replacingOccurrences(of: "\"Wren\"", with: "\"The\\nwren\"")
    try folder.write("\n" + edited, to: "content/birds/birds.json")

    _ = try write(.ofBirds("i-kite", from: 2, to: 0, hash: hash), since: site)

    #expect(
      try folder.text(of: "content/birds/birds.json").hasPrefix(
        "\n[\n  { \"id\": \"kite\", \"title\": \"Kite\" },\n  { \"id\": \"wren\", \"title\": \"The\\nwren\" },"
      ))
  }

  @Test func whatIsNoMoveIsRefused() throws {
    let hash = try hash()
    let noMove = "it does not move exactly one item"
    let difference = { (changes: [CollectionDifference<String>.Change]) in
      OrderChange(
        page: "birds/index.html", hash: hash,
        sections: [.init(id: "s-by-hand", difference: CollectionDifference(changes)!)])
    }
    let cases: [(OrderChange, ReorderRefusal)] = [
      (
        .ofBirds("i-kite", from: 1, to: 0, hash: hash),
        .malformed("it does not match the order of 's-by-hand'")
      ),
      (
        .ofBirds("i-none", from: 0, to: 1, hash: hash),
        .malformed("it does not match the order of 's-by-hand'")
      ),
      (
        .ofBirds("i-kite", from: 2, to: 3, hash: hash),
        .malformed("it does not match the order of 's-by-hand'")
      ),
      (.ofBirds("i-kite", from: 2, to: 2, hash: hash), .malformed(noMove)),
      (
        .ofBirds("i-kite", from: 2, to: 0, hash: hash, section: "s-a"),
        .malformed("there is no section 's-a'")
      ),
      (difference([]), .malformed(noMove)),
      (
        difference([.remove(offset: 0, element: "i-wren", associatedWith: nil)]), .malformed(noMove)
      ),
      (difference([.insert(offset: 0, element: "i-new", associatedWith: nil)]), .malformed(noMove)),
      (
        difference([
          .remove(offset: 0, element: "i-wren", associatedWith: nil),
          .insert(offset: 0, element: "i-new", associatedWith: nil),
        ]), .malformed(noMove)
      ),
      (
        difference([
          .remove(offset: 0, element: "i-wren", associatedWith: 1),
          .remove(offset: 1, element: "i-rook", associatedWith: 0),
          .insert(offset: 0, element: "i-rook", associatedWith: 1),
          .insert(offset: 1, element: "i-wren", associatedWith: 0),
        ]), .malformed(noMove)
      ),
      (
        .ofBirds("i-by-name~kite", from: 0, to: 1, hash: hash, section: "s-by-name"),
        .fixed(section: "By name", .sorted(["title"]))
      ),
    ]

    for (change, refusal) in cases {
      #expect(throws: refusal) { try plan(change, of: options) }
    }
    var other = OrderChange.ofBirds("i-kite", from: 2, to: 0, hash: hash)
    other.page = "none/index.html"
    #expect(throws: ReorderRefusal.malformed("there is no page 'none/index.html'")) {
      try plan(other, of: options)
    }
    other = .ofBirds("i-kite", from: 2, to: 0, hash: hash)
    // The second difference is of what the first one makes, not of what is shown.
    other.sections = try [
      [.insert(offset: 0, element: "i-kite", associatedWith: nil)],
      [.remove(offset: 3, element: "i-kite", associatedWith: nil)],
    ].map {
      .init(id: "s-by-hand", difference: try #require(CollectionDifference<String>($0)))
    }
    #expect(throws: ReorderRefusal.malformed("a section is named twice")) {
      try plan(other, of: options)
    }
    #expect(try folder.text(of: "content/birds/birds.json") == editableBirds)
  }

  @Test func contentWithAnErrorIsNotChanged() throws {
    let hash = try hash()
    try folder.write("titel: Small\n", to: "content/site.yml")

    #expect(throws: ReorderRefusal.broken("site.yml:1: unknown key 'titel' in site.yml")) {
      try plan(.ofBirds("i-kite", from: 2, to: 0, hash: hash), of: options)
    }
  }

  // MARK: - Files

  private func edit(_ file: String, _ old: String, _ new: String) -> FileEdit {
    FileEdit(file: file, old: Array(old.utf8), new: Array(new.utf8))
  }

  @Test func allFilesAreWrittenOrNone() throws {
    try folder.write("one", to: "content/a/1.md")
    try folder.write("two", to: "content/2.md")

    #expect(throws: ReorderRefusal.changed(file: "2.md")) {
      try Vitrine.write(
        [edit("a/1.md", "one", "1"), edit("2.md", "another", "2")], to: options.content)
    }
    #expect(try folder.text(of: "content/a/1.md") == "one")
    try Vitrine.write([edit("a/1.md", "one", "1"), edit("2.md", "two", "2")], to: options.content)

    #expect(try folder.text(of: "content/a/1.md") == "1")
    #expect(try folder.text(of: "content/2.md") == "2")
    #expect(try folder.contents(of: "content/a") == ["1.md"])
    #expect(try !folder.contents(of: "content").contains { $0.hasSuffix("~") })
  }

  /// Names of 255 bytes, the most that there may be, which differ in their ends alone.
  @Test func longNamesAreToldApart() throws {
    let names = ["a", "b"].map { String(repeating: "界", count: 83) + "\($0)\($0).md" }
    for name in names { try folder.write(name, to: "content/\(name)") }

    try Vitrine.write(names.map { edit($0, $0, "new \($0)") }, to: options.content)

    for name in names { #expect(try folder.text(of: "content/\(name)") == "new \(name)") }
  }

  @Test func whatIsSavedInTheLastMomentIsKept() throws {
    try folder.write("one", to: "content/1.md")
    try folder.write("two", to: "content/2.md")
    let content = try #require(try Folder.existing(options.content))
    let first = try Replacement(of: edit("1.md", "one", "1"), in: content)
    let second = try Replacement(of: edit("2.md", "two", "2"), in: content)
    try folder.write("mine", to: "content/2.md")

    try first.commit()
    #expect(throws: DiskError.self) { try second.commit() }
    #expect(try folder.text(of: "content/2.md") == "mine")
    #expect(try folder.text(of: "content/1.md") == "1")
    first.restoreOriginal()
    #expect(try folder.text(of: "content/1.md") == "one")
  }

  @Test func whatIsSavedSinceIsNotTakenBack() throws {
    try folder.write("one", to: "content/1.md")
    let content = try #require(try Folder.existing(options.content))
    let first = try Replacement(of: edit("1.md", "one", "1"), in: content)
    try first.commit()
    try folder.write("mine", to: "content/1.md")

    first.restoreOriginal()

    #expect(try folder.text(of: "content/1.md") == "mine")
  }

  @Test func aFileKeepsItsMode() throws {
    try folder.write("one", to: "content/a.md")
    chmod(folder.path(of: "content/a.md"), 0o640)

    try Vitrine.write([edit("a.md", "one", "1")], to: options.content)

    var status = stat()
    stat(folder.path(of: "content/a.md"), &status)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  /// A group that files of this process may have besides its own; nil if there is none.
  private static let otherGroup: gid_t? = {
    if geteuid() == 0 { return getegid() + 1 }
    var groups = [gid_t](repeating: 0, count: Int(max(0, getgroups(0, nil))))
    let count = getgroups(Int32(groups.count), &groups)
    return groups.prefix(Int(max(0, count))).first { $0 != getegid() }
  }()

  @Test(.enabled(if: otherGroup != nil)) func aFileKeepsItsGroup() throws {
    let group = try #require(Self.otherGroup)
    try folder.write("one", to: "content/a.md")
    #expect(chown(folder.path(of: "content/a.md"), geteuid(), group) == 0)

    try Vitrine.write([edit("a.md", "one", "1")], to: options.content)

    var status = stat()
    stat(folder.path(of: "content/a.md"), &status)
    #expect(status.st_uid == geteuid() && status.st_gid == group)
  }

  @Test func linksAreNotFollowed() throws {
    try folder.write("one", to: "outside/a.md")
    symlink(folder.path(of: "outside"), folder.path(of: "content/link"))
    symlink(folder.path(of: "outside/a.md"), folder.path(of: "content/a.md"))

    for file in ["link/a.md", "a.md", "../outside/a.md"] {
      #expect(throws: ReorderRefusal.self) {
        try Vitrine.write([edit(file, "one", "1")], to: options.content)
      }
    }
    #expect(try folder.text(of: "outside/a.md") == "one")
    #expect(try folder.contents(of: "outside") == ["a.md"])
  }
}
