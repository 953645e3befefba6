import Glibc

/// Waits for a process of ours to end. Of one that a signal ends it is 128 and the signal, as in a shell.
func exitStatus(of process: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1 && errno == EINTR {}
  let signal = status & 0x7f
  return signal == 0 ? status >> 8 & 0xff : 128 + signal
}
