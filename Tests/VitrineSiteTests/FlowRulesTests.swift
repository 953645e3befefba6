import Testing
import VitrineLayout

@testable import VitrineSite

/// The text of the rules of lines of items; that browsers follow them is for
/// Tests/Browser/agreement.py.
@Suite struct FlowRulesTests {
  private func css(
    _ width: LayoutDimension, _ height: LayoutDimension, insets: EdgeInsets = .zero
  ) -> String {
    let flow = FlowLayout(
      itemSize: LayoutSize(width: width, height: height), interItemSpacing: 5, lineSpacing: 4)
    let section = LayoutSection(content: .flow(flow), contentInsets: insets)
    return String(
      decoding: compile(LayoutByWidth(.section(section)), listClass: "l").css, as: UTF8.self)
  }

  /// Half of the width less twice 10 px; a height that is stacked is quantised, so .1621 px more.
  @Test func partsOfTheWidthAreOfWhatTheInsetsLeave() {
    let css = css(.fractionalWidth(0.5), .fractionalWidth(0.25), insets: EdgeInsets(all: 10))

    #expect(css.contains("inline-size:calc(50cqi - 10px);"))
    #expect(css.contains("block-size:round(down,25cqi - 4.8379px,.25px)"))
  }

  @Test func onlyLinesThatAreSpreadSayHow() {
    func css(_ isJustified: Bool) -> String {
      String(
        decoding: compile(
          LayoutByWidth(.preset(FlowPreset(gap: 6, isJustified: isJustified))), listClass: "l"
        ).css, as: UTF8.self)
    }
    #expect(css(true).contains("justify-content:space-between"))
    #expect(
      css(true).contains(".l::after{content:\"\";flex:1 0 0;margin-inline-start:-6px}"))
    #expect(!css(false).contains("space-between"))
    #expect(!css(false).contains("::after"))
  }

  @Test func heightsOfLinesAreMultiplesOfAQuarterPixel() {
    #expect(css(.absolute(90), .absolute(33.3)).contains("block-size:33.25px"))
  }

  @Test func itemsOfTextAloneAreNoLongerThanALine() {
    #expect(!css(.absolute(500), .absolute(40)).contains("max-inline-size:100%"))
    #expect(css(.estimated(500), .absolute(40)).contains("max-inline-size:100%"))
  }
}
