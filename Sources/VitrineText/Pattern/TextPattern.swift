/// A regular expression, matched in time linear in the length of a text.
///
/// It supports what common dialects share: characters and classes, `|`, groups, repetitions, `^`,
/// `$`, `\b`, and the options `i`, `m` and `s`. It has no backreferences, lookaround, atomic groups
/// or possessive repetitions, because these need backtracking. A character is an extended grapheme
/// cluster, which is what a reader sees as one.
///
/// All paths through the pattern are followed in parallel (K. Thompson, Regular Expression Search
/// Algorithm, 1968), so that no text takes more than one step per character and step of the
/// program.
package struct TextPattern: Sendable {
  package let text: String
  private let steps: [PatternStep]

  package init(_ text: String) throws(PatternProblem) {
    var parser = PatternParser(text)
    steps = try parser.parse()
    self.text = text
  }

  /// Whether the pattern matches an entire text.
  package func matches(_ text: String) -> Bool { match(text).isFound }

  /// The result of matching, with the number of steps that were followed.
  func match(_ text: String) -> (isFound: Bool, work: Int) {
    var (now, next) = (PatternStates(steps.count), PatternStates(steps.count))
    var (work, previous) = (0, Character?.none)
    var characters = text.makeIterator()
    var character = characters.next()
    now.add(0, in: steps, after: previous, before: character, &work)
    while let current = character, !now.waiting.isEmpty {
      character = characters.next()
      next.removeAll()
      for state in now.waiting {
        guard case .character(let test) = steps[state] else { continue }
        work += 1
        if test.matches(current) {
          next.add(state + 1, in: steps, after: current, before: character, &work)
        }
      }
      swap(&now, &next)
      previous = current
    }
    return (character == nil && now.isAtEnd, work)
  }
}

/// A step of a pattern's program. Offsets are relative to the step.
enum PatternStep: Sendable {
  case character(CharacterTest)
  case assertion(PatternAssertion)
  case jump(Int)

  /// Continues both with the next step and with another one.
  case fork(Int)
}

enum PatternAssertion: Sendable {
  case start, end, lineStart, lineEnd, wordBoundary, noWordBoundary

  func holds(after previous: Character?, before next: Character?) -> Bool {
    switch self {
    case .start: previous == nil
    case .end: next == nil
    case .lineStart: previous?.isNewline ?? true
    case .lineEnd: next?.isNewline ?? true
    case .wordBoundary: (previous?.isOfWord ?? false) != (next?.isOfWord ?? false)
    case .noWordBoundary: (previous?.isOfWord ?? false) == (next?.isOfWord ?? false)
    }
  }
}

/// The set of active steps of a program at one place in a text.
private struct PatternStates {
  /// The steps that wait for a character, without duplicates.
  private(set) var waiting: [Int] = []

  /// Whether the program can end here.
  private(set) var isAtEnd = false

  /// The round in which each step was last reached.
  private var reached: [Int]
  private var round = 1
  private var pending: [Int] = []

  init(_ count: Int) { reached = Array(repeating: 0, count: count + 1) }

  mutating func removeAll() {
    waiting.removeAll(keepingCapacity: true)
    isAtEnd = false
    round += 1
  }

  /// Adds a step, and all steps that it leads to without consuming a character.
  mutating func add(
    _ step: Int, in steps: [PatternStep], after previous: Character?, before next: Character?,
    _ work: inout Int
  ) {
    pending.append(step)
    while let step = pending.popLast() {
      if reached[step] == round { continue }
      reached[step] = round
      work += 1
      guard step < steps.count else {
        isAtEnd = true
        continue
      }
      switch steps[step] {
      case .character: waiting.append(step)
      case .jump(let offset): pending.append(step + offset)
      case .fork(let offset): pending += [step + offset, step + 1]
      case .assertion(let assertion):
        if assertion.holds(after: previous, before: next) { pending.append(step + 1) }
      }
    }
  }
}
