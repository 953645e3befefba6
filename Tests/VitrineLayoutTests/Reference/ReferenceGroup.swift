import VitrineLayout

/// A slow and obvious solver of horizontal groups; vertical ones are turned over and back.
///
/// Nothing is shared with the solver under test but the types.
struct ReferenceGroup {
  /// Pixels a CSS pixel; nil for no rounding.
  var scale: Double?
  var itemCount: Int
  var measure: ((Int, Size) -> Size?)?

  /// Items from this number on are not there to be held.
  var held = Int.max

  /// What uniform items of a whole section share, and whether its axes are exchanged here.
  var shared: SharedItems?
  var isTurned = false

  /// The longest of a section's uniform items: looked for in a first round, kept to in a second.
  final class SharedItems {
    var isKnown = false
    var width: Double?
    var height: Double?

    init(width: Bool, height: Bool) {
      self.width = width ? 0 : nil
      self.height = height ? 0 : nil
    }
  }

  struct Leaf {
    var frame: Frame
    var after: Size
  }

  struct Box {
    var size: Size
    var leaves: [Leaf]

    /// Whether an item in it has an unknown length, and whether that makes its width or its height.
    var asks = false
    var follows = (false, false)
  }

  struct Slot {
    var subitem: LayoutSubitem
    var size: Size
    var estimated: (Bool, Bool)
    var box: Box?
    var first: Int

    /// Its size with the items that there are, where the others are placed too.
    var held: Size
  }

