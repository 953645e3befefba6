"""Running servers: `vitrine serve`, and others that it is compared with."""

import re
import subprocess
import time
from pathlib import Path


class Server:
    """A server in a folder, with its address and what it said; `ready` is in what it says once it answers."""

    def __init__(self, command, folder, ready):
        self.log = (folder / "log").open("w+")
        self.process = subprocess.Popen(command, cwd=folder, stdout=self.log, stderr=self.log)
        self.address = re.search(r"http://\S+", self.waits_for(ready))[0]

    def said(self):
        return Path(self.log.name).read_text()

    def waits_for(self, text):
        for _ in range(3000):
            said = self.said()
            if text in said:
                return said
            time.sleep(0.02)
        raise TimeoutError(f"the server never said {text!r}")

    def end(self):
        self.process.terminate()
        self.process.wait()


class Served(Server):
    """What `vitrine serve` shows of the content of a folder."""

    def __init__(self, program, folder, *options, port=0):
        super().__init__([program, "serve", "--port", str(port), *options], folder, ready="Ctrl-C")
        self.port = int(self.address.rstrip("/").rpartition(":")[2])

    def memory(self):
        """What it holds, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024
