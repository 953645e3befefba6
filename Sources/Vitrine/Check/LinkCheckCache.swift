import VitrineSystem
import VitrineText

/// The web addresses found in the last few days, so that a check does not request them again.
///
/// They are in a file in the user's cache, `vitrine/links.json`: a JSON object from each address to
/// the day on which it was found, counted from 1970. A file that cannot be read or written is
/// ignored.
struct LinkCheckCache {
  private var days: [String: Int]
  private let folder: String?
  private let today: Int

  private static let name = "links.json"

  /// How many days an address counts as found.
  private static let term = 7

  /// A nil `folder` remembers nothing. `today` is a day counted from 1970, as in the file.
  init(in folder: String?, today: Int = WallTime.now.daysSince1970) {
    self.folder = folder
    self.today = today
    let bytes = folder.flatMap { try? Folder.existing($0)?.read(Self.name) }
    days = [:]
    guard let known = bytes.flatMap({ try? JSONDocument(parsing: $0) })?.root else { return }
    for member in known.members {
      guard let day = member.value.number.flatMap({ Int(exactly: $0.value) }),
        day <= today, day + Self.term > today
      else { continue }
      days[member.key] = day
    }
  }

  func knows(_ address: String) -> Bool { days[address] != nil }

  mutating func remember(_ address: String) { days[address] = today }

  func save() {
    guard let folder, !days.isEmpty else { return }
    var json = JSONWriter()
    json.object { json in
      for (address, day) in days.sorted(by: { $0.key < $1.key }) { json.member(address, day) }
    }
    try? Folder.new(folder).replace(Self.name, with: json.bytes.span.bytes)
  }
}
