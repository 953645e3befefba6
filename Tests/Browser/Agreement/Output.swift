import Glibc
import VitrineLayout

/// Sends what was printed to whoever waits for it.
func flush() {
  fflush(nil)
}

/// Sends x, y, width and height of each frame as they are in memory, behind what was printed.
func send(_ frames: [Frame]) {
  precondition(MemoryLayout<Frame>.stride == 32, "a frame is four numbers")
  flush()
  frames.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = write(
        STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      precondition(sent > 0, "nobody reads the frames")
      rest = rest.dropFirst(sent)
    }
  }
}
