/// Merges places that are so close together that their marks would overlap.
struct MapClusters {
  struct Cluster {
    /// The indices of its places, in ascending order.
    var members: [Int]

    /// The average of its places.
    var place: ChartDrawing.Place
  }

  private(set) var clusters: [Cluster]

  /// Merges places until every two clusters are at least `distance` apart, horizontally or
  /// vertically.
  ///
  /// The largest clusters absorb their neighbours first. Since each cluster is compared with all
  /// others, a very large number of places is first merged by the cells of a grid of half that
  /// distance.
  init(_ places: [ChartDrawing.Place], apart distance: Double) {
    clusters = places.enumerated().map { Cluster(members: [$0], place: $1) }
    if places.count > ChartDrawing.maxPoints {
      struct Cell: Hashable { var x, y: Int }
      clusters = Dictionary(grouping: clusters) {
        Cell(
          x: Int(($0.place.x / distance * 2).rounded(.down)),
          y: Int(($0.place.y / distance * 2).rounded(.down)))
      }.values.map(Self.joined).sorted { $0.members[0] < $1.members[0] }
    }
    while join(within: distance) {}
  }

  /// Joins each cluster with those near it, and returns false if there was nothing to join.
  private mutating func join(within distance: Double) -> Bool {
    let order = clusters.indices.sorted {
      (-clusters[$0].members.count, clusters[$0].members[0])
        < (-clusters[$1].members.count, clusters[$1].members[0])
    }
    var isTaken = Array(repeating: false, count: clusters.count)
    var result: [Cluster] = []
    for index in order where !isTaken[index] {
      let place = clusters[index].place
      let near = order.filter { other in
        !isTaken[other] && (clusters[other].place.x - place.x).magnitude < distance
          && (clusters[other].place.y - place.y).magnitude < distance
      }
      for other in near { isTaken[other] = true }
      result.append(Self.joined(near.map { clusters[$0] }))
    }
    defer { clusters = result }
    return result.count < clusters.count
  }

  private static func joined(_ clusters: [Cluster]) -> Cluster {
    if clusters.count == 1 { return clusters[0] }
    let members = clusters.flatMap(\.members).sorted()
    let count = Double(members.count)
    func mean(_ axis: KeyPath<ChartDrawing.Place, Double>) -> Double {
      clusters.reduce(0) { $0 + $1.place[keyPath: axis] * Double($1.members.count) } / count
    }
    return Cluster(members: members, place: ChartDrawing.Place(x: mean(\.x), y: mean(\.y)))
  }
}
