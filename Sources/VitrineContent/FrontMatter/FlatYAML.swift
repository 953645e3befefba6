/// Reads the YAML that most front matter is: keys with plain or quoted scalars and lists of them.
enum FlatYAML {
  /// The keys and values of `text`, or nil where only a whole parser can tell.
  static func members(of text: YAMLText) -> [SourceValue.Member]? { nil }
}
