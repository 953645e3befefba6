import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// Asks the web for the addresses that a site leads to.
///
/// Servers are asked side by side, each for one address after the other, until one does not answer.
struct ExternalLinks {
  let probe: @Sendable (_ address: String) -> LinkAnswer

  /// How many servers are asked at once.
  private static let servers = 12

  /// Returns the addresses that lead to nothing, each with the reason, in their order. What `memory` knows is
  /// not asked for again, and what is found is remembered.
  func missing(
    among addresses: [String], rememberedIn memory: inout LinkMemory
  ) -> [(address: String, reason: String)] {
    let unknown = addresses.filter { !memory.knows($0) }
    // In order of the first address at each server.
    var places: [Substring: Int] = [:]
    var byServer: [[String]] = []
    for address in unknown {
      let server = Self.server(of: address)
      let place = places[server] ?? byServer.count
      if place == byServer.count {
        places[server] = place
        byServer.append([])
      }
      byServer[place].append(address)
    }
    let answers = concurrentMap(of: byServer.count, by: 1, jobs: Self.servers) {
      [byServer, probe] range in
      var silence: String?
      return byServer[range.lowerBound].map { address in
        if let silence { return (address, LinkAnswer.missing(silence)) }
        let answer = probe(address)
        if case .silent = answer {
          silence = "it was not tried: \(Self.server(of: address)) did not answer twice"
        }
        return (address, answer)
      }
    }
    var reasons: [String: String] = [:]
    for (address, answer) in answers.joined() {
      switch answer {
      case .found: memory.remember(address)
      case .missing(let reason), .silent(let reason): reasons[address] = reason
      }
    }
    return unknown.compactMap { address in reasons[address].map { (address, $0) } }
  }

  /// `example.org` of `https://example.org/a`.
  private static func server(of address: String) -> Substring {
    let segments = address.pathSegments()
    return segments.count > 1 ? segments[1] : segments.first ?? ""
  }
}
