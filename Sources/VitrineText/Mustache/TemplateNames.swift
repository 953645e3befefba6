/// A context that declares its names, each once: what it is called, what it is, and where its value
/// comes from. The shape that name checking needs follows from that.
///
/// Contexts and their names are public for speed, and used by this package alone: only what is public
/// is specialized in other modules. With package access, builds take a tenth longer.
public protocol NamedContext: TemplateContext {
  static var names: TemplateNames<Self> { get }
}

extension NamedContext {
  /// The value of `name`; nil if it is not declared.
  public func value(of name: TemplateName) -> TemplateValue? {
    Self.names.value(of: name, in: self)
  }
}

/// The names of a kind of context.
///
/// ```swift
/// static let names = TemplateNames<CardContext> { names in
///   names.text("title", "Its title.") { $0.record.title }
///   names.list("tags", "Its tags, as words.") { $0.record.tags }
///   names.context("image", "Its picture.") { $0.picture }
/// }
/// ```
///
/// A name is found by its hash, in some 50 instructions.
public struct TemplateNames<Context: TemplateContext>: Sendable {
  /// The names as templates are checked against them, in the order of their declaration.
  public private(set) var shape = TemplateShape([:])
  private var declared: [TemplateShape.Declared] = []
  fileprivate var answers = TemplateAnswers()

  /// Begins with the names of `others`.
  package init(_ others: TemplateNames? = nil, _ declare: (inout TemplateNames) -> Void) {
    if let others { self = others }
    declare(&self)
    shape = TemplateShape(declared)
    precondition(shape.members.count == declared.count, "a name is declared twice")
    answers.finish()
  }

  /// The value of `name` in `context`; nil if the name is not declared.
  public func value(of name: TemplateName, in context: Context) -> TemplateValue? {
    answers.value(of: name, in: context)
  }

  @usableFromInline
  mutating func add(
    _ name: String, _ words: String, _ member: TemplateShape.Member,
    _ answer: @escaping TemplateAnswers.Answer
  ) {
    declared.append((name, words, member))
    answers.declare(name, answer)
  }
}

/// The values of names, found by their hashes.
@usableFromInline
struct TemplateAnswers: Sendable {
  /// Takes any object, so that calling it costs no conversion; it is only given its own context.
  @usableFromInline typealias Answer = @Sendable (AnyObject) -> TemplateValue?

  /// Functions that are elements of an array themselves would be converted at every call.
  struct Place: Sendable {
    var hash: UInt64 = 0

    /// Nil where the place is free.
    var answer: Answer?
  }

  /// The answers as they were declared.
  private(set) var declared: [Place] = []

  /// Each answer at the place that its hash says, or at the next that was free. There are more places
  /// than answers, and their number is a power of 2.
  private var places: [Place] = []

  mutating func declare(_ name: String, _ answer: @escaping Answer) {
    declared.append(Place(hash: TemplateName.hash(of: name.utf8), answer: answer))
  }

  mutating func finish() {
    let count = 1 << (Int.bitWidth - (2 * declared.count).leadingZeroBitCount)
    places = Array(repeating: Place(), count: count)
    for answer in declared {
      var place = Int(truncatingIfNeeded: answer.hash) & (count - 1)
      while places[place].answer != nil { place = (place + 1) & (count - 1) }
      places[place] = answer
    }
  }

  func value(of name: TemplateName, in context: AnyObject) -> TemplateValue? {
    places.withUnsafeBufferPointer { places in
      var place = Int(truncatingIfNeeded: name.hash) & (places.count - 1)
      while places[place].hash != name.hash {
        if places[place].answer == nil { return nil }
        place = (place + 1) & (places.count - 1)
      }
      return places[place].answer?(context)
    }
  }
}

// MARK: Declaring names

extension TemplateNames {
  @inlinable @inline(__always)
  static func own(_ context: AnyObject) -> Context { unsafeDowncast(context, to: Context.self) }

