/// The bytes with the parts at `ranges` in another order: to the place of each comes the one whose
/// number stands there in `order`, and what is between them stays.
///
/// The ranges rise and do not overlap; `order` has each of their numbers once.
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

/// The numbers below `count` in the order that they have once `moved` was moved among those that are
/// shown: `shown` has some of them, `moved` too, in the order that they shall have.
///
/// The others stay in order, and `moved` goes no further than it has to: behind what is shown before
/// it where it moves on, before what is shown behind it where it moves back.
func order(of count: Int, moving moved: Int, shown: [Int]) -> [Int] {
  var order = Array(0..<count)
  guard let place = shown.firstIndex(of: moved) else { return order }
  let (before, behind) = (shown[..<place].last, shown[(place + 1)...].first)
  order.remove(at: moved)
  if let behind, behind < moved {
    order.insert(moved, at: behind)
  } else if let before, before > moved {
    // One less than it was: the moved one stood before it.
    order.insert(moved, at: before)
  } else {
    order.insert(moved, at: moved)
  }
  return order
}
