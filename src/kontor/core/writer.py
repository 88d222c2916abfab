"""A writer of bytes: librt's, whose use mypyc compiles to plain stores, or where a Python has no
librt one that does the same."""

try:
    from librt.strings import BytesWriter
except ImportError:
    # Under one name, since a compiled module must see librt's class behind it (hence the ignore).
    class BytesWriter(bytearray):  # type: ignore[no-redef]
        """Bytes to be appended to and changed in place."""

        def write(self, more: bytes | bytearray) -> None:
            self.extend(more)

        def truncate(self, size: int) -> None:
            del self[size:]

        def getvalue(self) -> bytes:
            return bytes(self)


__all__ = ["BytesWriter"]
