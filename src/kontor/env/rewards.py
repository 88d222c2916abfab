"""What a finished game is worth to each seat."""

from kontor.core.game import State


def rewards(state: State) -> list[float]:
    """From 1 (all rivals beaten) to -1 (beaten by all), summing to 0; a rival with the same place
    counts nothing. Who plays alone has won or lost."""
    places = state.outcome
    if places is None:
        return [0.0] * state.players
    found = []
    for seat, place in enumerate(places):
        partners = state.partners(seat)
        rivals = [other for rival, other in enumerate(places) if rival not in partners]
        if not rivals:
            found.append(1.0 if place == 1 else -1.0)
            continue
        beaten = sum(other > place for other in rivals) - sum(other < place for other in rivals)
        found.append(beaten / len(rivals))
    return found
