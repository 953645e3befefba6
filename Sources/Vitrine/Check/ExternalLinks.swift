import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// Checks whether the web addresses that a site links to exist.
///
/// Servers are queried concurrently, each for one address after the other. Once a server does not
/// answer, its remaining addresses are skipped.
struct ExternalLinks {
  let probe: @Sendable (_ address: String) -> LinkResponse

  /// How many servers are queried at once.
  private static let servers = 12

  /// Returns the addresses that do not exist, each with the reason, in order. Addresses that
  /// `memory` knows are skipped, and those that are found are added to it.
  func missing(
    among addresses: [String], rememberedIn memory: inout LinkCheckCache
  ) -> [(address: String, reason: String)] {
    let unknown = addresses.filter { !memory.knows($0) }
    // Servers are in the order of their first addresses.
    var places: [Substring: Int] = [:]
    var addressesByServer: [[String]] = []
    for address in unknown {
      let server = Self.server(of: address)
      let place = places[server] ?? addressesByServer.count
      if place == addressesByServer.count {
        places[server] = place
        addressesByServer.append([])
      }
      addressesByServer[place].append(address)
    }
    let answers = concurrentMap(of: addressesByServer.count, by: 1, jobs: Self.servers) {
      [addressesByServer, probe] range in
      var timeoutReason: String?
      return addressesByServer[range.lowerBound].map { address in
        if let timeoutReason { return (address, LinkResponse.missing(timeoutReason)) }
        let answer = probe(address)
        if case .silent = answer {
          timeoutReason = "it was not tested: \(Self.server(of: address)) failed to respond twice"
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
