internal import VitrineModel
import VitrineText

extension SiteTemplates {
  /// The styles for the look set in `site.yml`: its accent, its fonts and its logo. They follow the
  /// theme's styles.
  func themeStyles(of settings: SiteSettings, theme: String) -> [UInt8] {
    var css = settings.fonts.map(\.rule).joined()
    css += settings.accent.map(rules) ?? ""
    for role in SiteFont.Role.allCases {
      guard let font = settings.fonts.first(where: { $0.roles.contains(role) }) else { continue }
      let rules = role.tokens.flatMap { token in
        values(of: token, theme: theme).map { selector, value in
          "\(selector){\(token):\(font.quotedFamily),\(value)}"
        }
      }
      css += "@layer theme{\(rules.joined())}"
    }
    let logo = settings.logo == nil ? [] : files["styles/logo.css"]?.bytes ?? []
    return Array(css.utf8) + logo
  }

  private func rules(of accent: Accent) -> String {
    func rules(_ tones: Accent.Tones) -> String {
      """
      :root{--accent:\(tones.color);--on-accent:\(tones.on);--accent-soft:\(tones.soft)}\
      @media (prefers-contrast:more){:root{--accent:\(tones.strong)}}
      """
    }
    return
      "@layer theme{\(rules(accent.light))@media (prefers-color-scheme:dark){\(rules(accent.dark))}}"
  }

  /// The values of a token before the site's own fonts are applied, by the selectors of the rules
  /// that declare it. They are the fallback until a font is loaded and for characters that it does
  /// not have.
  private func values(
    of token: String, theme: String
  ) -> [(selector: Substring, value: Substring)] {
    var values: [(selector: Substring, value: Substring)] = []
    for sheet in ["tokens", "base", "theme-\(theme)"] {
      let css = String(decoding: condensed(styles(named: sheet)), as: UTF8.self)
      for rule in css.split(separator: "}") {
        let parts = rule.split(separator: "{")
        guard parts.count > 1 else { continue }
        let selector = parts[parts.count - 2]
        for declaration in parts.last!.split(separator: ";")
        where declaration.hasPrefix("\(token):") {
          values.removeAll { $0.selector == selector }
          values.append((selector, declaration.dropFirst(token.count + 1)))
        }
      }
    }
    return values
  }
}

extension SiteFont.Role {
  /// The tokens for the fonts of the role. A theme may not have all of them.
  fileprivate var tokens: [String] {
    switch self {
    case .text: ["--sans", "--prose-face"]
    case .titles: ["--title-face"]
    case .code: ["--mono"]
    }
  }
}

extension SiteFont {
  fileprivate var quotedFamily: String {
    "\"\(family.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " "))\""
  }

  /// `optional` keeps the fallback font if the font loads late, so that nothing moves.
  fileprivate var rule: String {
    let ranges = range.map { range in
      let bounds = [range.lowerBound, range.upperBound].map { String($0, radix: 16) }
      return "U+" + (bounds[0] == bounds[1] ? bounds[0] : bounds.joined(separator: "-"))
    }
    // The stylesheet and the font are both in `assets`.
    return
      "@font-face{font-family:\(quotedFamily);src:url(\"\(file.output.fileName)\");font-display:optional"
      + (weight.map { ";font-weight:\($0)" } ?? "") + (isItalic ? ";font-style:italic" : "")
      + (ranges.isEmpty ? "" : ";unicode-range:\(ranges.joined(separator: ","))") + "}"
  }
}

extension SiteSettings {
  /// The fonts to preload on a page with this title: the first upright file for its text, and the
  /// first for its titles.
  func fonts(ofPageWithTitle title: String) -> [SiteFont] {
    let roles: [SiteFont.Role] = [.text, .titles]
    return roles.compactMap { role in
      fonts.first { $0.roles.contains(role) && !$0.isItalic && $0.isUsed(in: title) }
    }.reduce(into: []) { fonts, font in if !fonts.contains(font) { fonts.append(font) } }
  }
}
