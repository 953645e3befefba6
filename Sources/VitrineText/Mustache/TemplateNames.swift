/// A context that declares each of its names once, with a description, a type, and where its value
/// comes from. The shape for checking names is derived from that.
///
/// Contexts and their names are public for speed although only this package uses them: only public
/// generic code is specialized in other modules. With package access, builds take 10 % longer.
public protocol NamedContext: TemplateContext {
  static var names: TemplateNames<Self> { get }
}

extension NamedContext {
  /// The value of `name`, or nil if it is not declared.
  public func value(of name: TemplateName) -> TemplateValue? {
    Self.names.value(of: name, in: self)
  }
}

/// The names of one kind of context.
///
/// ```swift
/// static let names = TemplateNames<CardContext> { names in
///   names.text("title", "Its title.") { $0.record.title }
///   names.list("tags", "Its tags, as words.") { $0.record.tags }
///   names.context("image", "Its picture.") { $0.picture }
/// }
/// ```
///
/// A name is found by its hash, in about 50 instructions.
public struct TemplateNames<Context: TemplateContext>: Sendable {
  /// The names that templates are checked against, in declaration order.
  public private(set) var shape = TemplateShape([:])
  private var declared: [TemplateShape.Declared] = []
  fileprivate var answers = TemplateValueLookup()

  /// Declares names, in addition to those of `others`.
  package init(_ others: TemplateNames? = nil, _ declare: (inout TemplateNames) -> Void) {
    if let others { self = others }
    declare(&self)
    shape = TemplateShape(declared)
    precondition(shape.members.count == declared.count, "a name is declared twice")
    answers.finish()
  }

  /// The value of `name` in `context`, or nil if the name is not declared.
  public func value(of name: TemplateName, in context: Context) -> TemplateValue? {
    answers.value(of: name, in: context)
  }

  @usableFromInline
  mutating func add(
    _ name: String, _ description: String, _ member: TemplateShape.Member,
    _ answer: @escaping TemplateValueLookup.Answer
  ) {
    declared.append((name, description, member))
    answers.declare(name, answer)
  }
}

/// Looks up the values of names by hash.
@usableFromInline
struct TemplateValueLookup: Sendable {
  /// Takes any object, so that calling it costs no conversion. It is only ever given its own
  /// context.
  @usableFromInline typealias Answer = @Sendable (AnyObject) -> TemplateValue?

  /// A wrapper: functions stored directly in an array would be converted at every call.
  struct Place: Sendable {
    var hash: UInt64 = 0

    /// Nil if the slot is free.
    var answer: Answer?
  }

  /// The answers in declaration order.
  private(set) var declared: [Place] = []

  /// An open-addressing hash table with linear probing. There are more slots than answers, and the
  /// number of slots is a power of 2.
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

  /// Declares something that can be written: any value except a list or a context.
  @inlinable @inline(__always)
  public mutating func value(
    _ name: String, _ description: String, _ value: @escaping @Sendable (Context) -> TemplateValue
  ) {
    add(name, description, .value) { value(Self.own($0)) }
  }

  /// Declares text, which is escaped when written.
  @inlinable @inline(__always)
  public mutating func text(
    _ name: String, _ description: String, _ text: @escaping @Sendable (Context) -> String?
  ) {
    add(name, description, .value) { .text(text(Self.own($0))) }
  }

  /// Declares an address that has already been checked.
  @inlinable @inline(__always)
  public mutating func address(
    _ name: String, _ description: String, _ address: @escaping @Sendable (Context) -> String?
  ) {
    add(name, description, .value) { .address(address(Self.own($0))) }
  }

  /// Declares a flag that only decides whether a section is rendered.
  @inlinable @inline(__always)
  public mutating func flag(
    _ name: String, _ description: String, _ flag: @escaping @Sendable (Context) -> Bool
  ) {
    add(name, description, .value) { .flag(flag(Self.own($0))) }
  }

  /// Declares HTML.
  @inlinable @inline(__always)
  public mutating func markup(
    _ name: String, _ description: String, _ markup: @escaping @Sendable (Context) -> [UInt8]?
  ) {
    add(name, description, .value) { markup(Self.own($0)).map { .markup($0) } ?? .nothing }
  }

  /// Declares a list of texts.
  @inlinable @inline(__always)
  public mutating func list(
    _ name: String, _ description: String, _ texts: @escaping @Sendable (Context) -> [String]
  ) {
    add(name, description, .values) { .list(texts(Self.own($0))) { .text($0) } }
  }

  /// Declares a list of addresses that have already been checked.
  @inlinable @inline(__always)
  public mutating func addresses(
    _ name: String, _ description: String,
    _ addresses: @escaping @Sendable (Context) -> [String]
  ) {
    add(name, description, .values) { .list(addresses(Self.own($0))) { .address($0) } }
  }

  /// Declares a context.
  @inlinable @inline(__always)
  public mutating func context<Inner: NamedContext>(
    _ name: String, _ description: String, _ inner: @escaping @Sendable (Context) -> Inner?
  ) {
    add(name, description, .context(Inner.names.shape)) { .context(inner(Self.own($0))) }
  }

  /// Declares a context that can be of several kinds, with the names of all of them.
  @inlinable @inline(__always)
  public mutating func context(
    _ name: String, _ description: String, of shape: TemplateShape,
    _ inner: @escaping @Sendable (Context) -> (any TemplateContext)?
  ) {
    add(name, description, .context(shape)) { .context(inner(Self.own($0))) }
  }

  /// Declares a list of contexts.
  @inlinable @inline(__always)
  public mutating func list<Inner: NamedContext>(
    _ name: String, _ description: String, _ list: @escaping @Sendable (Context) -> [Inner]
  ) {
    self.list(name, description, of: list) { inner, _ in inner }
  }

  /// Declares a list of contexts, each created only when its element is rendered.
  @inlinable @inline(__always)
  public mutating func list<Element, Inner: NamedContext>(
    _ name: String, _ description: String, of elements: @escaping @Sendable (Context) -> [Element],
    _ inner: @escaping @Sendable (Element, Context) -> Inner
  ) {
    add(name, description, .list(Inner.names.shape)) { object in
      let context = Self.own(object)
      return .list(elements(context)) { .context(inner($0, context)) }
    }
  }

  /// Declares data, which can contain any name.
  @inlinable @inline(__always)
  public mutating func data(
    _ name: String, _ description: String, _ value: @escaping @Sendable (Context) -> TemplateValue
  ) {
    add(name, description, .any) { value(Self.own($0)) }
  }

  /// Declares all names of a context that is part of this one. They have no value if that part is
  /// missing.
  public mutating func names<Inner: NamedContext>(
    of inner: @escaping @Sendable (Context) -> Inner?
  ) {
    let names = Inner.names
    for ((name, description, shape), member) in zip(names.declared, names.answers.declared) {
      add(name, description, shape) { inner(Self.own($0)).map { member.answer?($0) } ?? .nothing }
    }
  }
}
