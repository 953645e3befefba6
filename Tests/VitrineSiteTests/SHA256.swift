/// Returns the SHA-256 of some bytes, as FIPS 180-4 defines it.
func sha256(_ message: [UInt8]) -> [UInt8] {
  var state: [UInt32] = fractions(8) { $0.squareRoot() }
  let constants: [UInt32] = fractions(64) { cubeRoot($0) }
  var padded = message + [0x80]
  padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
  padded += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
  for start in stride(from: 0, to: padded.count, by: 64) {
    var words = (0..<16).map { word in
      padded[(start + 4 * word)...].prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let first = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let second = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let e = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ e &+ choice &+ constants[index] &+ words[index]
      let a = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ a &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }
  return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
}

private func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
  word >> bits | word << (32 - bits)
}

/// The first 32 bits of what stands behind the point in the roots of the first primes.
private func fractions(_ count: Int, _ root: (Double) -> Double) -> [UInt32] {
  let primes = (2...).lazy.filter { number in !(2..<number).contains { number % $0 == 0 } }
  return primes.prefix(count).map { prime in
    let root = root(Double(prime))
    return UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}

/// By Newton's method, for a Double's root of a third is too coarse.
private func cubeRoot(_ number: Double) -> Double {
  var root = number
  for _ in 0..<60 { root -= (root * root * root - number) / (3 * root * root) }
  return root
}
