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
      ContentKey("src", .name, \.source, "The logo's file."),
      ContentKey("dark", .name, \.dark, "The file to use on dark pages instead."),
      ContentKey(
        "alt", .text, \.alternative,
        "The text in the logo. If set, the logo replaces the title; otherwise it appears beside it."
      ),
    ])
  static let requiredKey = "src"

  static func hint(under key: String) -> String { "name its file, as in { src: logo.svg }" }

  var isComplete: Bool { source != nil }
}

extension ContentType<LogoDeclaration> {
  static var logo: Self {
    Self(LogoDeclaration.schema) { member, reader in
      member.value.isNull ? nil : reader.element(member.value, under: member.key)
    }
  }
}
