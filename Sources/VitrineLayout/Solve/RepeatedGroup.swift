/// The groups of a section in which all are the same, relative to the section's own corner.
///
/// Group `k` is the first one moved by `k` times the pitch, so that each frame can be computed
/// independently.
struct RepeatedGroup {
  /// The axis along which groups are stacked.
  var axis: Axis

  /// At least 1.
  var itemCount: Int

  /// The frames of a full group's items, relative to the group's corner.
  var leaves: [Frame]

  /// The corner of the first group.
  var origin: Point

  /// The distance between the same corners of two consecutive groups.
  var pitch: Double

  var size: Size

  /// The size of the last group, which may have fewer items.
  var lastSize: Size

  /// The supplementary items of a full group and its items.
  var attached: [AttachedSupplementary] = []

  /// The supplementary items of the last group.
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

  /// The maximum end of the groups along the stacking axis, which is that of the first, the last or
  /// the last full group.
  var end: Double {
    let indices = [0, max(0, count - 2), count - 1]
    return indices.map { frame(ofGroup: $0).end(along: axis) }.reduce(-.infinity, max)
  }

  func frame(ofItem index: Int) -> Frame {
    let (group, leaf) = index.quotientAndRemainder(dividingBy: capacity)
    return leaves[leaf].offset(by: origin(ofGroup: group))
  }

  /// The supplementary items of one group, by its index among all groups.
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
  func items(_ range: Range<Int>, transform: SectionTransform) -> [Frame] {
    repetitions(of: leaves, range, transform: transform)
  }

  func groups(_ range: Range<Int>, transform: SectionTransform) -> [Frame] {
    let box = Frame(origin: .zero, size: size)
    var frames = repetitions(of: [box], range, transform: transform)
    if range.upperBound == count, !range.isEmpty {
      frames[range.count - 1] = transform.frame(frame(ofGroup: count - 1))
    }
    return frames
  }

  /// The frames of a range of repeated boxes, each written once, directly at its destination.
  ///
  /// Across the stacking axis, repetitions have the same position as in the first group.
  private func repetitions(
    of boxes: [Frame], _ range: Range<Int>, transform: SectionTransform
  ) -> [Frame] {
    guard !range.isEmpty else { return [] }
    let corner = transform.origin[axis]
    let mirrorWidth = axis == .horizontal ? transform.mirrorWidth : nil
    let firsts = boxes.map { transform.frame($0.offset(by: origin)) }
    let starts = boxes.map { $0.origin[axis] }
    return Array(unsafeUninitializedCapacity: range.count) { buffer, initialized in
      var (group, box) = range.lowerBound.quotientAndRemainder(dividingBy: boxes.count)
      var position = origin(ofGroup: group)[axis]
      for index in 0..<range.count {
        var frame = firsts[box]
        let start = transform.rounding.position(starts[box] + position + corner)
        switch axis {
        case .vertical: frame.origin.y = start
        case .horizontal: frame.origin.x = mirrorWidth.map { $0 - start - frame.width } ?? start
        }
        buffer.initializeElement(at: index, to: frame)
        box += 1
        if box == boxes.count {
          box = 0
          group += 1
          position = origin(ofGroup: group)[axis]
        }
      }
      initialized = range.count
    }
  }

  /// A range that includes all groups that overlap `stretch` of the stacking axis.
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

/// A supplementary of a repeated group, relative to the group's corner.
struct AttachedSupplementary {
  var kind: String

  /// Its index among those of its kind in the group.
  var index: Int

  /// How many of its kind a full group has.
  var countOfKind: Int

  var frame: Frame
  var zIndex: Int
}
