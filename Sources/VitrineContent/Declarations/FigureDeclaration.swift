import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// A key figure as a section or a page declares it.
struct FigureDeclaration: Sendable {
  /// The thing that the figure counts or measures.
  var subject: Subject?

  /// The field in which a share counts its value.
  var of: SectionDeclaration.Name?
  var title: String?
  var unit: String?
  var better: MeasureRule.ImprovementDirection?

  /// Whether it also shows the record that has the value.
  var showsRecord = false
  var place: SourceLocation

  enum Subject: Sendable {
    case count(CountScope)
    case share(String)
    case reduction(SectionChart.Reduction, SectionDeclaration.Name)
  }

  /// Which records to count in a hierarchy: those at the top, those without children, or all.
  enum CountScope: String, CaseIterable, Sendable {
    case roots, leaves, all
  }
}

extension FigureDeclaration {
  static let keys = ContentKeys<FigureDeclaration>(
    "a figure",
    [
      subject(
        "count", .counted,
        "The number of records: 'true' or 'roots' for those at the top, 'leaves', or 'all'."
      ) { $0.map { .count($0) } },
      subject("share", .text, "The share of the records with this value in the field 'of'.") {
        .share($0)
      },
    ]
      + SectionChart.Reduction.allCases.map { reduction in
        subject(reduction.rawValue, .name, "The \(reduction.description) of a field or measure.") {
          .reduction(reduction, $0)
        }
      } + [
        ContentKey("of", .name, \.of, "The field that 'share' counts values of."),
        ContentKey(
          "title", .text, \.title, "The title; by default the field's name."),
        ContentKey("unit", .unit, \.unit, "The unit, such as 'ms'; a measure has its own."),
        ContentKey("better", .choice, \.better, "Which direction is an improvement."),
        ContentKey(
          "show", .choice(among: ["title": true]), \.showsRecord,
          "'title' also names the record with the least or greatest value."),
      ])

  private static func subject<Value>(
    _ name: String, _ type: ContentType<Value>, _ description: String,
    _ subject: @escaping @Sendable (Value) -> Subject?
  ) -> ContentKey<FigureDeclaration> {
    ContentKey(name, type.schema, description) { member, reader, figure in
      if let other = figure.subject { reader.reportConflictingKeys(other.key, member) }
      if let value = type.read(member, &reader) { figure.subject = subject(value) }
    }
  }

  /// The fields and measures that it reads.
  var lookedUp: [SectionDeclaration.Name] {
    if case .reduction(_, let name)? = subject { return [name] }
    return [of].compactMap { $0 }
  }
}

extension FigureDeclaration.Subject {
  /// The key that sets it.
  var key: String {
    switch self {
    case .count: "count"
    case .share: "share"
    case .reduction(let reduction, _): reduction.rawValue
    }
  }
}

extension SectionChart.Reduction {
  fileprivate var description: String {
    switch self {
    case .sum: "sum"
    case .mean: "mean"
    case .median: "median"
    case .max: "greatest value"
    case .min: "least value"
    }
  }
}

extension ContentType<FigureDeclaration.CountScope?> {
  /// Which records to count: `true` stands for those at the top.
  fileprivate static var counted: Self {
    let choice = ContentType<FigureDeclaration.CountScope>.choice
    return Self(.either([.flag, choice.schema])) { member, reader in
      if case .bool(let counts) = member.value.content { return .some(counts ? .roots : nil) }
      if let text = member.value.scalarText, FlagWord.flag(text) != nil {
        let names = FigureDeclaration.CountScope.allCases.map(\.rawValue).joined(separator: ", ")
        reader.wrongType(member, "true, false or one of \(names)")
        return nil
      }
      return choice.read(member, &reader).map { .some($0) }
    }
  }
}

extension ContentType<[FigureDeclaration]> {
  static var figures: Self {
    Self(.list(.map(FigureDeclaration.keys.schema))) { member, reader in
      reader.list(member)?.compactMap { reader.figure($0) }
    }
  }
}

extension DeclarationReader {
  /// Reads a figure. Returns nil if there was a mistake.
  fileprivate mutating func figure(_ value: SourceValue) -> FigureDeclaration? {
    let noted = diagnostics.count
    var figure = FigureDeclaration(place: location(of: value))
    guard read(value, by: FigureDeclaration.keys, into: &figure), diagnostics.count == noted else {
      return nil
    }
    switch figure.subject {
    case nil:
      let subjects = SectionChart.Reduction.allCases.map { "'\($0.rawValue)'" }
      error(
        "incomplete figure", at: value, "a figure needs something to show",
        hint: "give it one of 'count', 'share', \(subjects.joined(separator: ", "))")
    case .share where figure.of == nil:
      error(
        "incomplete figure", at: value, "a figure with 'share' needs 'of'",
        hint: "name the field that has the value, as in { share: passed, of: outcome }")
    case .reduction(let reduction, _) where reduction == .max || reduction == .min: return figure
    case _ where figure.showsRecord:
      error(
        "figure of several records", at: value,
        "a figure of several records cannot show a single one",
        hint: "only 'max' and 'min' support 'show'")
    default: return figure
    }
    return nil
  }
}
