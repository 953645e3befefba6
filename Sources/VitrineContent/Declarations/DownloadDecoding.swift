import VitrineData
import VitrineFormats

extension ContentType<LocatedValue<[String]?>> {
  /// `true` for all formats, `false`, or the names of some.
  static var download: Self {
    let names = DownloadFormat.all.filter { !$0.isOfReferences && !$0.isOfManifests }.map(\.name)
    return Self(.either([.flag, .choice(names), .list(.choice(names))])) { member, reader in
      if case .bool(let isOffered) = member.value.content {
        return isOffered ? reader.placed(nil, of: member) : nil
      }
      return reader.texts(member).map { texts in
        let known = texts.compactMap { text, value in
          var entry = member
          entry.value = value
          return reader.choice(entry, among: names) { names.contains($0) ? $0 : nil }
        }
        return reader.placed(known, of: member)
      }
    }
  }
}

extension ContentType<Bool> {
  /// `true` with its place. `false` counts as left out.
  static var placed: ContentType<LocatedValue<Bool>> {
    ContentType<LocatedValue<Bool>>(.flag) { member, reader in
      reader.bool(member) == true ? reader.placed(true, of: member) : nil
    }
  }
}
