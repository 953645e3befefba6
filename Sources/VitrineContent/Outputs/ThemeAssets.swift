import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// The files that the design of a site uses, named in `site.yml`: its logo, its icon and its fonts.
struct ThemeAssets {
  /// Their indices in the tree.
  private(set) var pictures: [Int] = []
  private(set) var fonts: [Int] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let site: SiteDeclaration
  private let tree: ContentTree

  init(of site: SiteDeclaration, in input: ContentInput) {
    self.site = site
    tree = input.tree
    for name in [site.logo?.source, site.logo?.dark] { find(name, .picture) }
    find(site.icon, .icon)
    for font in site.fonts { find(font.file, .font) }
  }

  /// Finds a file by name. If there is no file of this kind, adds a diagnostic.
  private mutating func find(_ name: SectionDeclaration.Name?, _ kind: ThemeAssetKind) {
    guard let name else { return }
    guard let path = name.text.resolved(in: ""), let file = tree.index(of: path) else {
      if name.text.resolved(in: "").map(tree.hasObstacle) != true {
        let files = tree.files.filter { kind.endings.contains($0.ending) }
        diagnostics.warn(
          "missing file", at: name.place, "there is no file '\(name.text)'",
          hint: suggestion(for: name.text, among: files)
            ?? "paths start in the content folder")
      }
      return
    }
    guard kind.endings.contains(path.ending) else {
      return reportWrongKind(name, kind)
    }
    if kind == .font { fonts.append(file) } else { pictures.append(file) }
  }

  private mutating func reportWrongKind(_ name: SectionDeclaration.Name, _ kind: ThemeAssetKind) {
    diagnostics.warn(
      "wrong kind of file", at: name.place, "'\(name.text)' \(kind.words)",
      hint: "supported formats: \(kind.endings.map { $0.uppercased() }.joined(separator: ", "))")
  }

  /// Sets the paths of the files in the settings. Adds a diagnostic for each file that is not a
  /// font.
  mutating func assign(_ read: [CopiedAsset], to settings: inout SiteSettings) {
    if pictures.isEmpty, fonts.isEmpty { return }
    let known = Dictionary(read.map { ($0.file, $0) }) { first, _ in first }
    func picture(_ name: SectionDeclaration.Name?) -> CopiedAsset? {
      name?.text.resolved(in: "").flatMap(tree.index).flatMap { known[$0] }
    }
    func file(_ name: SectionDeclaration.Name?) -> ThemeAsset? {
      picture(name).map {
        ThemeAsset(output: $0.output, width: $0.size?.width, height: $0.size?.height)
      }
    }
    for font in site.fonts where picture(font.file)?.isNoFont == true {
      reportWrongKind(font.file!, .font)
    }
    settings.logo = file(site.logo?.source).map {
      SiteLogo(
        picture: $0, dark: file(site.logo?.dark), alternative: site.logo?.alternative)
    }
    settings.icon = file(site.icon)
    settings.fonts = site.fonts.compactMap { font in
      if picture(font.file)?.isNoFont == true { return nil }
      return file(font.file).map {
        SiteFont(
          family: font.family!, file: $0, roles: font.roles, weight: font.weight,
          isItalic: font.style == .italic, range: font.range)
      }
    }
  }
}

private enum ThemeAssetKind {
  case picture, icon, font

  var endings: [String] {
    switch self {
    case .picture: ["svg", "png", "webp", "avif", "jpg", "jpeg", "gif"]
    case .icon: ["svg", "png"]
    case .font: ["woff2", "woff", "ttf", "otf"]
    }
  }

  var words: String {
    switch self {
    case .picture: "is not a picture"
    case .icon: "is not an icon that browsers can show"
    case .font: "is not a font that browsers can load"
    }
  }
}

/// Whether the bytes begin like a font (OpenType 1.9, WOFF 1.0, WOFF 2.0).
func isFont(_ bytes: [UInt8]) -> Bool {
  ["wOF2", "wOFF", "OTTO", "true", "\0\u{1}\0\0"].contains { bytes.starts(with: $0.utf8) }
}
