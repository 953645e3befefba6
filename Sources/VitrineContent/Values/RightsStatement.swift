/// Licenses and statements of rights that have well-known addresses.
enum RightsStatement {
  /// The name of what is at a path of Creative Commons or RightsStatements.org, or nil if it is
  /// not known: `CC BY-SA 4.0`, `In Copyright`.
  static func name(host: Substring, path: Substring) -> String? {
    let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    guard parts.count >= 3 else { return nil }
    let (kind, code, version) = (parts[0], parts[1], parts[2])
    switch host.lowercased() {
    case "creativecommons.org", "www.creativecommons.org":
      guard version.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
      if kind == "publicdomain" { return publicDomain[code].map { "\($0) \(version)" } }
      guard kind == "licenses", licenses.contains(code) else { return nil }
      // Older versions exist for jurisdictions: `/licenses/by/3.0/de/`, or `/scotland/`. Other
      // parts name files.
      let isPort = parts.count > 3 && (parts[3].utf8.count == 2 || parts[3] == "scotland")
      let port = isPort ? " \(parts[3].uppercased())" : ""
      return "CC \(code.uppercased()) \(version)\(port)"
    case "rightsstatements.org", "www.rightsstatements.org":
      return kind == "vocab" || kind == "page" ? statements[code] : nil
    default: return nil
    }
  }

  private static let licenses: Set = ["by", "by-sa", "by-nd", "by-nc", "by-nc-sa", "by-nc-nd"]

  private static let publicDomain = ["mark": "Public Domain Mark", "zero": "CC0"]

  /// <https://rightsstatements.org/page/1.0/>
  private static let statements = [
    "InC": "In Copyright",
    "InC-OW-EU": "In Copyright – EU Orphan Work",
    "InC-EDU": "In Copyright – Educational Use Permitted",
    "InC-NC": "In Copyright – Non-Commercial Use Permitted",
    "InC-RUU": "In Copyright – Rights-holder(s) Unlocatable or Unidentifiable",
    "NoC-CR": "No Copyright – Contractual Restrictions",
    "NoC-NC": "No Copyright – Non-Commercial Use Only",
    "NoC-OKLR": "No Copyright – Other Known Legal Restrictions",
    "NoC-US": "No Copyright – United States",
    "CNE": "Copyright Not Evaluated",
    "UND": "Copyright Undetermined",
    "NKC": "No Known Copyright",
  ]
}
