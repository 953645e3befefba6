/// A currency, as the unit of numbers.
package struct Currency: Hashable, Sendable {
  /// What stands beside an amount: `€`, `US$`, `CHF`.
  package let sign: String

  /// How many decimals the parts of its unit have.
  package let decimals: Int

  /// Its codes of ISO 4217: the one that it is, and others that its sign may mean.
  private let codes: [String]

  /// The currency that a code or a sign names; nil for any other text. A sign is shown as it is written.
  package init?(_ name: String) {
    guard let rows = Self.byName[name] else { return nil }
    codes = rows.map { Self.table[$0].code }
    decimals = Self.table[rows[0]].decimals
    sign = name == codes[0] ? Self.table[rows[0]].sign : name
  }

  /// True if an amount of this currency may be one of `other`: `$` may mean any dollar.
  package func mayBe(_ other: Currency) -> Bool { codes.contains(other.codes[0]) }

  /// An amount in decimal notation, whose decimals are at least those of its parts if it has any: `12.50`.
  package func padded(_ literal: String) -> String {
    guard let point = literal.utf8.firstIndex(of: UInt8(ascii: ".")),
      !literal.contains(where: { "eE".contains($0) })
    else { return literal }
    let count = literal.utf8[point...].count - 1
    return literal + String(repeating: "0", count: max(0, decimals - count))
  }
}
