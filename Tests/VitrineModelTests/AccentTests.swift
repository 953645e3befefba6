import Foundation
import Testing
import VitrineModel

/// The arithmetic of colours, and the tones of an accent. Expected values are those of the guidelines, of
/// OKLab's author, and of a program of its own that takes powers where this one takes roots.
@Suite struct AccentTests {
  @Test(arguments: [
    ("#000", "#ffffff", 21.0), ("#767676", "#FFFFFF", 4.54), ("#00647a", "#e3e3de", 5.25),
    ("#f60", "#e3e3de", 2.28),
  ])
  func contrastIsThatOfTheGuidelines(one: String, other: String, contrast: Double) throws {
    let colors = try (#require(Color(one)), #require(Color(other)))

    #expect(abs(colors.0.contrast(to: colors.1) - contrast) < 0.005)
    #expect(colors.0.contrast(to: colors.1) == colors.1.contrast(to: colors.0))
  }

  @Test func redIsWhereOKLabHasIt() throws {
    let lab = try #require(Color("#ff0000")).lab

    #expect(abs(lab.lightness - 0.62796) < 0.0001)
    #expect(abs(lab.a - 0.22486) < 0.0001)
    #expect(abs(lab.b - 0.12585) < 0.0001)
  }

  @Test(arguments: ["", "#", "#12", "#1234", "#12345g", "0a7", "teal", "#٠٠٠", "##123"])
  func nothingElseIsAColor(text: String) {
    #expect(Color(text) == nil)
  }

  /// The colour given, and the tones by day and by night: the colour, its soft ground, what stands on it,
  /// and the one of more contrast.
  @Test(arguments: [
    ("#ff6600", "#ae4300 #fce8e0 #ffffff #802f00", "#ff7026 #432518 #2f190f #ffb08e"),
    ("#8a1538", "#8a1538 #fde6e9 #ffffff #8a1538", "#ef758b #432328 #2f171b #ffacb7"),
    ("#ffff00", "#696900 #edefdc #ffffff #4c4b00", "#ffff00 #2f300f #202108 #ffff00"),
    ("#808080", "#656565 #ededed #ffffff #484848", "#9c9c9c #2e2e2e #1f1f1f #c2c2c2"),
  ])
  func tonesAreOfTheHueGiven(color: String, light: String, dark: String) throws {
    let accent = Accent(try #require(Color(color)))

    #expect(words(accent.light) == light)
    #expect(words(accent.dark) == dark)
  }

  private func words(_ tones: Accent.Tones) -> String {
    [tones.color, tones.soft, tones.on, tones.strong].map(\.description).joined(separator: " ")
  }

  /// Text on every ground that an accent lies on or under, for colours all over sRGB.
  @Test func everyColorCanBeRead() throws {
    let steps: [UInt8] = [0, 51, 102, 153, 204, 255]
    for (red, green, blue) in steps.flatMap({ r in steps.flatMap { g in steps.map { (r, g, $0) } } }
    ) {
      let accent = Accent(Color(red: red, green: green, blue: blue))
      for (tones, ink, backgrounds) in [
        (accent.light, "#1b1b19", ["#f5f5f3", "#ffffff", "#ecece8", "#e3e3de"]),
        (accent.dark, "#f2f2ef", ["#121212", "#1c1c1b", "#282827", "#343432"]),
      ] {
        let backgrounds = try backgrounds.map { try #require(Color($0)) } + [tones.soft]
        for background in backgrounds {
          #expect(tones.color.contrast(to: background) >= 4.5, "\(tones.color) on \(background)")
        }
        #expect(try #require(Color(ink)).contrast(to: tones.soft) >= 7)
        #expect(tones.on.contrast(to: tones.color) >= 4.5)
        #expect(tones.strong.contrast(to: backgrounds[3]) >= 7)
      }
    }
  }

  /// The grounds for which colours are made are the hardest of all themes.
  @Test func noThemeHasAGroundThatIsHarderToReadOn() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Templates/styles")
    for name in ["tokens", "theme-editorial", "theme-dense"] {
      let css = try String(contentsOf: folder.appending(path: "\(name).css"), encoding: .utf8)
      let parts = css.split(separator: "prefers-color-scheme: dark")
      for (part, scheme) in zip(parts, Accent.Scheme.allCases) {
        for match in part.matches(of: /--(?:wall|surface|well|pressed|raised|plate): (#\w+)/) {
          let background = try #require(Color(String(match.1)))
          switch scheme {
          case .light: #expect(background.luminance >= scheme.background.luminance, "\(background)")
          case .dark: #expect(background.luminance <= scheme.background.luminance, "\(background)")
          }
        }
      }
    }
  }
}
