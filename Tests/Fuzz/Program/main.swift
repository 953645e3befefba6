// fuzz TARGET [OPTION...] [FOLDER...]: feeds texts to a reader, as libFuzzer finds them.
// fuzz TARGET FILE...: feeds it these texts.
// fuzz --targets: says which there are.
//
// libFuzzer is there where Scripts/fuzz has built this; elsewhere files can be read.

import Foundation
import FuzzTargets
import TestSupport

var words = CommandLine.arguments.dropFirst()
// Where it merges texts libFuzzer calls this program again, with its own arguments alone.
let variable = "VITRINE_FUZZED"
let name = ProcessInfo.processInfo.environment[variable] ?? words.popFirst() ?? ""
if name == "--targets" {
  for target in FuzzTarget.all { print(target.name) }
  exit(0)
}
guard let target = FuzzTarget.named(name) else {
  print("usage: fuzz --targets, or fuzz TARGET [OPTION...] [FILE or FOLDER...]")
  exit(64)
}
setenv(variable, name, 1)
try Feed.begin(target)

#if FUZZING
  @_silgen_name("LLVMFuzzerRunDriver")
  func run(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  let dictionary = try TemporaryFolder()
  try dictionary.write(target.dictionary, to: "tokens")
  let options = ["-dict=\(dictionary.path)/tokens", "-max_len=\(target.maxBytes)"]
  let given = CommandLine.arguments.prefix(1) + options + words
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
    capacity: given.count + 1)
  for (index, word) in given.enumerated() { arguments?[index] = strdup(word) }
  arguments?[given.count] = nil
  var count = Int32(given.count)
  exit(
    run(&count, &arguments) { bytes, count in
      Feed.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    })
#else
  for file in words {
    print(file)
    Feed.read([UInt8](try Data(contentsOf: URL(filePath: file))))
  }
#endif
