import Testing
import VitrineCharts

@Suite struct SparklineTests {
  private func places(_ values: [Double?]) -> [[[Double]]] {
    Sparkline(values).runs.map { $0.map { [$0.x, $0.y] } }
  }

  // 120 × 28 px with 4 px around: 112 px for the steps, 20 px from the least to the greatest.
  @Test func theLeastIsAtTheBottomAndTheGreatestAtTheTop() {
    #expect(places([-1, 3, 1]) == [[[4, 24], [60, 4], [116, 14]]])
  }

  @Test func whatIsNotThereIsAGap() {
    #expect(places([0, nil, nil, 10, 5]) == [[[4, 24]], [[88, 4], [116, 14]]])
    #expect(places([nil, 1, nil]) == [[[60, 14]]])
  }

  @Test func equalValuesAreInTheMiddleAndASingleOneAtTheEnd() {
    #expect(places([7, 7]) == [[[4, 14], [116, 14]]])
    #expect(places([7]) == [[[116, 14]]])
    #expect(places([]) == [] && places([nil]) == [])
  }

  @Test func itIsAPictureThatWordsTell() {
    var html: [UInt8] = []
    Sparkline([1, 2, nil, 2, nil, 3]).appendSVG(to: &html, label: "<3")

    #expect(
      String(decoding: html, as: UTF8.self) == #"""
        <svg class="spark" viewBox="0 0 120 28" width="120" height="28" role="img" aria-label="&lt;3"><path d="M4 24L26.4 14"/><path class="lone" d="M71.2 14h0"/><path class="dot" d="M116 4h0"/></svg>
        """#)
  }
}
