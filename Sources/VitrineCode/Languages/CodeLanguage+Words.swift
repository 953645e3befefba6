// Languages that are described by words, quotes and comments.

private let lineQuotes: [WordLanguage.Quote] = [.line("\""), .line("'")]

extension CodeLanguage {
  static let swift = CodeLanguage(
    "swift",
    form: .words(
      WordLanguage(
        keywords: WordSet(
          """
          as async await break case catch continue default defer do else fallthrough for guard if in is
          repeat return switch throw try where while associativity convenience dynamic didSet final get
          indirect infix inout lazy left mutating none nonmutating optional override postfix precedence
          prefix Protocol required rethrows right set throws Type unowned weak willSet dynamicType false
          nil self Self super true __COLUMN__ __FILE__ __FUNCTION__ __LINE__ _ actor associatedtype
          class deinit enum extension func import init internal let operator private protocol public
          static struct subscript typealias var
          """),
        types: WordSet(
          """
          Any AnyClass AnyObject Array Bool CBool CChar CChar16 CChar32 CDouble CFloat CInt CLong
          CLongLong CShort CSignedChar CUnsignedInt CUnsignedLong CUnsignedShort CWideChar Character
          ClosedRange CollectionOfOne Comparable ContiguousArray Dictionary Double EmptyCollection
          Equatable Float Float32 Float64 Float80 FloatLiteralType Hashable Int Int128 Int16 Int32 Int64
          Int8 IntegerLiteralType MutableCollection Never ObjectIdentifier Optional Process Range
          RawRepresentable Repeat Result Selector Set Slice StaticString StrideThrough StrideTo Strideable
          String StringLiteralType Substring UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8
          UnicodeScalar Unmanaged UnsafeBufferPointer UnsafeMutablePointer UnsafePointer Void
          """),
        typeDeclarations: WordSet("class enum extension struct protocol import"),
        nameDeclarations: WordSet("func var let"),
        keywordsBehindDots: WordSet(
          "self init Type Protocol none default some left right prefix lazy set get in dynamicType"),
        blockComment: WordLanguage.BlockComment(nests: true),
        quotes: [
          WordLanguage.Quote(
            opening: "\"\"\"", closing: "\"\"\"", code: ("\\(", UInt8(ascii: ")"))),
          WordLanguage.Quote(
            opening: "\"", closing: "\"", isOneLine: true, code: ("\\(", UInt8(ascii: ")"))),
        ],
        features: [.conditions, .hashedQuotes])))

  /// The words that C and C++ share.
  private static let wordsOfC = """
    asm auto break case const constexpr continue countof default defer do else enum extern for goto if
    register restricted return sizeof struct static switch typedef typeof typeof_unqual volatile while
    union thread_local alignas alignof static_assert _Pragma fortran inline _inline __inline naked
    restrict thread __asm __based __except __stdcall __cdecl __fastcall __declspec __finally __try
    __leave __w64 __unaligned __raise __noop __identifier __forceinline __assume __null
    """

  private static let typesOfC = """
    bool int long float short double char unsigned signed void _BitInt __int128 size_t ssize_t off_t
    wchar_t ptrdiff_t sig_atomic_t fpos_t clock_t time_t va_list jmp_buf FILE DIR div_t ldiv_t mbstate_t
    wctrans_t wint_t wctype_t byte int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t
    int_least8_t int_least16_t int_least32_t int_least64_t uint_least8_t uint_least16_t uint_least32_t
    uint_least64_t int_fast8_t int_fast16_t int_fast32_t int_fast64_t uint_fast8_t uint_fast16_t
    uint_fast32_t uint_fast64_t intptr_t uintptr_t intmax_t uintmax_t clockid_t cpu_set_t cpumask_t dev_t
    gid_t id_t ino_t key_t mode_t nfds_t pid_t rlim_t sig_t sighandler_t siginfo_t sigset_t sigval_t
    socklen_t timer_t uid_t atomic_bool atomic_char atomic_short atomic_int atomic_uint atomic_long
    atomic_ulong atomic_llong atomic_ullong atomic_size_t atomic_intptr_t atomic_uintptr_t
    """

  static let c = CodeLanguage(
    "c", "h",
    form: .words(
      WordLanguage(
        keywords: WordSet(
          wordsOfC + """
             _Alignas _Alignof _Noreturn _Countof _Generic _Thread_local _Static_assert _Imaginary
            noreturn imaginary complex
            """),
        types: WordSet(typesOfC + " _Bool _Complex _Atomic _Decimal32 _Decimal64 _Decimal128"),
        typeDeclarations: WordSet("struct union"),
        quotes: lineQuotes, quotePrefixes: WordSet("L u U u8"), digitSeparator: UInt8(ascii: "'"),
        features: .directives)))

