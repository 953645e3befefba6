import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// A font file as `site.yml` declares it.
struct FontDeclaration: Sendable {
  var family: String?
  var file: SectionDeclaration.Name?
  var roles: [SiteFont.Role] = []
  var weight: String?
  var style = Style.normal
  var range: [ClosedRange<UInt32>] = []
  var place: SourceLocation

  enum Style: String, CaseIterable, Sendable {
    case normal, italic
  }

  static let keys = ContentKeys<FontDeclaration>(
    "a font",
    [
      ContentKey(
        "family", .text, \.family, "The font's name. Files with the same name form one font."),
      ContentKey("file", .name, \.file, "A WOFF2, WOFF, TTF or OTF file."),
      ContentKey("for", .roles, \.roles, "What uses the font; 'text' by default."),
      ContentKey(
        "weight", .weight, \.weight, "The weight, such as 400, or '200 900' for a variable font."),
      ContentKey("style", .choice, \.style, "Whether it is the italic style."),
      ContentKey(
        "unicodeRange", .unicodeRange, \.range, "The characters it covers, such as 'U+0000-00FF'."),
    ])
}

extension ContentType<[FontDeclaration]> {
  static var fonts: Self {
    let keys = FontDeclaration.keys
    return Self(.list(.map(keys.schema, required: ["family", "file"]))) { member, reader in
      guard let values = reader.list(member) else { return nil }
      let fonts = values.compactMap { reader.font($0) }
      return reader.assigningRoles(to: fonts)
    }
  }
}

extension DeclarationReader {
  /// Reads a font. Returns nil if there was a mistake.
  fileprivate mutating func font(_ value: SourceValue) -> FontDeclaration? {
    let noted = diagnostics.count
    var font = FontDeclaration(place: location(of: value))
    guard read(value, by: FontDeclaration.keys, into: &font) else { return nil }
    for (key, isThere) in [("family", font.family != nil), ("file", font.file != nil)]
    where !isThere && diagnostics.count == noted {
      missingKey(
        key, of: FontDeclaration.keys.name, at: value,
        hint: "write { family: Literata, file: fonts/literata.woff2 }")
    }
    return diagnostics.count == noted ? font : nil
  }

  /// Gives each file the roles of its family: those that any of its files declares, or text if none
  /// does.
  fileprivate mutating func assigningRoles(to fonts: [FontDeclaration]) -> [FontDeclaration] {
    var families: [SiteFont.Role: String] = [:]
    var result = fonts
    for index in result.indices {
      let family = result[index].family!
      let named = Set(fonts.filter { $0.family == family }.flatMap(\.roles))
      result[index].roles = named.isEmpty ? [.text] : SiteFont.Role.allCases.filter(named.contains)
      for role in result[index].roles {
        let first = families[role, default: family]
        families[role] = first
        if first == family { continue }
        let roles = SiteFont.Role.allCases.map(\.rawValue).joined(separator: ", ")
        error(
          "two fonts for one role", at: result[index].place,
          "'\(family)' is for \(role.rawValue), but so is '\(first)'",
          hint: "set 'for' in each font: \(roles)")
      }
    }
    return result
  }

  fileprivate mutating func notInFont(_ text: String, _ member: SourceValue.Member, hint: String) {
    error(
      "invalid font setting", at: member.value, "'\(member.key)' cannot be '\(text)'", hint: hint)
  }
}

extension ContentType<[SiteFont.Role]> {
  /// One role or a list of roles.
  fileprivate static var roles: Self {
    let choice = JSONSchema.choice(SiteFont.Role.allCases.map(\.rawValue))
    return Self(.either([choice, .list(choice)])) { member, reader in
      reader.texts(member)?.compactMap { text, value in
        reader.choice(
          SourceValue.Member(
            key: member.key, keyLine: member.keyLine, keyColumn: member.keyColumn, value: value),
          of: SiteFont.Role.self)
      }
    }
  }
}

extension ContentType<String> {
  /// A weight from 1 to 1000, or two for the range of a variable font.
  fileprivate static var weight: Self {
    let number = "([1-9][0-9]{0,2}|1000)"
    return Self(.either([.wholeNumber(from: 1, to: 1000), .pattern("^\(number)( \(number))?$")])) {
      member, reader in
      if case .number(let number) = member.value.content,
        let whole = Int(exactly: number.value), 1...1000 ~= whole
      {
        return "\(whole)"
      }
      guard let text = reader.text(member) else { return nil }
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      if parts.count <= 2,
        parts.allSatisfy({ $0.first != "0" && $0.first != "+" && 1...1000 ~= Int($0) ?? 0 })
      {
        return text
      }
      reader.notInFont(
        text, member, hint: "a weight is a number from 1 to 1000, or two such as '200 900'")
      return nil
    }
  }
}

extension ContentType<[ClosedRange<UInt32>]> {
  /// A CSS `unicode-range`, such as `U+26, U+0-7F, U+4??`.
  fileprivate static var unicodeRange: Self {
    let part = "[Uu]\\+([0-9A-Fa-f]{1,6}(-[0-9A-Fa-f]{1,6})?|[0-9A-Fa-f]{0,5}\\?{1,6})"
    return Self(.pattern("^ *\(part)( *, *\(part))* *$")) { member, reader in
      guard let text = reader.text(member) else { return nil }
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
        range($0.split(separator: " ").joined())
      }
      if parts.allSatisfy({ $0 != nil }) { return parts.map { $0! } }
      reader.notInFont(
        text, member, hint: "write 'U+0000-00FF, U+2013' in quotes, as in CSS")
      return nil
    }
  }

  private static func range(_ text: String) -> ClosedRange<UInt32>? {
    guard text.lowercased().hasPrefix("u+") else { return nil }
    let bounds = text.dropFirst(2).split(separator: "-", omittingEmptySubsequences: false)
    guard let first = bounds.first, let last = bounds.last, bounds.count <= 2,
      bounds.allSatisfy({ 1...6 ~= $0.count }), bounds.count == 1 || !text.contains("?"),
      let low = number(first, "0"), let high = number(last, "f"), low <= high, low <= 0x10FFFF
    else { return nil }
    return low...Swift.min(high, 0x10FFFF)
  }

  /// Parses hexadecimal digits. Those at the end may be `?`, which is replaced by `wild`.
  private static func number(_ text: Substring, _ wild: Character) -> UInt32? {
    let digits = text.prefix { $0 != "?" }
    guard digits.allSatisfy(\.isHexDigit), text[digits.endIndex...].allSatisfy({ $0 == "?" })
    else { return nil }
    return UInt32(text.map { $0 == "?" ? String(wild) : String($0) }.joined(), radix: 16)
  }
}
