/// All layouts that are compared: those that have a name, and two of each seed, one as content says
/// it and one as Swift does.
struct LayoutCatalogue {
  private let named = AgreementLayout.named
  private let seeds: [UInt64]
  private var made: [Int: AgreementLayout] = [:]

  /// Those with headers, footers, backgrounds and badges.
  private(set) lazy var supplements =
    SupplementLayout.named + seeds.map { SupplementLayout(seed: $0) }
    + seeds.map { SupplementLayout(providerSeed: $0) }

  init(seeds count: Int, from first: UInt64) {
    seeds = (0..<count).map { first + UInt64($0) }
  }

  var names: [String] {
    named.map(\.name) + seeds.map { AgreementLayout.name(ofSeed: $0) }
      + seeds.map { AgreementLayout.name(ofProviderSeed: $0) }
  }

  /// The layout whose name has this place among the names.
  subscript(index: Int) -> AgreementLayout {
    mutating get {
      if index < named.count { return named[index] }
      if let layout = made[index] { return layout }
      let number = index - named.count
      let layout =
        number < seeds.count
        ? AgreementLayout(seed: seeds[number])
        : AgreementLayout(providerSeed: seeds[number - seeds.count])
      made[index] = layout
      return layout
    }
  }
}
