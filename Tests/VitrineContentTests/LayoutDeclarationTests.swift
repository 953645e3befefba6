import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

@testable import VitrineContent

/// A layout that a section declares, kept as a value and read again.
@Suite struct LayoutDeclarationTests {
  @Test(arguments: [
    "grid", "{ grid: { narrowest: 240, gap: 8, picture: 4/3 } }", "{ list: { style: inset } }",
    "{ 0: { list: { picture: 1 } }, 700: { grid: { columns: 3 } } }",
    "{ carousel: { width: 88, stop: page, header: { height: 40 } } }",
    "{ row: { height: 40% of width, gap: 8, of: [ { width: 50% }, { column: { width: 50%, times: 2, gap: at least 8 } } ] } }",
    "{ 700: gallery, 0: list }", "{ grid: { picture: own, fit: contain } }",
    "{ 0: { carousel: { picture: own } }, 700: { gallery: { fit: contain } } }",
    "{ row: { times: 2, fit: contain } }",
    "{ grid: { columns: 2, of: { insets: [0, 8], edges: [4, at least 2] } } }",
    "{ choose: [grid, { list: { style: inset }, title: Rows }, { gallery: { small: 6 } }] }",
  ])
  func isReadBackAsItself(_ text: String) throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: a.json }\nsections: [{ layout: \(text) }]\n---\n",
      "a.json": #"[{"id":"a","title":"A"},{"id":"b","title":"B"},{"id":"c","title":"C"}]"#,
    ])
    let reading = folder.read()
    #expect(!reading.diagnostics.contains { $0.severity == .error })
    let section = try #require(reading.content.pages.first?.sections.first)

    let layout = LayoutByWidth(
      section.layoutDeclaration, section: 0, direction: .leftToRight,
      layouts: PresetDeclaration.builtIn)

    #expect(layout?.fitted(to: 3) == reading.layouts[section.layout])
  }

  @Test(
    arguments: [
      ("grid", .init()), ("{ grid: { picture: own } }", .init(shape: .own)),
      ("{ list: { picture: 3/2 } }", .init(shape: .ratio(1.5))),
      ("{ carousel: { picture: 2, fit: contain } }", .init(shape: .ratio(2), fit: .contain)),
      ("{ gallery: { fit: contain } }", .init(fit: .contain)),
      ("{ row: { times: 2, fit: contain } }", .init(fit: .contain)),
      ("{ grid: { fit: cover } }", .init()),
    ] as [(String, PictureOptions)])
  func saysHowPicturesAreShown(_ text: String, _ pictures: PictureOptions) throws {
    let folder = try ContentFixture([
      "index.md": "---\nlayout: \(text)\n---\n", "a.md": "# A\n",
    ])
    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.layouts.map { $0.steps.map(\.pictures) } == [[pictures]])
  }

  @Test func doesNotDependOnTheOrderOfKeys() {
    func grid(_ names: [String]) -> LayoutDeclaration {
      let options = names.map { Field(name: $0, value: .number(.init(value: 8, literal: "8"))) }
      return LayoutDeclaration(.object([Field(name: "grid", value: .object(options))]))
    }
    #expect(grid(["narrowest", "gap"]) == grid(["gap", "narrowest"]))
    #expect(grid(["narrowest", "gap"]) != grid(["gap"]))
  }

  @Test func isNoLayoutWithoutTheOneOfSwiftThatItNames() {
    let wall = LayoutDeclaration(.text("wall"))
    let layout = Layout { _, _ in nil }
    func read(_ layouts: [PresetDeclaration]) -> LayoutByWidth? {
      LayoutByWidth(
        wall, section: 2, direction: .rightToLeft, layouts: layouts)
    }
    #expect(read([]) == nil)
    guard case .named(let named)? = read([PresetDeclaration("wall", layout)])?.steps[0].layout
    else {
      Issue.record("no named layout")
      return
    }
    #expect((named.name, named.section, named.direction) == ("wall", 2, .rightToLeft))
  }
}
