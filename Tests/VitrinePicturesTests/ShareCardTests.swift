import TestSupport
import Testing
import VitrineFormats
import VitrineModel
import VitrineText

@testable import VitrinePictures

extension SerialTests {
  /// Cards for links on other sites. That they look well is for eyes.
  @Suite(.enabled(if: hasLibrary)) struct ShareCardTests {
    private let shop: PictureShop

    init() throws { shop = try PictureShop() }

    private static let paper = "#f4f4f0"

    private func card(
      _ title: String, _ site: String = "Birds", language: String = "en",
      isRightToLeft: Bool = false
    ) -> ShareCard {
      let (paper, black) = (Color(Self.paper)!, Color("#000000")!)
      return ShareCard(
        title: title, siteTitle: site, language: language, isRightToLeft: isRightToLeft,
        look: .init(
          hasSerifs: false, background: paper, titleColor: black, textColor: black,
          accent: Color("#c00000")!))
    }

    private func isPaper(_ image: VipsImage, at focus: PictureFocus, _ size: PictureSize) throws
      -> Bool
    {
      try image.cropped(to: size, focus: focus).inMemory().meanColor == Self.paper
    }

    @Test(arguments: [
      ("Owl", false), (String(repeating: "a long title ", count: 60), false),
      (String(repeating: "x", count: 700), false), ("متحف الفن الإسلامي في القاهرة", true),
      ("a\n\nb\0c\u{7}d", false), ("<b>&amp;</b> \"'", false),
    ])
    func nothingIsCutOff(title: String, isRightToLeft: Bool) throws {
      let image = try card(title, isRightToLeft: isRightToLeft).drawn().inMemory()

      #expect(image.size == PictureSize(width: 1200, height: 630))
      // Nothing but the bar is near the edges, and something in the middle.
      let inner = isRightToLeft ? 0.0 : 1.0
      let side = PictureSize(width: 80, height: 630)
      #expect(try isPaper(image, at: PictureFocus(x: inner, y: 0), side))
      #expect(try !isPaper(image, at: PictureFocus(x: 1 - inner, y: 0), side))
      for y in [0.0, 1] {
        let edge = PictureSize(width: 1100, height: 80)
        #expect(try isPaper(image, at: PictureFocus(x: inner, y: y), edge))
      }
      let middle = PictureSize(width: 1000, height: 500)
      #expect(try !isPaper(image, at: PictureFocus(x: 0.5, y: 0.5), middle))
    }

    @Test func theSameCardHasTheSameBytes() throws {
      let job = PictureJob(card("A night owl"))
      let records = try (0..<2).map { _ in try PictureShop().maker.records(of: [job])[0] }

      #expect(records[0].derivatives.map(\.hash) == records[1].derivatives.map(\.hash))
      #expect(records[0].derivatives[0].size == PictureSize(width: 1200, height: 630))
    }

    @Test func aCardTravelsToTheWorkersAsItIs() throws {
      let card = card("\"A\" night\u{1F}owl", "", language: "de-AT", isRightToLeft: true)
      let job = try #require(PictureJob(json: PictureJob(card).json))

      #expect(job.card == card)
      #expect(job.source == ContentHash(of: card.description))
      #expect(job.variants == PictureJob(card).variants)
    }

    /// Characters that are not assigned are in no font.
    @Test func aTitleThatNoFontHasIsAFailure() throws {
      let record = shop.maker.records(of: [PictureJob(card("Owl \u{E0FFF}\u{10FFFD}"))])[0]

      #expect(record.failure?.kind == .noFont)
      #expect(record.derivatives == [])
      #expect(record.failure?.isLasting == false)
    }
  }
}
