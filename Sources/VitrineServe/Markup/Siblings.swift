import VitrineModel
import VitrineText

/// The children of one element in both versions.
struct Siblings {
  /// The children's indices in the old and new tree, ascending.
  let before: [Int]
  let after: [Int]

  init(_ before: [Int], _ after: [Int]) {
    self.before = before
    self.after = after
  }

  /// The position of an old element among these children, or nil if it is not one of them.
  func position(of element: Int) -> Int? {
    let position = before.partitioningIndex { $0 >= element }
    return position < before.count && before[position] == element ? position : nil
  }

  /// The positions in `after` of the elements that are out of order. There are as few as possible.
  func moved(from origins: [Int?]) -> Set<Int> {
    var places: [Int] = []
    var numbers: [Int32] = []
    for (place, origin) in origins.enumerated() {
      guard let origin, let number = position(of: origin) else { continue }
      places.append(place)
      numbers.append(Int32(number))
    }
    return Set(outsideLongestIncreasingRun(numbers).map { places[Int($0)] })
  }
}
