import VitrineText

/// The land areas of the earth, as rings of places in degrees. Lakes are rings within other rings.
enum Land {
  static let rings: [[ChartDrawing.Place]] = {
    var numbers = PackedNumbers(packed)
    var rings: [[ChartDrawing.Place]] = []
    while let count = numbers.next() {
      var (x, y) = (0, 0)
      rings.append(
        (0..<count).map { _ in
          x += numbers.nextSigned()
          y += numbers.nextSigned()
          return ChartDrawing.Place(x: Double(x) / 20, y: Double(y) / 20)
        })
    }
    return rings
  }()
}