  static let cPlusPlus = CodeLanguage(
    "cpp", "c++", "cc", "cxx", "hpp", "hxx",
    form: .words(
      WordLanguage(
        keywords: WordSet(
          wordsOfC + """
             catch const_cast delete dynamic_cast explicit export friend mutable new operator private
            protected public reinterpret_cast class __restrict static_cast template this throw throws try
            typeid using virtual concept decltype noexcept override final constinit consteval co_await
            co_return co_yield requires import module typename and and_eq bitand bitor compl not not_eq
            or or_eq xor xor_eq contract_assert pre post namespace
            """),
        types: WordSet(typesOfC + " char8_t char16_t char32_t"),
        typeDeclarations: WordSet("struct union class concept typename enum"),
        nameDeclarations: WordSet("namespace"),
        quotes: lineQuotes, quotePrefixes: WordSet("L u U u8"), digitSeparator: UInt8(ascii: "'"),
        features: [.directives, .markedQuotes])))

  private static let quotesOfScripts: [WordLanguage.Quote] =
    lineQuotes + [
      WordLanguage.Quote(opening: "`", closing: "`", code: ("${", UInt8(ascii: "}")))
    ]

  private static let wordsOfScripts = """
    typeof instanceof in void delete new constructor from as for while do break return continue switch
    case default if else throw try catch finally yield await async this of static export import debugger
    extends super var let const with function class abstract boolean byte char double enum final float
    goto implements int interface long native package private protected public short synchronized throws
    transient volatile true false null NaN Infinity undefined
    """

  private static let typesOfScripts = """
    Array Boolean Date BigInt Function Math ArrayBuffer Number Object RegExp String Promise Proxy
    DataView Symbol Intl WeakSet WeakMap Set Map Reflect JSON Atomics Int8Array Int16Array Int32Array
    BigInt64Array Float32Array Float64Array Uint8ClampedArray Uint8Array Uint16Array Uint32Array
    BigUint64Array Error EvalError InternalError RangeError ReferenceError SyntaxError TypeError URIError
    """

  static let javaScript = CodeLanguage(
    "javascript", "js", "mjs", "cjs", "jsx", "node",
    form: .words(
      WordLanguage(
        keywords: WordSet(wordsOfScripts), types: WordSet(typesOfScripts),
        quotes: quotesOfScripts, nameSigns: [UInt8(ascii: "$")], features: .expressions)))

  static let typeScript = CodeLanguage(
    "typescript", "ts", "mts", "cts", "tsx",
    form: .words(
      WordLanguage(
        keywords: WordSet(wordsOfScripts + " readonly override declare type"),
        types: WordSet(typesOfScripts + " string boolean number"),
        quotes: quotesOfScripts, nameSigns: [UInt8(ascii: "$")],
        features: [.expressions, .decorators, .typesBehindColons])))

  static let python = CodeLanguage(
    "python", "py", "python3", "py3", "pyi",
    form: .words(
      WordLanguage(
        keywords: WordSet(
          """
          assert async await break continue del elif else except finally for global if lambda pass raise
          nonlocal return try while yield as with def class from import in is and or not True False None
          """),
        types: WordSet(
          """
          bool bytearray bytes classmethod complex dict enumerate filter float frozenset int list map
          memoryview object property range reversed set slice staticmethod str super tuple type zip
          ArithmeticError AssertionError AttributeError BaseException BufferError BytesWarning
          DeprecationWarning EOFError EnvironmentError Exception FloatingPointError FutureWarning
          GeneratorExit IOError ImportError ImportWarning IndentationError IndexError KeyError
          KeyboardInterrupt LookupError MemoryError NameError NotImplementedError OSError OverflowError
          PendingDeprecationWarning ReferenceError ResourceWarning RuntimeError RuntimeWarning
          StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TypeError
          UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError
          UnicodeWarning UserWarning ValueError Warning ZeroDivisionError BlockingIOError
          ChildProcessError ConnectionError BrokenPipeError ConnectionAbortedError
          ConnectionRefusedError ConnectionResetError FileExistsError FileNotFoundError InterruptedError
          IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError
          StopAsyncIteration ModuleNotFoundError RecursionError EncodingWarning
          """),
        typeDeclarations: WordSet("class"), nameDeclarations: WordSet("def"),
        pathDeclarations: WordSet("import from"),
        lineComments: ["#"], blockComment: nil,
        quotes: [
          WordLanguage.Quote(opening: "\"\"\"", closing: "\"\"\""),
          WordLanguage.Quote(opening: "'''", closing: "'''"),
        ] + lineQuotes,
        quotePrefixes: WordSet("r u b br rb f fr rf t tr rt", ignoresCase: true),
        bracePrefixes: WordSet("f fr rf t tr rt", ignoresCase: true),
        features: [.decorators, .softKeywords])))

