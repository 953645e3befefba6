import TestSupport
import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// What ends the build.
extension RegistrationTests {
  @Test func aMisspeltNameIsToldTheNearest() throws {
    var options = options
    options.cells["hill"] = Self.told
    options.headers["hills"] = SupplementaryRegistration(html: { _, _ in "" })
    options.badges["age"] = BadgeRegistration { _, _ in nil }
    try write("  - { title: All, cell: hil, header: hils, footer: hils, badge: ago }")

    #expect(
      errors(options) == [
        """
        index.md:4:25: error: there is no cell 'hil'
          hint: did you mean 'hill'?
        """,
        """
        index.md:4:38: error: there is no header 'hils'
          hint: did you mean 'hills'?
        """,
        """
        index.md:4:52: error: there is no footer 'hils'
          hint: describe it, as in { text: <title>, secondary: <count> works }; names are only for programs
        """,
        """
        index.md:4:65: error: there is no badge 'ago'
          hint: did you mean 'age'?
        """,
      ])
  }

  @Test func aCellCannotBeCalledAsAnother() throws {
    var options = options
    options.cells["row"] = Self.told
    try write("  - { cell: row }")

    #expect(
      errors(options) == [
        """
        vitrine: error: a Swift cell cannot be called 'row'
          hint: there is already a cell with this name: rename it
        """
      ])
  }

  @Test func twoAccessoriesOfAKindEndTheBuild() throws {
    var options = options
    options.cells["hill"] = CellRegistration { _, _ in
      CellConfiguration(accessories: [.label(text: "a"), .checkmark(), .label(text: "b")])
    }
    try write("  - { cell: hill }")

    #expect(
      errors(options) == [
        """
        calton.md:1:1: error: the registration 'hill' returns two accessories 'label'
          hint: only custom accessories can be repeated
        """
      ])
  }

  @Test func anAccessoryThatIsNotThereEndsTheBuild() throws {
    var options = options
    options.cells["hill"] = CellRegistration(
      CellConfiguration(accessories: [
        .customView(template: "stars", placement: .init(.trailing))
      ]))
    options.headers["h"] = SupplementaryRegistration { _, _ in
      CellConfiguration(accessories: [.disclosureIndicator()])
    }
    try write("  - { title: All, cell: hill, header: h }")

    #expect(
      errors(options) == [
        """
        index.md:4:5: error: the registration 'h' returns the accessory 'disclosure', which needs an item
          hint: 'label' and 'custom' do not need an item; all others belong in cells
        """
      ])
    options.headers["h"] = SupplementaryRegistration(html: { _, _ in "" })
    #expect(
      errors(options) == [
        """
        vitrine: error: there is no accessory 'stars', which the registration 'hill' uses
          hint: a custom accessory is a file Templates/accessories/stars.html
        """
      ])
  }
}
