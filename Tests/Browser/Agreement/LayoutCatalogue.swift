/// All layouts that are compared: those that have a name, and those that have a seed.
struct LayoutCatalogue {
  private let named = AgreementLayout.named
  private let seeds: [UInt64]
  private var made: [Int: AgreementLayout] = [:]

  init(seeds count: Int, from first: UInt64) {
    seeds = (0..<count).map { first + UInt64($0) }
  }

  var names: [String] {
    named.map(\.name) + seeds.map { AgreementLayout.name(ofSeed: $0) }
  }

  /// The layout whose name has this place among the names.
  subscript(index: Int) -> AgreementLayout {
    mutating get {
      if index < named.count { return named[index] }
      if let layout = made[index] { return layout }
      let layout = AgreementLayout(seed: seeds[index - named.count])
      made[index] = layout
      return layout
    }
  }
}
