internal import VitrineModel

extension SectionChart {
  /// The chart with fractions of a second converted to the unit that fits the greatest value, like
  /// measures elsewhere on a page.
  var inFittingUnits: SectionChart {
    var chart = self
    if let unit = y?.fittingUnit(of: values.map(\.y)) {
      chart.y?.unit = unit.name
      for index in values.indices { chart.values[index].y *= unit.factor }
    }
    if scale == .numbers, let unit = x.fittingUnit(of: values.map(\.x)) {
      chart.x.unit = unit.name
      for index in values.indices { chart.values[index].x *= unit.factor }
    }
    return chart
  }
}

extension SectionChart.Axis {
  /// How many of a smaller unit make one second, and its name. Nil for other units and if a value
  /// is a second or more.
  fileprivate func fittingUnit(of values: [Double]) -> (factor: Double, name: String)? {
    let largest = values.reduce(0) { max($0, $1.magnitude) }
    guard unit == "s", largest > 0, largest < 1 else { return nil }
    return subunit(of: largest)
  }
}
