import TestSupport
import Testing

@testable import VitrineModel

/// An identifier whose hash says nothing.
struct Colliding: Hashable, Sendable {
  var name: Int

  func hash(into hasher: inout Hasher) {}
}

@Suite struct IdentifierTableTests {
  /// The same operations on a dictionary.
  @Test(arguments: 0..<40) func agreesWithADictionary(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = IdentifierTable<Int>()
    var handles: [Int: Int] = [:]
    for _ in 0..<2_000 {
      let id = random.below(300)
      if random.chance(60) {
        let (handle, isNew) = table.add(id)
        #expect(isNew == (handles[id] == nil))
        #expect(handles[id] == nil || handles[id] == handle)
        handles[id] = handle
      } else if let handle = handles.removeValue(forKey: id) {
        table.remove(handle)
      }
    }
    #expect(table.count == handles.count)
    for id in 0..<300 { #expect(table.handle(of: id) == handles[id]) }
  }

  @Test func handlesAreNotGivenTwice() {
    var table = IdentifierTable<String>()
    #expect(table.add("a").handle == 0)
    table.remove(0)
    #expect(table.handle(of: "a") == nil)
    #expect(table.add("a").handle == 1)
  }

  @Test func equalHashesAreToldApart() {
    var table = IdentifierTable<Colliding>()
    for name in 0..<100 { #expect(table.add(Colliding(name: name)).handle == name) }
    for name in stride(from: 0, to: 100, by: 2) { table.remove(name) }
    for name in 0..<100 {
      #expect(table.handle(of: Colliding(name: name)) == (name.isMultiple(of: 2) ? nil : name))
    }
  }

  @Test func additionsAreTakenBack() {
    var table = IdentifierTable<Int>()
    for id in 0..<50 { _ = table.add(id) }
    for id in 50..<90 { _ = table.add(id) }
    table.removeLast(from: 50)
    #expect(table.handleCount == 50)
    for id in 0..<90 { #expect(table.handle(of: id) == (id < 50 ? id : nil)) }
  }
}
