/// Places that lie so near each other that their marks would meet, as one.
struct MapClusters {
  struct Cluster {
    /// The indices of its places, in their order.
    var members: [Int]

    /// The middle of its places.
    var place: ChartDrawing.Place
  }

  private(set) var clusters: [Cluster]

  /// Puts places together until no two clusters are less than `distance` apart, neither across nor down.
  ///
  /// The largest takes what is near it first. Places of one cell of a grid of half that distance begin as one
  /// cluster where they are very many, since each is compared with all others.
  init(_ places: [ChartDrawing.Place], apart distance: Double) {
    clusters = places.enumerated().map { Cluster(members: [$0], place: $1) }
    if places.count > ChartDrawing.mostPoints {
      struct Cell: Hashable { var x, y: Int }
      clusters = Dictionary(grouping: clusters) {
        Cell(
          x: Int(($0.place.x / distance * 2).rounded(.down)),
          y: Int(($0.place.y / distance * 2).rounded(.down)))
      }.values.map(Self.joined).sorted { $0.members[0] < $1.members[0] }
    }
    while join(within: distance) {}
  }

  /// Joins each cluster with those near it; returns false if there are none.
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
