extension ContentType<TextEncoding> {
  /// The name of an encoding, as files say it.
  static var encoding: Self {
    Self(.choice(TextEncoding.names)) { member, declarations in
      guard let name = declarations.text(member) else { return nil }
      if let encoding = TextEncoding(named: name) { return encoding }
      declarations.note(
        .unknownValue(
          name, of: member.key, among: TextEncoding.names,
          at: declarations.location(of: member.value)))
      return nil
    }
  }
}
