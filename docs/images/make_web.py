"""Makes the pictures of the web table anew: `PYTHONPATH=tests python docs/images/make_web.py`.

Games that bots have begun, as people see them in a browser.
"""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from serving import serving, sqlite_url
from visitor import Visitor
from web.conftest import FLAGS, chromium

IMAGES = Path(__file__).parent
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def advance(visitor: Visitor, title: str, players: int, moves: int) -> str:
    """A table whose first so many decisions were made by bots; the rest waits for its person."""
    bots = [{"kind": "bot", "level": "apprentice"}] * (players - 1)
    options = {"players": players}
    info = visitor.open(title, [{"kind": "person"}, *bots], options=options)
    path = f"/api/tables/{info['id']}"
    visitor.ask("POST", path + "/takeover", id="over", seat=0, level="apprentice")
    while visitor.ask("GET", path)["moves"] < moves:
        visitor.page.wait_for_timeout(20)
    visitor.ask("POST", path + "/return", id="back", seat=0)
    return f"/table/{info['id']}"


def picture(visitor: Visitor, address: str, name: str) -> None:
    visitor.go(address)
    if address.startswith("/table"):
        visitor.wait_asked()
        # The turn as it begins, not as a bot left it.
        visitor.page.keyboard.press("r")
        visitor.find("[data-do=restart]:disabled").wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(300)
    shot = Image.open(BytesIO(visitor.page.screenshot()))
    shot.save(IMAGES / name, quality=88, method=6)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)

        def visitor(size: dict[str, int]) -> Visitor:
            context = browser.new_context(
                viewport=size, locale="en-GB", reduced_motion="reduce", color_scheme="light"
            )
            return Visitor(context, server.url)

        with serving(sqlite_url(Path(folder))) as server:
            desk, phone = visitor(DESK), visitor(PHONE)
            picture(desk, advance(desk, "burgundy", 2, 150), "web-burgundy.webp")
            picture(desk, advance(desk, "mombasa", 4, 420), "web-mombasa.webp")
            picture(desk, "/learn/burgundy", "web-lesson.webp")
            picture(phone, advance(phone, "mombasa", 2, 120), "web-phone.webp")
        browser.close()


if __name__ == "__main__":
    main()
