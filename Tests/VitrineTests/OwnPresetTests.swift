import TestSupport
import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineText

@testable import Vitrine

/// A preset that a program declares, with an option of its own: `DocumentedPreset.swift` is the example
/// of the documentation.
@Suite struct OwnPresetTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("---\ntitle: Calton Hill\n---\n", to: "content/calton.md")
  }

  private func build(_ layout: String) throws -> BuildReport {
    try folder.write("---\ntitle: Hills\nlayout: \(layout)\n---\n", to: "content/index.md")
    return try buildSiteWithPairs(
      from: folder.path(of: "content"), to: folder.path(of: "site"))
  }

  private func errors(
    _ layout: String, _ presets: [PresetDeclaration] = [pairs]
  ) throws -> [String] {
    try folder.write("---\ntitle: Hills\nlayout: \(layout)\n---\n", to: "content/index.md")
    var options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"))
    options.presets = presets
    let failure = #expect(throws: BuildFailure.self) { try Vitrine.build(options) }
    return failure?.diagnostics.map(\.description) ?? []
  }

  @Test func aCellOfItsOwnIsNotChosenBesideOthers() throws {
    let posters = [PresetDeclaration(PosterPreset(), [])]
    #expect(
      try errors("{ choose: [grid, posters] }", posters) == [
        """
        index.md:1:1: error: no single cell fits 'card' and 'poster', as this choice of layouts requires
          hint: give the section a cell that fits all of them
        """
      ])
  }

  @Test func itIsLaidOutWithItsOptions() throws {
    _ = try build("pairs")
    let usual = try folder.text(of: folder.asset("layouts.css"))
    #expect(usual.contains("width < 480px"))
    #expect(try folder.text(of: "site/index.html").contains("class=\"card"))

    _ = try build("{ pairs: { from: 700, picture: 1/1, header: pinned, badges: top end } }")
    let own = try folder.text(of: folder.asset("layouts.css"))
    #expect(own.contains("width < 700px") && !own.contains("width < 480px"))
  }

  /// Three columns of 600 px with gaps of 30 are 180 wide. Below 480 px items are as wide as the section.
  @Test func itMayHoldAnotherAndPlaceNothing() throws {
    let places = try [479.0, 600].map { width in
      try folder.write(
        "---\ntitle: Hills\nlayout: { shelf: { columns: 3, gap: 30 } }\n---\n",
        to: "content/index.md")
      try folder.write("---\ntitle: Arthur’s Seat\n---\n", to: "content/arthur.md")
      var options = BuildOptions(content: folder.path(of: "content"))
      options.presets = [shelf]
      let inspection = try inspect(InspectOptions(options, page: ".", width: width))
      return inspection.sections[0].lists[0].solved.sections[0].items.map { [$0.x, $0.width] }
    }

    #expect(places == [[[0, 479], [0, 479]], [[0, 180], [210, 180]]])
    var options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"))
    options.presets = [shelf]
    _ = try Vitrine.build(options)
    let rules = try folder.text(of: folder.asset("layouts.css"))
    #expect(rules.contains("width < 480px"))
    #expect(
      try errors("{ shelf: { columns: many } }", [shelf]) == [
        "index.md:3:29: error: 'columns' must be a whole number from 1 to 1000, not 'many'"
      ])
  }

  @Test func itsMistakesAreToldAsThoseOfOthers() throws {
    let misspelt = try errors("pair")
    #expect(
      misspelt == [
        """
        index.md:3:9: error: there is no layout 'pair'
          hint: did you mean 'pairs'?
        """
      ])
    let unknown = try errors("{ pairs: { form: 700 } }")
    #expect(
      unknown == [
        """
        index.md:3:20: error: unknown key 'form' in the layout 'pairs'
          hint: did you mean 'from'?
        """
      ])
    let wrong = try errors("{ pairs: { from: wide } }")
    #expect(
      wrong == [
        "index.md:3:26: error: 'from' must be a number that is not negative, not 'wide'"
      ])
  }

  @Test func anOptionHasANameOfItsOwn() throws {
    let gap = ContentKey<PairsPreset>("gap", .number(from: 0), \.from, "Room.")
    let found = try errors("pairs", [PresetDeclaration(PairsPreset(), [gap, gap])])
    #expect(
      found == [
        """
        vitrine: error: the layout 'pairs' has two options called 'gap'
          hint: rename one of them, with renamed(_:)
        """
      ])
    let other = [gap, gap.renamed("rowGap")]
    #expect(
      try errors("{ pairs: { rowGap: wide } }", [PresetDeclaration(PairsPreset(), other)]) == [
        "index.md:3:28: error: 'rowGap' must be a number that is not negative, not 'wide'"
      ])
  }

  @Test func itsNameIsTakenOnce() throws {
    var options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"))
    options.presets = [
      PresetDeclaration(PairsPreset(), []), PresetDeclaration(PairsPreset(), []),
    ]
    let failure = #expect(throws: BuildFailure.self) { try Vitrine.build(options) }
    #expect(
      failure?.diagnostics.map(\.description) == [
        """
        vitrine: error: a Swift layout cannot be called 'pairs'
          hint: there is already a layout with this name: rename it
        """
      ])
  }

  @Test func editorsKnowIt() throws {
    let layouts =
      PresetDeclaration.builtIn + [
        PresetDeclaration(PairsPreset(), [ContentKey("from", .number(from: 0), \.from, "From.")])
      ]
    let schema = try JSONDocument(parsing: ContentSchema.page.json(layouts: layouts)).root
    #expect(
      schema["$defs"]?["pairs"]?["properties"]?.members.map(\.key)
        == ["from", "insets", "header", "footer", "background"])
  }

  @Test(arguments: ["DocumentedPreset.swift", "DocumentedHolder.swift"])
  func theDocumentedPresetIsOne(_ file: String) throws {
    #expect(try isDocumented(file))
  }
}

private struct PosterPreset: LayoutPreset {
  static let name = "posters"
  let defaultCell = "poster"

  func section(in environment: LayoutEnvironment) -> LayoutSection? {
    GridPreset().section(in: environment)
  }
}