  static let rust = CodeLanguage(
    "rust", "rs",
    form: .words(
      WordLanguage(
        keywords: WordSet(
          """
          as async await box const crate dyn else extern for if impl in loop match move mut pub ref
          return static super trait unsafe use where while abstract become do final macro override priv
          typeof try unsized virtual yield true false self Self mod let fn struct enum type union break
          continue
          """),
        types: WordSet(
          """
          u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 usize isize f32 f64 char str bool Copy Send Sized Sync
          Unpin Drop Fn FnMut FnOnce drop Box ToOwned Clone PartialEq PartialOrd Eq Ord AsRef AsMut Into
          From Default Iterator Extend IntoIterator DoubleEndedIterator ExactSizeIterator Option Some
          None Result Ok Err String ToString Vec
          """),
        typeDeclarations: WordSet("struct enum type union"), nameDeclarations: WordSet("mod fn"),
        blockComment: WordLanguage.BlockComment(nests: true),
        quotes: [WordLanguage.Quote(opening: "\"", closing: "\"")],
        quotePrefixes: WordSet("b c"), features: .rust)))

  static let go = CodeLanguage(
    "go", "golang",
    form: .words(
      WordLanguage(
        keywords: WordSet(
          """
          import package var func struct type interface const break default select case defer go else
          goto switch fallthrough if range continue for return true false iota nil
          """),
        types: WordSet(
          """
          uint uint8 uint16 uint32 uint64 int int8 int16 int32 int64 float32 float64 map chan complex64
          complex128 byte rune string bool error uintptr any comparable
          """),
        quotes: lineQuotes + [WordLanguage.Quote(opening: "`", closing: "`", escape: nil)])))

  static let java = CodeLanguage(
    "java",
    form: .words(
      WordLanguage(
        keywords: WordSet(
          """
          assert break case catch continue default do else finally for if goto instanceof new return
          switch this throw try while abstract const enum exports extends final implements native open
          opens permits private protected provides public requires sealed static strictfp super
          synchronized throws to transient transitive uses volatile with yield package true false null
          class interface module var import record
          """),
        types: WordSet("boolean byte char double float int long short void"),
        typeDeclarations: WordSet("class interface module record"),
        pathDeclarations: WordSet("package import"),
        quotes: [WordLanguage.Quote(opening: "\"\"\"", closing: "\"\"\"")] + lineQuotes,
        nameSigns: [UInt8(ascii: "$")], features: .dottedDecorators)))

  static let sql = CodeLanguage(
    "sql", "sqlite", "mysql", "postgresql", "postgres", "psql",
    form: .words(
      WordLanguage(
        keywords: WordSet(keywordsOfSQL, ignoresCase: true),
        types: WordSet(
          """
          array bigint binary bit blob boolean char character date dec decimal float int int8 integer
          interval number numeric real serial smallint text timestamp varchar varying varying_int
          """, ignoresCase: true),
        lineComments: ["--"],
        quotes: [
          WordLanguage.Quote(opening: "'", closing: "'", escape: nil),
          WordLanguage.Quote(opening: "\"", closing: "\"", escape: nil),
        ], nameSigns: [UInt8(ascii: "$")], features: .ignoresCase)))

  /// Reserved words that form statements, and those of common databases.
  private static let keywordsOfSQL = """
    abort access action add admin after aggregate all alter always analyze and any as asc assertion assignment at atomic attach attribute autoincrement
    authorization backup before begin between both by cache call called cascade catalog chain case cast characteristics check checkpoint class close
    cluster coalesce collate collation column columns comment commit concurrently conflict connect
    connection constraint constraints contains continue convert copy count create cross cube current
    current_date current_time current_timestamp current_user cursor cycle database databases declare
    default deferrable deferred delete desc describe destroy detach dictionary disable disabled distinct do domain drop each
    else enable encoding end escape except event exclude exclusive execute exists explain extension extract
    false fetch filter first following for foreign from full function functions generated global grant
    group grouping having if ignore ilike immediate immutable in index indexed initially inner inout input
    insert inherits instead intersect invoker into is isnull isolation join key language large last lateral left level like limit listen load
    local localtime localtimestamp lock locked match materialized merge minvalue maxvalue mode move
    names natural next no not nothing notnull null nullif nulls of off offset on only operator option options or
    order ordinality others out outer over overlaps owned owner partition password plan plpgsql position
    pragma preceding precision prepare primary privileges procedure public query raise range read
    recursive references reindex release rename repeatable replace reset restart restrict return returning
    returns revoke right role rollback rollup row rows savepoint  schema scroll search security select sequence session
    session_user set setof show similar simple some stable statistics start statement storage stored strict substring sum table tables
    temp template temporary then ties timestamp to transaction  trigger trim true truncate trusted type unbounded union unique
    unlogged update upper use user using vacuum valid validate validator value values verbose version view virtual volatile when where
    window with without work write year zone
    """
}
