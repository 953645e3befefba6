extension Dictionary {
  /// Of pairs with the same key the first counts.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs) { first, _ in first }
  }
}
