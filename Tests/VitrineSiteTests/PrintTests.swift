import Testing
import VitrineLayout

@testable import VitrineSite

/// Which lists say that their groups are higher than a printed sheet. A section has 860 px of one, and
/// is 703 px wide there.
@Suite struct PrintTests {
  private func classes(
    height: LayoutDimension, itemHeight: LayoutDimension = .fractionalHeight(1),
    _ scrolling: OrthogonalScrolling = .none
  ) -> [String] {
    let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: itemHeight))
    let section = LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: height, [.item(item)]),
      orthogonalScrolling: scrolling)
    let list = SectionList(SectionList.Source(layout: LayoutByWidth(.section(section))))
    return list.classes(SectionList.Traits())
  }

  @Test(
    arguments: [
      (.absolute(860), false), (.absolute(861), true), (.fractionalWidth(1.22), false),
      (.fractionalWidth(1.23), true),
    ] as [(LayoutDimension, Bool)])
  func groupsHigherThanASheetAreParted(_ height: LayoutDimension, _ isParted: Bool) {
    #expect(classes(height: height).contains("tall") == isParted)
  }

  @Test func groupsAsHighAsTheirTextAreNot() {
    let text = LayoutDimension.estimated(2000)

    #expect(!classes(height: text, itemHeight: text).contains("tall"))
  }

  @Test func rowsThatScrollAreNot() {
    #expect(!classes(height: .absolute(861), .groupPaging).contains("tall"))
  }
}
