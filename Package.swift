// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The layout engine, snapshots and what works on bytes are optimized in debug builds too: tests ask so much of them that
// they would take minutes more. The larger modules are not, for that would take the build longer than it saves.
let optimized: [SwiftSetting] = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "vitrine", targets: ["VitrineCommand"]),
    .library(name: "Vitrine", targets: ["Vitrine", "VitrineContent"]),
    .library(name: "VitrineModel", targets: ["VitrineModel"]),
    .library(name: "VitrineLayout", targets: ["VitrineLayout"]),
    .executable(name: "cases", targets: ["CasesCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "CVitrine", dependencies: ["CMarkGFM"], exclude: ["scripts"]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .target(name: "VitrineDiagnostics", swiftSettings: settings),
    .target(name: "CVitrineSystem"),
    .target(name: "VitrineSystem", dependencies: ["CVitrineSystem"], swiftSettings: optimized),
    .target(
      name: "VitrineText", dependencies: ["VitrineDiagnostics", "VitrineSystem"],
      swiftSettings: optimized),
    .target(
      name: "VitrineModel", dependencies: ["VitrineDiagnostics"], swiftSettings: optimized),
    .target(
      name: "VitrineLayout", swiftSettings: optimized,
      // Rounding a Double calls libm, which nothing here would otherwise link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "VitrineCases",
      dependencies: ["VitrineLayout", "VitrineDiagnostics", "VitrineSystem", "VitrineText"],
      swiftSettings: settings),
    .target(name: "VitrineCode", swiftSettings: optimized),
    .target(
      name: "VitrineFormats",
      dependencies: [
        "CExpat", "CYAML", "CZlib", "VitrineDiagnostics", "VitrineSystem", "VitrineText",
        "VitrineModel",
      ],
      swiftSettings: settings),
    .target(
      name: "VitrineMarkdown",
      dependencies: [
        "CMarkGFM", "CVitrine", "VitrineCode", "VitrineDiagnostics", "VitrineSystem", "VitrineText",
        "VitrineModel",
      ],
      swiftSettings: settings),
    .target(
      name: "VitrineData", dependencies: ["VitrineDiagnostics", "VitrineModel", "VitrineText"],
      swiftSettings: settings),
    .target(
      name: "VitrineContent",
      dependencies: [
        "VitrineDiagnostics", "VitrineSystem", "VitrineText", "VitrineModel", "VitrineLayout",
        "VitrineData", "VitrineFormats", "VitrineMarkdown",
      ],
      swiftSettings: settings),
    .target(
      name: "VitrineProposal",
      dependencies: [
        "VitrineDiagnostics", "VitrineSystem", "VitrineText", "VitrineModel", "VitrineFormats",
        "VitrineMarkdown", "VitrineContent",
      ],
      swiftSettings: settings),
    .target(name: "CPictures"),
    .target(
      name: "VitrinePictures",
      dependencies: [
        "CPictures", "VitrineFormats", "VitrineModel", "VitrineSystem", "VitrineText",
      ],
      swiftSettings: optimized),
    .target(name: "VitrineSearch", dependencies: ["VitrineText"], swiftSettings: optimized),
    .target(
      name: "VitrineCharts", dependencies: ["VitrineModel", "VitrineText"], swiftSettings: optimized
    ),
    .target(
      name: "VitrineSite",
      dependencies: [
        "VitrineCharts", "VitrineDiagnostics", "VitrineSystem", "VitrineText", "VitrineModel",
        "VitrineData", "VitrineLayout", "VitrineSearch",
      ],
      swiftSettings: settings),
    .target(
      name: "Vitrine",
      dependencies: [
        "CVitrine", "VitrineDiagnostics", "VitrineSystem", "VitrineText", "VitrineModel",
        "VitrineLayout", "VitrineData", "VitrineFormats", "VitrineMarkdown", "VitrineContent",
        "VitrineProposal", "VitrinePictures", "VitrineSearch", "VitrineSite",
      ],
      swiftSettings: settings),
    .target(
      name: "VitrineServe",
      dependencies: [
        "CVitrine", "Vitrine", "VitrineContent", "VitrineModel", "VitrineSite",
        "VitrineDiagnostics", "VitrineSystem", "VitrineText",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["Page"], swiftSettings: settings),
    .executableTarget(
      name: "VitrineCommand",
      dependencies: [
        "CVitrine", "Vitrine", "VitrineCases", "VitrineContent", "VitrineModel", "VitrinePictures",
        "VitrineProposal",
        "VitrineServe", "VitrineDiagnostics", "VitrineSystem", "VitrineText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    // `make -C Benchmarks layout` and `make -C Benchmarks difference`.
    .target(name: "Measuring", path: "Benchmarks/Measuring", swiftSettings: settings),
    .executableTarget(
      name: "VitrineLayoutBenchmark", dependencies: ["Measuring", "VitrineLayout"],
      path: "Benchmarks/Layout", swiftSettings: settings),
    .executableTarget(
      name: "VitrineDifferenceBenchmark", dependencies: ["Measuring", "VitrineModel"],
      path: "Benchmarks/Difference", swiftSettings: settings),

    // Answers Tests/Browser/agreement.py, described.py, folding.py, supplements.py and transitions.py.
    .executableTarget(
      name: "VitrineAgreement",
      dependencies: [
        "TestSupport", "VitrineContent", "VitrineDiagnostics", "VitrineLayout", "VitrineModel",
        "VitrineSite", "VitrineText",
      ],
      path: "Tests/Browser/Agreement", swiftSettings: settings),

    // Answers Tests/Code/compare.py.
    .executableTarget(
      name: "CodeClasses", dependencies: ["VitrineCode", "VitrineSystem"],
      path: "Tests/Code/Classes", swiftSettings: settings),

    // `make cases`, and the tests that check the cases of their fixtures.
    .target(
      name: "CaseChecks",
      dependencies: [
        "VitrineCases", "VitrineLayout", "VitrineModel", "VitrineDiagnostics", "VitrineSystem",
        "VitrineText",
      ],
      path: "Tests/Cases/Checks", swiftSettings: settings),
    .executableTarget(
      name: "CasesCommand", dependencies: ["CaseChecks", "VitrineCases", "VitrineSystem"],
      path: "Tests/Cases/Program", swiftSettings: settings),

    // What tests share.
    .target(
      name: "TestSupport", dependencies: ["VitrineDiagnostics"], path: "Tests/Support",
      swiftSettings: settings),

    // `make fuzz`, and the tests that read its corpus.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "TestSupport", "Vitrine", "VitrineContent", "VitrineDiagnostics", "VitrineModel",
        "VitrineSystem", "VitrineText",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings),
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets", "TestSupport"], path: "Tests/Fuzz/Program",
      swiftSettings: settings),

    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "VitrineSystemTests", dependencies: ["TestSupport", "VitrineSystem"],
      swiftSettings: settings),
    .testTarget(
      name: "VitrineTextTests", dependencies: ["TestSupport", "VitrineDiagnostics", "VitrineText"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "VitrineChartsTests", dependencies: ["VitrineCharts", "VitrineText"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "VitrineCodeTests", dependencies: ["TestSupport", "VitrineCode", "VitrineSystem"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "VitrineSearchTests",
      dependencies: ["VitrineSearch", "VitrineSystem", "VitrineText"],
      swiftSettings: settings),
    .testTarget(
      name: "VitrineLayoutTests",
      dependencies: [
        "CaseChecks", "TestSupport", "VitrineCases", "VitrineLayout", "VitrineDiagnostics",
        "VitrineText",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "VitrineModelTests",
      dependencies: [
        "CaseChecks", "TestSupport", "VitrineCases", "VitrineModel", "VitrineDiagnostics",
        "VitrineText",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "VitrineFormatsTests",
      dependencies: [
        "TestSupport", "VitrineFormats", "VitrineModel", "VitrineDiagnostics", "VitrineText",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "VitrineMarkdownTests",
      dependencies: [
        "TestSupport", "VitrineMarkdown", "VitrineCode", "VitrineModel", "VitrineDiagnostics",
        "VitrineText",
        "CMarkGFM",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "VitrinePicturesTests",
      dependencies: [
        "CPictures", "TestSupport", "VitrineFormats", "VitrineModel", "VitrinePictures",
        "VitrineSystem",
        "VitrineText",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "VitrineProposalTests",
      dependencies: ["TestSupport", "VitrineProposal", "VitrineDiagnostics"],
      swiftSettings: settings),
    .testTarget(
      name: "VitrineContentTests",
      dependencies: [
        "TestSupport", "VitrineContent", "VitrineData", "VitrineFormats", "VitrineMarkdown",
        "VitrineModel", "VitrineLayout", "VitrineDiagnostics", "VitrineText",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "VitrineSiteTests",
      dependencies: [
        "TestSupport", "VitrineSearch",
        "VitrineSite", "VitrineModel", "VitrineLayout", "VitrineDiagnostics", "VitrineText",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "VitrineTests",
      dependencies: [
        "TestSupport", "Vitrine", "VitrineCommand", "VitrineContent", "VitrineFormats",
        "VitrineLayout", "VitrineModel", "VitrinePictures", "VitrineProposal", "VitrineServe",
        "VitrineSite",
        "VitrineDiagnostics", "VitrineSystem", "VitrineText",
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
