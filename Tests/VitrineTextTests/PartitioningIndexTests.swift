import Testing
import VitrineText

@Suite struct PartitioningIndexTests {
  @Test(arguments: 0...33)
  func everyBoundaryIsFound(_ count: Int) {
    for boundary in 0...count {
      #expect((0..<count).partitioningIndex { $0 >= boundary } == boundary)
    }
  }

  @Test func indicesAreThoseOfTheSlice() {
    let slice = [9, 9, 1, 3, 5, 0][2..<5]
    #expect(slice.partitioningIndex { $0 >= 0 } == 2)
    #expect(slice.partitioningIndex { $0 >= 4 } == 4)
    #expect(slice.partitioningIndex { $0 >= 6 } == 5)
  }

  /// Each question halves what is left: 1,000,000 elements are fewer than 2²⁰.
  @Test func fewElementsAreAsked() {
    for boundary in [0, 1, 499_999, 999_999, 1_000_000] {
      var count = 0
      let index = (0..<1_000_000).partitioningIndex {
        count += 1
        return $0 >= boundary
      }
      #expect(index == boundary)
      #expect(count <= 20)
    }
  }
}
