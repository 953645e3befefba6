import Testing
import VitrineLayout

/// Accessories as the system has them: measured on Mac Catalyst, see the order in each row.
@Suite struct CellAccessoryTests {
  typealias Name = CellAccessory.Name

  /// One of each kind, in an order that none of the edges has.
  static let all: [CellAccessory.Kind] = [
    .reorder, .disclosureIndicator, .customView(template: "t", placement: .init(.trailing)),
    .checkmark(field: nil), .label("1"), .multiselect, .insert(link: "i"),
    .delete(link: "d"), .detail("text"), .popUpMenu([]),
    .customView(template: "l", placement: .init(.leading)),
  ]

  static func cell(_ kinds: [CellAccessory.Kind]) -> CellConfiguration {
    CellConfiguration(accessories: kinds.map { CellAccessory($0) })
  }

  @Test func eachEdgeHasItsOrderWhateverTheyAreGivenIn() {
    let cell = Self.cell(Self.all)

    // From the outside: delete, insert, multiselect, custom.
    #expect(
      cell.accessories(at: .leading).map(\.kind.name)
        == [.delete, .insert, .multiselect, .custom])
    // From the inside: custom, label, checkmark, disclosure, reorder.
    #expect(
      cell.accessories(at: .trailing).map(\.kind.name)
        == [.custom, .label, .menu, .detail, .checkmark, .disclosure, .reorder])
  }

  @Test(arguments: [
    (CellAccessory.Kind.disclosureIndicator, CellAccessory.DisplayedState.always),
    (.detail(""), .always), (.checkmark(field: nil), .always), (.delete(link: ""), .whenEditing),
    (.insert(link: ""), .whenEditing), (.reorder, .whenEditing), (.multiselect, .whenEditing),
    (.label(""), .always), (.popUpMenu([]), .always),
    (.customView(template: "", placement: .init(.leading)), .always),
  ])
  func eachKindIsShownWhenTheSystemShowsIt(
    _ kind: CellAccessory.Kind, _ displayed: CellAccessory.DisplayedState
  ) {
    #expect(CellAccessory(kind).displayed == displayed)
    #expect(!CellAccessory(kind).options.isHidden)
    #expect(CellAccessory(kind).options.reservedLayoutWidth == .actual)
    #expect(CellAccessory(kind).options.tintColor == nil)
  }

  @Test(arguments: [
    (CellAccessory.Placement.Position.inside, [Name.custom, .label, .checkmark, .disclosure]),
    (.before(.label), [.custom, .label, .checkmark, .disclosure]),
    (.before(.checkmark), [.label, .custom, .checkmark, .disclosure]),
    (.before(.disclosure), [.label, .checkmark, .custom, .disclosure]),
    (.after(.label), [.label, .custom, .checkmark, .disclosure]),
    (.after(.disclosure), [.label, .checkmark, .disclosure, .custom]),
    // Before what is not there is first, after it last.
    (.before(.reorder), [.custom, .label, .checkmark, .disclosure]),
    (.after(.reorder), [.label, .checkmark, .disclosure, .custom]),
  ])
  func aCustomOneStandsWhereItSays(
    _ position: CellAccessory.Placement.Position, _ expected: [Name]
  ) {
    let cell = Self.cell([
      .customView(template: "c", placement: .init(.trailing, position)), .disclosureIndicator,
      .label("1"), .checkmark(field: nil),
    ])

    #expect(cell.accessories(at: .trailing).map(\.kind.name) == expected)
    #expect(cell.accessories(at: .leading).isEmpty)
  }

  @Test func customOnesInsideStandInTheirOwnOrder() {
    let places = ["a", "b"].map {
      CellAccessory.Kind.customView(template: $0, placement: .init(.leading))
    }
    let cell = Self.cell(places + [.multiselect])

    #expect(cell.accessories(at: .leading).map(\.kind) == [.multiselect] + places)
  }

  @Test func contentConfigurationsHaveTheSystemsDefaults() {
    for content: ListContentConfiguration in [.cell(), .subtitleCell(), .header(), .footer()] {
      #expect(!content.prefersSideBySideTextAndSecondaryText)
    }
    #expect(ListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    let content = ListContentConfiguration.cell()
    #expect(content.textProperties.numberOfLines == 0)
    #expect(content.textProperties.transform == .none)
    #expect(content.textProperties.alignment == .natural)
    #expect(content.imageProperties?.maximumSize == nil)
    #expect(BackgroundConfiguration.clear().strokeWidth == 0)
    #expect(BackgroundConfiguration.clear().insets == .zero)
  }
}
