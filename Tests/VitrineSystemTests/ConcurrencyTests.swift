import Testing

@testable import VitrineSystem

@Suite struct ConcurrencyTests {
  @Test(arguments: [1, 2, 8])
  func bothResultsAreThere(jobs: Int) {
    let (first, second) = concurrently(jobs: jobs) {
      1
    } _: {
      "two"
    }

    #expect(first == 1)
    #expect(second == "two")
  }
}
