"""Reports: what long work was to be and has come to, kept so that it goes on after its last whole
round."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from kontor.core.errors import KontorError
from kontor.core.files import replace_file

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Report:
    """The file in the folder of some work that tells its plan and its rounds."""

    def __init__(self, folder: Path, what: str, plan: "DataclassInstance"):
        self.folder = folder
        self.file = folder / f"{what}.json"
        self.what = what
        self.plan = json.loads(json.dumps(asdict(plan)))

    def open(self) -> dict[str, object]:
        """What was kept, if anything; the folder is made if there is none."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not self.file.exists():
                return {}
            found = json.loads(self.file.read_text("utf-8"))
        except OSError as error:
            raise KontorError(f"{self.folder}: {error.strerror}") from None
        except ValueError:
            raise self.spoilt() from None
        if not isinstance(found, dict) or "plan" not in found:
            raise self.spoilt()
        if found["plan"] != self.plan:
            raise KontorError(
                f"{self.folder} holds another {self.what} ({json.dumps(found['plan'])}): "
                "go on with its figures, or use another folder"
            )
        return found

    def spoilt(self) -> KontorError:
        return KontorError(f"{self.file}: this is no {self.what}; use another folder")

    def keep(self, **document: object) -> None:
        replace_file(self.file, json.dumps({"plan": self.plan, **document}, indent=1) + "\n")
