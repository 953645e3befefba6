extension Dictionary {
  /// If a key appears twice, the first value wins.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs) { first, _ in first }
  }
}