  /// Something that is written: as any value but a list or a context.
  @inlinable @inline(__always)
  public mutating func value(
    _ name: String, _ words: String, _ value: @escaping @Sendable (Context) -> TemplateValue
  ) {
    add(name, words, .value) { value(Self.own($0)) }
  }

  /// Text, which is escaped where it is written.
  @inlinable @inline(__always)
  public mutating func text(
    _ name: String, _ words: String, _ text: @escaping @Sendable (Context) -> String?
  ) {
    add(name, words, .value) { .text(text(Self.own($0))) }
  }

  /// An address that was looked at already.
  @inlinable @inline(__always)
  public mutating func address(
    _ name: String, _ words: String, _ address: @escaping @Sendable (Context) -> String?
  ) {
    add(name, words, .value) { .address(address(Self.own($0))) }
  }

  /// Something that only decides if a section is rendered.
  @inlinable @inline(__always)
  public mutating func flag(
    _ name: String, _ words: String, _ flag: @escaping @Sendable (Context) -> Bool
  ) {
    add(name, words, .value) { .flag(flag(Self.own($0))) }
  }

  /// HTML.
  @inlinable @inline(__always)
  public mutating func markup(
    _ name: String, _ words: String, _ markup: @escaping @Sendable (Context) -> [UInt8]?
  ) {
    add(name, words, .value) { markup(Self.own($0)).map { .markup($0) } ?? .nothing }
  }

  /// A list of texts.
  @inlinable @inline(__always)
  public mutating func list(
    _ name: String, _ words: String, _ texts: @escaping @Sendable (Context) -> [String]
  ) {
    add(name, words, .values) { .list(texts(Self.own($0))) { .text($0) } }
  }

  /// A context.
  @inlinable @inline(__always)
  public mutating func context<Inner: NamedContext>(
    _ name: String, _ words: String, _ inner: @escaping @Sendable (Context) -> Inner?
  ) {
    add(name, words, .context(Inner.names.shape)) { .context(inner(Self.own($0))) }
  }

  /// A context of several kinds, with the names of all.
  @inlinable @inline(__always)
  public mutating func context(
    _ name: String, _ words: String, of shape: TemplateShape,
    _ inner: @escaping @Sendable (Context) -> (any TemplateContext)?
  ) {
    add(name, words, .context(shape)) { .context(inner(Self.own($0))) }
  }

  /// A list of contexts.
  @inlinable @inline(__always)
  public mutating func list<Inner: NamedContext>(
    _ name: String, _ words: String, _ list: @escaping @Sendable (Context) -> [Inner]
  ) {
    self.list(name, words, of: list) { inner, _ in inner }
  }

  /// A list of contexts, each made of its element when its turn comes.
  @inlinable @inline(__always)
  public mutating func list<Element, Inner: NamedContext>(
    _ name: String, _ words: String, of elements: @escaping @Sendable (Context) -> [Element],
    _ inner: @escaping @Sendable (Element, Context) -> Inner
  ) {
    add(name, words, .list(Inner.names.shape)) { object in
      let context = Self.own(object)
      return .list(elements(context)) { .context(inner($0, context)) }
    }
  }

  /// Data, in which any name may be.
  @inlinable @inline(__always)
  public mutating func data(
    _ name: String, _ words: String, _ value: @escaping @Sendable (Context) -> TemplateValue
  ) {
    add(name, words, .any) { value(Self.own($0)) }
  }

  /// All names of a context that is a part of this one; they stand for nothing where it is not there.
  public mutating func names<Inner: NamedContext>(
    of inner: @escaping @Sendable (Context) -> Inner?
  ) {
    let names = Inner.names
    for ((name, words, shape), member) in zip(names.declared, names.answers.declared) {
      add(name, words, shape) { inner(Self.own($0)).map { member.answer?($0) } ?? .nothing }
    }
  }
}