  func length(_ dimension: LayoutDimension, in base: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let part): floor(part * base.width)
    case .fractionalHeight(let part): floor(part * base.height)
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
    }
  }

  func floor(_ value: Double) -> Double {
    guard let scale else { return value }
    return (value * scale + 0.001).rounded(.down) / scale
  }

  /// What sums miss half a pixel by is no reason to go down.
  func round(_ value: Double) -> Double {
    guard let scale else { return value }
    return (value * scale + 0.500_01).rounded(.down) / scale
  }

  /// The group is at least of size `minimumSize` where its size is unknown.
  func place(
    _ group: LayoutGroup, size: Size, estimated: (Bool, Bool), first: Int, minimumSize: Size = .zero
  ) -> Box {
    if case .horizontal = group.axis {
      return placeRow(
        group, size: size, estimated: estimated, first: first, minimumSize: minimumSize)
    }
    var turned = ReferenceGroup(
      scale: scale, itemCount: itemCount,
      measure: measure.map { measure in { measure($0, $1.transposed)?.transposed } })
    turned.shared = shared
    turned.held = held
    turned.isTurned = !isTurned
    let box = turned.placeRow(
      group.transposed, size: size.transposed, estimated: (estimated.1, estimated.0), first: first,
      minimumSize: minimumSize.transposed)
    return Box(
      size: box.size.transposed,
      leaves: box.leaves.map { Leaf(frame: $0.frame.transposed, after: $0.after.transposed) },
      asks: box.asks, follows: (box.follows.1, box.follows.0))
  }

  private func placeRow(
    _ group: LayoutGroup, size: Size, estimated: (Bool, Bool), first: Int, minimumSize: Size
  ) -> Box {
    let insets = group.contentInsets
    var inner = Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let gap = group.interItemSpacing.minimum
    let (list, base) = slots(of: group, inner: inner, isEstimated: estimated.0)

    // Size every slot.
    var slots: [Slot] = []
    var next = first
    for subitem in list {
      var size = Size(
        width: length(subitem.size.width, in: base), height: length(subitem.size.height, in: base))
      var unknown = (subitem.size.width.isEstimated, subitem.size.height.isEstimated)
      if case .count = group.content {
        size.width = floor(base.width / Double(list.count))
        unknown.0 = false
      }
      switch subitem {
      case .group(let nested):
        let box = place(nested, size: size, estimated: unknown, first: next)
        var otherwise = self
        otherwise.held = held == .max ? itemCount : .max
        let other = otherwise.place(nested, size: size, estimated: unknown, first: next).size
        slots.append(
          Slot(
            subitem: subitem, size: box.size, estimated: unknown, box: box, first: next,
            held: other))
        next += box.leaves.count
      case .item:
        if unknown.0 || unknown.1, next < itemCount, let wanted = measure?(next, size) {
          if unknown.0 { size.width = wanted.width }
          if unknown.1 { size.height = wanted.height }
        }
        if next < itemCount { share(&size, of: subitem, unknown) }
        slots.append(
          Slot(
            subitem: subitem, size: size, estimated: unknown, first: next, held: size))
        next += 1
      }
    }
    let asks = slots.contains { $0.box?.asks ?? ($0.estimated.0 || $0.estimated.1) }
    let countsItems = measure != nil && asks
    for index in slots.indices where held != .max || !countsItems {
      let (size, other) = (slots[index].subitem.size, slots[index].held)
      if held != .max, !countsItems {
        // What is as long as its siblings is so as in a full group.
        if case .uniformAcrossSiblings = size.width { slots[index].size.width = other.width }
        if case .uniformAcrossSiblings = size.height { slots[index].size.height = other.height }
      }
      slots[index].held = slots[index].size
    }

    // Let uniform siblings agree.
    let isUniform = { (slot: Slot, dimension: LayoutDimension, unknown: Bool) in
      guard case .uniformAcrossSiblings = dimension else { return false }
      return unknown && (!countsItems || slot.first < itemCount)
    }
    let widest =
      slots.filter { isUniform($0, $0.subitem.size.width, $0.estimated.0) }
      .map(\.held.width).max()
    let highest =
      slots.filter { isUniform($0, $0.subitem.size.height, $0.estimated.1) }
      .map(\.held.height).max()
    for index in slots.indices {
      let slot = slots[index]
      if let widest, isUniform(slot, slot.subitem.size.width, slot.estimated.0) {
        slots[index].size.width = widest
      }
      if let highest, isUniform(slot, slot.subitem.size.height, slot.estimated.1) {
        slots[index].size.height = highest
      }
    }

    // Size the group where it follows its content.
    let there = next <= held ? slots : slots.filter { $0.first < held }
    var used = Double(max(0, there.count - 1)) * gap
    for slot in there {
      let edges = slot.subitem.edgeSpacing
      used += edges.leading.minimum + slot.size.width + edges.trailing.minimum
    }
    var outer = size
    var isDivided = false
    if case .count = group.content { isDivided = true }
    if estimated.0, !isDivided {
      outer.width = max(minimumSize.width, used + insets.leading + insets.trailing)
      inner.width = outer.width - insets.leading - insets.trailing
    }
    if estimated.1, !there.isEmpty {
      let highest = there.map { $0.subitem.edgeSpacing.top.minimum + $0.size.height }.max()!
      outer.height = max(minimumSize.height, highest + insets.top + insets.bottom)
      inner.height = outer.height - insets.top - insets.bottom
    }

    // Share out what is left.
    var flexible = group.interItemSpacing.isFlexible ? max(0, slots.count - 1) : 0
    for slot in slots {
      if slot.subitem.edgeSpacing.leading.isFlexible { flexible += 1 }
      if slot.subitem.edgeSpacing.trailing.isFlexible { flexible += 1 }
    }
    let share = flexible == 0 ? 0 : (inner.width - used) / Double(flexible)
    let actual = { (spacing: Spacing, share: Double) in
      spacing.minimum + (spacing.isFlexible ? share : 0)
    }

    var leaves: [Leaf] = []
    var x = insets.leading
    for slot in slots {
      let edges = slot.subitem.edgeSpacing
      x += actual(edges.leading, share)
      let free =
        inner.height - slot.size.height - edges.top.minimum - edges.bottom.minimum
      let sides = (edges.top.isFlexible ? 1.0 : 0) + (edges.bottom.isFlexible ? 1 : 0)
      let y = insets.top + actual(edges.top, sides == 0 ? 0 : free / sides)
      leaves += self.leaves(of: slot, x: round(x), y: round(y))
      x += slot.size.width + actual(edges.trailing, share) + actual(group.interItemSpacing, share)
    }
    let follows = (
      estimated.0 && slots.contains { $0.box?.follows.0 ?? $0.estimated.0 },
      estimated.1 && slots.contains { $0.box?.follows.1 ?? $0.estimated.1 }
    )
    return Box(size: outer, leaves: leaves, asks: asks, follows: follows)
  }

  /// Shows an item to the others of its section, or makes it as long as the longest of them.
  private func share(_ size: inout Size, of subitem: LayoutSubitem, _ unknown: (Bool, Bool)) {
    guard let shared else { return }
    var own = isTurned ? size.transposed : size
    let dimensions = isTurned ? subitem.size.transposed : subitem.size
    let unknown = isTurned ? (unknown.1, unknown.0) : unknown
    if unknown.0, case .uniformAcrossSiblings = dimensions.width, let width = shared.width {
      if shared.isKnown { own.width = width } else { shared.width = max(width, own.width) }
    }
    if unknown.1, case .uniformAcrossSiblings = dimensions.height, let height = shared.height {
      if shared.isKnown { own.height = height } else { shared.height = max(height, own.height) }
    }
    size = isTurned ? own.transposed : own
  }

  private func leaves(of slot: Slot, x: Double, y: Double) -> [Leaf] {
    switch slot.subitem {
    case .group:
      return slot.box!.leaves.map {
        Leaf(
          frame: Frame(
            x: $0.frame.x + x, y: $0.frame.y + y, width: $0.frame.width, height: $0.frame.height),
          after: $0.after)
      }
    case .item(let item):
      var frame = Frame(x: x, y: y, width: slot.size.width, height: slot.size.height)
      let insets = item.contentInsets
      if !slot.estimated.0 {
        frame.origin.x += insets.leading
        frame.size.width = abs(frame.size.width - insets.leading - insets.trailing)
      }
      if !slot.estimated.1 {
        frame.origin.y += insets.top
        frame.size.height = abs(frame.size.height - insets.top - insets.bottom)
      }
      let edges = item.edgeSpacing
      return [
        Leaf(
          frame: frame,
          after: Size(
            width: edges.trailing.isFlexible ? 0 : edges.trailing.minimum,
            height: edges.bottom.isFlexible ? 0 : edges.bottom.minimum))
      ]
    }
  }

  /// The slots of a full row, and the box their fractions refer to.
  private func slots(
    of group: LayoutGroup, inner: Size, isEstimated: Bool
  ) -> ([LayoutSubitem], Size) {
    let gap = group.interItemSpacing.minimum
    let base = { (count: Int) in
      Size(width: max(0, inner.width - Double(max(0, count - 1)) * gap), height: inner.height)
    }
    switch group.content {
    case .count(_, let subitem, let count), .repeating(_, let subitem, let count):
      return (Array(repeating: subitem, count: count), base(count))
    case .subitems(_, let list) where isEstimated:
      return (list, base(list.count))
    case .subitems(_, let list):
      let cycle = { (count: Int) in (0..<count).map { list[$0 % list.count] } }
      let fits = { (count: Int, base: Size, gap: Double) in
        let lengths = cycle(count).map {
          self.length($0.size.width, in: base) + $0.edgeSpacing.leading.minimum
            + $0.edgeSpacing.trailing.minimum
        }
        return lengths.reduce(0, +) + Double(count - 1) * gap <= inner.width + 0.001
      }
      // What takes no room would fit for ever.
      let maximum = { (gap: Double) in
        let room = list.reduce(0) {
          $0 + self.length($1.size.width, in: inner) + $1.edgeSpacing.leading.minimum
            + $1.edgeSpacing.trailing.minimum + gap
        }
        return room > 0 ? Int.max : list.count
      }
      let keepsShape = list.contains {
        if case .fractionalWidth = $0.size.height { true } else { false }
      }
      if keepsShape {
        var unspaced = 0
        while unspaced < maximum(0), fits(unspaced + 1, inner, 0) { unspaced += 1 }
        var count = 0
        while count < maximum(gap), fits(count + 1, base(unspaced), gap) { count += 1 }
        return (cycle(count), base(unspaced))
      }
      var count = 0
      while count < maximum(gap), fits(count + 1, base(count + 1), gap) { count += 1 }
      return (cycle(count), base(count))
    case .custom:
      return ([], inner)
    }
  }
}

extension LayoutGroup {
  /// Whether its length along its axis is that of what it holds: an estimate is, unless it was
  /// divided into equal parts.
  var measuresPresentItems: Bool {
    switch content {
    case .custom, .count: false
    case .subitems(let axis, _), .repeating(let axis, _, _):
      axis == .horizontal ? size.width.isEstimated : size.height.isEstimated
    }
  }

  var axis: Axis {
    switch content {
    case .subitems(let axis, _), .count(let axis, _, _), .repeating(let axis, _, _): axis
    case .custom: .horizontal
    }
  }
}
