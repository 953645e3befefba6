import VitrineModel
import VitrineSystem
import VitrineText

extension MarkupComparison {
  /// For each new child, the old element that it corresponds to: an old child or an element from
  /// elsewhere.
  mutating func origins(of siblings: Siblings) -> [Int?] {
    var pairing = Pairing(siblings, self)
    pairKeys(in: &pairing)
    pairEquals(in: &pairing)
    // An element that is mostly equal is a better match than the next one in line.
    pairByPosition(in: &pairing) { $0.shared(by: $1, $2) >= 0.5 }
    pairByPosition(in: &pairing) { _, _, _ in true }
    return pairing.origins
  }

  /// Whether a new element contains elements of the old page, which should be kept.
  mutating func containsKnownElements(_ n: Int) -> Bool {
    for index in n..<new.elements[n].after {
      if let key = new.key(of: index), counterpart(of: index, known: key) != nil { return true }
    }
    return false
  }

  /// The old element with the key of a new one, wherever it is.
  private mutating func counterpart(of n: Int, known key: ElementKey) -> Int? {
    guard let o = oldKeys.index(of: key, in: old), newKeys.index(of: key, in: new) == n,
      canTurn(o, into: n)
    else { return nil }
    return o
  }

  /// Whether the old element can be turned into the new one.
  private func canTurn(_ o: Int, into n: Int) -> Bool {
    old.elements[o].name == new.elements[n].name
      && (!new.elements[n].isWhole
        || old.hasSame(old.content(of: o), as: new, new.content(of: n)))
  }

  /// Two lists of children without their equal beginning and end, and the pairs found so far.
  private struct Pairing {
    let siblings: Siblings
    var origins: [Int?]
    var before: ArraySlice<Int>
    var places: Range<Int>
    var taken: Set<Int> = []

    init(_ siblings: Siblings, _ comparison: MarkupComparison) {
      let (before, after) = (siblings.before, siblings.after)
      let (old, new) = (comparison.old, comparison.new)
      func isSame(_ o: Int, _ n: Int) -> Bool {
        old.hasSame(old.all(of: o), as: new, new.all(of: n))
      }
      self.siblings = siblings
      origins = Array(repeating: nil, count: after.count)
      var start = 0
      let minimum = min(before.count, after.count)
      while start < minimum, isSame(before[start], after[start]) {
        origins[start] = before[start]
        start += 1
      }
      var (oldEnd, newEnd) = (before.count, after.count)
      while min(oldEnd, newEnd) > start, isSame(before[oldEnd - 1], after[newEnd - 1]) {
        oldEnd -= 1
        newEnd -= 1
        origins[newEnd] = before[oldEnd]
      }
      self.before = before[start..<oldEnd]
      places = start..<newEnd
    }

    var after: [Int] { siblings.after }
    var openPlaces: [Int] { places.filter { origins[$0] == nil } }

    mutating func pair(_ o: Int, at place: Int) {
      origins[place] = o
      taken.insert(o)
    }
  }

  private mutating func pairKeys(in pairing: inout Pairing) {
    var own: [ElementKey: Int] = [:]
    for o in pairing.before {
      if let key = old.key(of: o) { own[key] = o }
    }
    for place in pairing.places {
      let n = pairing.after[place]
      guard let key = new.key(of: n) else { continue }
      if let o = own[key], canTurn(o, into: n) {
        own[key] = nil
        pairing.pair(o, at: place)
      } else if let o = counterpart(of: n, known: key) {
        pairing.pair(o, at: place)
      }
    }
  }

  private func pairEquals(in pairing: inout Pairing) {
    let places = pairing.openPlaces
    // With at most one element left on each side, `pairByPosition` finds the same pair.
    guard places.count + pairing.before.count - pairing.taken.count > 2 else { return }
    var equals: [ContentHash: [Int]] = [:]
    for o in pairing.before.reversed() where !pairing.taken.contains(o) && old.key(of: o) == nil {
      equals[hash(of: o, in: old), default: []].append(o)
    }
    for place in places where new.key(of: pairing.after[place]) == nil {
      let hash = hash(of: pairing.after[place], in: new)
      if let o = equals[hash]?.popLast() { pairing.pair(o, at: place) }
    }
  }

  private func hash(of index: Int, in tree: MarkupTree) -> ContentHash {
    let element = tree.elements[index]
    return ContentHash(of: tree.bytes.span.bytes.extracting(element.start..<element.end))
  }

  /// Pairs the remaining elements with elements that follow their neighbours' counterparts, if
  /// `isMatch` holds. Looks at most `lookahead` elements ahead, so that the cost stays linear.
  private mutating func pairByPosition(
    in pairing: inout Pairing, where isMatch: (MarkupComparison, Int, Int) -> Bool
  ) {
    var next = pairing.before.startIndex
    for place in pairing.places {
      if let origin = pairing.origins[place] {
        if let number = pairing.siblings.position(of: origin) { next = number + 1 }
        continue
      }
      let n = pairing.after[place]
      for number in pairing.before.indices.clamped(to: next..<next + Self.lookahead) {
        let o = pairing.before[number]
        if pairing.taken.contains(o) { break }
        if canReplace(o, with: n), isMatch(self, o, n) {
          pairing.pair(o, at: place)
          next = number + 1
          break
        }
      }
    }
  }

  private static let lookahead = 8

  /// How much of the longer element is in a beginning or an end that both have in common, 0...1.
  private func shared(by o: Int, _ n: Int) -> Double {
    let before = old.elements[o].start..<old.elements[o].end
    let after = new.elements[n].start..<new.elements[n].end
    let common = old.common(before, with: new.bytes, after)
    return Double(common.start + common.end) / Double(max(before.count, after.count))
  }

  /// Whether the old element can become the new one in the same place: they are not different
  /// items, and have the same cell.
  private mutating func canReplace(_ o: Int, with n: Int) -> Bool {
    guard canTurn(o, into: n) else { return false }
    let (oldKey, newKey) = (old.key(of: o), new.key(of: n))
    if oldKey != nil || newKey != nil {
      if new.elements[n].name == "li" { return false }
      if let oldKey, newKeys.contains(oldKey, of: new) { return false }
      if let newKey, oldKeys.contains(newKey, of: old) { return false }
    }
    let parent = new.elements[n].parent
    return parent < 0 || new.elements[parent].name != "li"
      || firstClass(of: o, in: old) == firstClass(of: n, in: new)
  }

  /// The element's first class, which names its cell.
  private func firstClass(of index: Int, in tree: MarkupTree) -> ArraySlice<UInt8>? {
    let list = tree.attributes(of: index)
      .first { tree.bytes[$0.name].elementsEqual("class".utf8) }?.value
    return list.map { tree.bytes[$0].prefix { !$0.isWhiteSpace } }
  }
}
