/// Returns the bytes with the parts at `ranges` in another order. The part with the index
/// `order[i]` goes to the i-th range; the bytes between ranges stay.
///
/// The ranges are ascending and do not overlap; `order` has each of their indices once.
func rearranged(_ bytes: [UInt8], _ ranges: [Range<Int>], in order: [Int]) -> [UInt8] {
  precondition(ranges.count == order.count, "every part has one place")
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var end = 0
  for (place, part) in zip(ranges, order) {
    result += bytes[end..<place.lowerBound]
    result += bytes[ranges[part]]
    end = place.upperBound
  }
  return result + bytes[end...]
}

/// Returns the numbers below `count` in order, except that `moved` is at its new position.
///
/// `shown` has some of the numbers, including `moved`, in the requested order. `moved` goes no
/// further than necessary: right after its shown predecessor if it moves towards the end, right
/// before its shown successor if it moves towards the beginning.
func order(of count: Int, moving moved: Int, shown: [Int]) -> [Int] {
  var order = Array(0..<count)
  guard let place = shown.firstIndex(of: moved) else { return order }
  let (previous, next) = (shown[..<place].last, shown[(place + 1)...].first)
  order.remove(at: moved)
  if let next, next < moved {
    order.insert(moved, at: next)
  } else if let previous, previous > moved {
    // Removing `moved` shifted `previous` by one, so this index is right after it.
    order.insert(moved, at: previous)
  } else {
    order.insert(moved, at: moved)
  }
  return order
}
