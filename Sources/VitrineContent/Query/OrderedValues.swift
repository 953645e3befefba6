package import VitrineModel

/// True if values stand in the order of a sort by them, up or down, which three or more show that are not all
/// equal. Missing ones stand last.
package func areInOrder(_ values: [FieldValue?]) -> Bool {
  let readable = values.map { ReadableValue($0) }
  let kinds = ValueKinds(readable)
  let orders = readable.map { kinds.order($0) }
  let known = orders.prefix { $0 != .missing }
  guard known.count > 2, orders[known.count...].allSatisfy({ $0 == .missing }) else { return false }
  let pairs = zip(known, known.dropFirst())
  return pairs.contains { $0 < $1 } != pairs.contains { $1 < $0 }
}
