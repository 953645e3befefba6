import VitrineFormats
import VitrineModel

extension SearchSettings {
  static let keys = ContentKeys<SearchSettings>(
    "'search'",
    [ContentKey("slash", .flag, \.opensWithSlash, "Whether the '/' key opens the search.")])
}

extension ContentType<SearchSettings?> {
  /// `true`, `false`, or a map with settings that differ from the defaults.
  static var siteSearch: Self {
    let keys = SearchSettings.keys
    return Self(.either([.flag, .map(keys.schema)])) { member, reader in
      guard case .object = member.value.content else {
        return reader.boolOrMap(member).map { $0 ? SearchSettings() : nil }
      }
      var settings = SearchSettings()
      reader.read(member.value, by: keys, into: &settings)
      return settings
    }
  }
}

extension ContentType<SearchedCollection> {
  /// A list of field names, or a Boolean.
  static var searchedFields: Self {
    Self(.either([.flag, .texts])) { member, reader in
      if case .bool(let isSearched) = member.value.content {
        return isSearched ? .fields([]) : .nothing
      }
      return reader.texts(member).map { .fields($0.map(\.text)) }
    }
  }
}
