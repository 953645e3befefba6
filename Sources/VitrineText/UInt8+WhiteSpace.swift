extension UInt8 {
  /// Whether it is ASCII whitespace as HTML and CSS define it: a tab, line feed, form feed,
  /// carriage return or space (<https://infra.spec.whatwg.org/#ascii-whitespace>). XML has the
  /// same, except for the form feed, which it forbids.
  @inlinable package var isWhiteSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }

  /// Whether it is a space or a tab: the white space within a line in CommonMark (§2.1), YAML
  /// (`s-white`, §5.5), TOML and Mustache.
  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
}
