"""Events and who may see them."""

from kontor.core.events import Event, visible


def test_an_event_without_audience_is_for_everybody() -> None:
    event = Event("tile-taken", {"seat": 0})
    assert event.visible_to(0)
    assert event.visible_to(None)


def test_an_audience_shuts_out_the_others_and_spectators() -> None:
    secret, public = Event("choice", {}, (1,)), Event("done", {})
    assert visible([secret, public], 1) == [secret, public]
    assert visible([secret, public], 0) == [public]
    assert visible([secret, public], None) == [public]
    assert repr(secret) == "Event('choice', {}, (1,))"
