import VitrineFormats
import VitrineModel

/// The logo of a site as `site.yml` declares it.
struct LogoDeclaration: NamedElement {
  var source: SectionDeclaration.Name?
  var dark: SectionDeclaration.Name?
  var alternative: String?

  static let keys = ContentKeys<LogoDeclaration>(
    "'logo'",
    [
      ContentKey("src", .name, \.source, "Its file."),
      ContentKey("dark", .name, \.dark, "What stands in its place on dark pages."),
      ContentKey(
        "alt", .text, \.alternative,
        "What it says: then it stands in the place of the title, else beside it."),
    ])
  static let requiredKey = "src"

  static func hint(under key: String) -> String { "name its file, as { src: logo.svg }" }

  var isComplete: Bool { source != nil }
}

extension ContentType<LogoDeclaration> {
  static var logo: Self {
    Self(LogoDeclaration.schema) { member, declarations in
      member.value.isNull ? nil : declarations.element(member.value, under: member.key)
    }
  }
}
