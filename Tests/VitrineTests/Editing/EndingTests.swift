import Glibc
import Testing
import VitrineSystem

@testable import Vitrine

@Suite struct EndingTests {
  @Test func aSignalEndsTheProgramAtOnce() async {
    await #expect(processExitsWith: .success) {
      endWithSignals()
      finishing {}
      raiseHere(SIGINT)
      _exit(1)
    }
  }

  @Test func whatIsBeingWrittenIsWrittenToItsEnd() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      endWithSignals()
      finishing {
        finishing { raiseHere(SIGTERM) }
        print("written")
        fflush(nil)
      }
      print("more")
      fflush(nil)
      _exit(1)
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("written") && !output.contains("more"))
  }

  @Test func whatProgramsAreStartedToIgnoreIsIgnored() async {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGINT, SIG_IGN)
      endWithSignals()
      raiseHere(SIGINT)
      _exit(3)
    }
  }
}

/// In this thread, at once, where those of a pool leave signals to others.
private func raiseHere(_ number: Int32) {
  var signals = sigset_t()
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
}
