import Foundation

/// How many random inputs a test tries: `few`, or `all` where `make test-all` asks for all.
public func tries(_ few: Int, all: Int) -> Int {
  ProcessInfo.processInfo.environment["VITRINE_TEST_ALL"] == nil ? few : all
}
