public import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// A collection's declaration of one of its measures.
  public struct MeasureDeclaration: Hashable, Sendable {
    /// The name of the collection, with which the ids of its records begin.
    public var collection: String
    public var name: String
    public var unit: String?
    public var rule: MeasureRule
  }

  /// A record's value for one of the measures that its collection declares.
  public struct Measure: Hashable, Sendable {
    public var name: String

    /// The value in the declared unit. Finite.
    public var value: Double

    /// The last value that was reported as an update, if this one differs from it by no more than
    /// noise.
    public var reported: Double?

    /// The value to compare the next build with.
    var lastReported: Double { reported ?? value }
  }
}

extension SiteSnapshot.MeasureDeclaration {
  /// Declarations by collection and name.
  static let list = SnapshotCoding<[Self]> { reader, key throws(SnapshotFileError) in
    let collections = try reader.part(key)
    var declarations: [Self] = []
    for collection in try reader.object(key) {
      for measure in try collections.object(collection.key) {
        let members = try SnapshotReader(measure.value, in: reader.prefixed("\(key)."))
        declarations.append(try Self(collection.key, measure.key, members))
      }
    }
    return declarations
  } write: { declarations, json in
    json.object { json in
      var rest = declarations[...]
      while let collection = rest.first?.collection {
        let own = rest.prefix { $0.collection == collection }
        rest = rest.dropFirst(own.count)
        json.lineBreak()
        json.object(collection) { json in
          for measure in own { json.object(measure.name) { measure.write(to: &$0) } }
        }
      }
    }
  }

  private func write(to json: inout JSONWriter) {
    json.member("unit", unit)
    json.member("better", rule.better?.rawValue)
    json.member("noise", rule.noise)
    json.member("regression", rule.regression)
  }

  private init(
    _ collection: String, _ name: String, _ measure: SnapshotReader
  ) throws(SnapshotFileError) {
    let better = try measure.optional("better") { key throws(SnapshotFileError) in
      guard let better = MeasureRule.ImprovementDirection(rawValue: try measure.text(key)) else {
        throw measure.error(key)
      }
      return better
    }
    self.init(
      collection: collection, name: name, unit: try measure.optional("unit", measure.text),
      rule: MeasureRule(
        better: better, noise: try measure.tolerance("noise"),
        regression: try measure.tolerance("regression")))
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ tolerance: MeasureRule.Tolerance?) {
    guard let tolerance else { return }
    self.key(key)
    switch tolerance {
    case .share(let share): text("\((share * 100).decimalText(places: 9))%")
    case .amount(let amount): number(amount)
    }
  }
}

extension SnapshotReader {
  fileprivate func tolerance(_ key: String) throws(SnapshotFileError) -> MeasureRule.Tolerance? {
    guard let value = self[key] else { return nil }
    if let number = value.number?.value, number.isFinite { return .amount(number) }
    guard let text = value.text, text.hasSuffix("%"), let share = Double(text.dropLast()),
      share.isFinite
    else { throw error(key) }
    return .share(share / 100)
  }
}
