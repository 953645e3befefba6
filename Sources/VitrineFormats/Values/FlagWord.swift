/// Words and signs for yes and no, in the languages that Vitrine's pages support.
package enum FlagWord {
  /// Returns the meaning of a text, or nil if it is neither yes nor no.
  package static func flag(_ text: String) -> Bool? { flags[text.lowercased()] }

  private static let flags: [String: Bool] = {
    let yes = words(
      "true|yes|y|on|1|x|✓|✔|✔️|☑|✅|ja|j|oui|sí|si|sì|sim|s|vrai|wahr|verdadero|vero|waar|verdadeiro"
        + "|نعم|כן|はい|예|네|是")
    let no = words(
      "false|no|n|off|0|✗|✘|☐|❌|nein|non|não|nao|nee|faux|falsch|falso|onwaar|لا|לא|いいえ|아니요"
        + "|아니오|否")
    return Dictionary(uniqueKeysWithValues: yes.map { ($0, true) } + no.map { ($0, false) })
  }()

  private static func words(_ text: String) -> [String] {
    text.split(separator: "|").map(String.init)
  }
}
