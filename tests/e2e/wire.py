"""A wire between browser and room that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading


class Wire:
    """Forwards every connection to the room's port, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.whole = True
        self.sockets: set[socket.socket] = set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and new ones are refused, until `mend`."""
        self.whole = False
        for one in list(self.sockets):
            self._close(one)

    def mend(self) -> None:
        self.whole = True

    def end(self) -> None:
        self.cut()
        self._close(self.listening)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if not self.whole:
                self._close(near)
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                self._close(near)
                continue
            self.sockets |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        self._close(source)
        self._close(sink)

    def _close(self, one: socket.socket) -> None:
        self.sockets.discard(one)
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()
