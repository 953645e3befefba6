/// The groups of a section where all are alike, from the section's own corner.
///
/// Group `k` is the first one moved by `k` times the pitch, so that any frame is found by itself.
struct RepeatedGroup {
  /// The axis the groups are stacked along.
  var axis: Axis

  /// At least 1.
  var itemCount: Int

  /// The frames of a full group's items, from the group's corner.
  var leaves: [Frame]

  /// The corner of the first group.
  var origin: Point

  /// From the corner of one group to that of the next.
  var pitch: Double

  var size: Size

  /// The size of the last group, which may have fewer items.
  var lastSize: Size

  /// What is attached to a full group and its items.
  var attached: [AttachedSupplementary] = []

  /// What is attached to the last group.
  var lastAttached: [AttachedSupplementary] = []

  var capacity: Int { leaves.count }

  var count: Int { (itemCount + capacity - 1) / capacity }

  func origin(ofGroup index: Int) -> Point {
    var origin = origin
    origin[axis] += Double(index) * pitch
    return origin
  }

  func frame(ofGroup index: Int) -> Frame {
    Frame(origin: origin(ofGroup: index), size: index == count - 1 ? lastSize : size)
  }

  func frame(ofItem index: Int) -> Frame {
    let (group, leaf) = index.quotientAndRemainder(dividingBy: capacity)
    return leaves[leaf].offset(by: origin(ofGroup: group))
  }

  /// What is attached to a group, numbered among all groups.
  func supplementaries(ofGroup index: Int) -> [SolvedSupplementary] {
    let origin = origin(ofGroup: index)
    return (index == count - 1 ? lastAttached : attached).map {
      SolvedSupplementary(
        kind: $0.kind, index: index * $0.countOfKind + $0.index,
        frame: $0.frame.offset(by: origin), zIndex: $0.zIndex)
    }
  }
}

extension RepeatedGroup {
  /// The frames of a range of items, written once, where they stay.
  func items(_ range: Range<Int>, placing: Placing) -> [Frame] {
    guard !range.isEmpty else { return [] }
    return Array(unsafeUninitializedCapacity: range.count) { buffer, initialized in
      leaves.withUnsafeBufferPointer { leaves in
        var (group, leaf) = range.lowerBound.quotientAndRemainder(dividingBy: leaves.count)
        var corner = origin(ofGroup: group)
        for index in 0..<range.count {
          buffer.initializeElement(at: index, to: placing.frame(leaves[leaf].offset(by: corner)))
          leaf += 1
          if leaf == leaves.count {
            leaf = 0
            group += 1
            corner = origin(ofGroup: group)
          }
        }
      }
      initialized = range.count
    }
  }

  /// Groups among which are all that reach into `stretch` of the stacking axis.
  func groups(touching stretch: ClosedRange<Double>) -> Range<Int> {
    guard pitch > 0 else { return 0..<count }
    let frames = leaves + attached.map(\.frame) + lastAttached.map(\.frame)
    let start = frames.reduce(0) { min($0, $1.origin[axis]) }
    let end = frames.reduce(size[axis]) { max($0, $1.end(along: axis)) }
    func group(at distance: Double) -> Int {
      Int(min(max(0, distance / pitch), Double(count)))
    }
    let first = group(at: stretch.lowerBound - origin[axis] - end)
    let last = group(at: stretch.upperBound - origin[axis] - start + pitch)
    return first..<max(first, last)
  }
}

/// A supplementary of a group that repeats, from the group's corner.
struct AttachedSupplementary {
  var kind: String

  /// Among those of its kind in the group.
  var index: Int

  /// How many of its kind a full group has.
  var countOfKind: Int

  var frame: Frame
  var zIndex: Int
}
