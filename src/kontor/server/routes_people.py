"""Routes: people, sessions, notifications, mutes, statistics."""

from functools import partial

from kontor.server import commands, documents, results
from kontor.server.errors import Refused, not_found
from kontor.server.http import Call, Reply, Route, encoded
from kontor.server.people import Person


async def me_document(call: Call, person: Person, name: str | None = None) -> dict[str, object]:
    return {
        "id": person.id,
        "name": name or person.name,
        "guest": person.guest,
        "notify": await call.desk.notifier.state(person.id),
    }


async def guest(call: Call) -> Reply:
    """Play at once, without an account."""
    if call.person is not None:
        raise Refused("taken", "you are signed in")
    person, token = await call.desk.people.guest(call.body.name)
    return Reply(encoded(await me_document(call, person)), 201, cookie=token)


async def me(call: Call) -> object:
    """Who you are."""
    return await me_document(call, call.me)


async def who(call: Call) -> object:
    """Who you are, or null: browsers report a refusal as an error, and a first visit is none."""
    return None if call.person is None else await me_document(call, call.person)


async def rename(call: Call) -> object:
    """Another name for a guest."""
    await call.desk.people.rename(call.me, call.body.name)
    return await refreshed(call)


async def account(call: Call) -> object:
    """A guest gets a name and a password, and keeps all games."""
    await call.desk.people.add_account(call.me, call.body.name, call.body.password)
    return await refreshed(call)


async def refreshed(call: Call) -> object:
    token = call.request.cookies["kontor"]
    person = await call.desk.people.by_token(token)
    assert person is not None
    return await me_document(call, person)


async def sign_in(call: Call) -> Reply:
    """Sign in with name and password."""
    person, token = await call.desk.people.sign_in(call.body.name, call.body.password)
    return Reply(encoded(await me_document(call, person)), cookie=token)


async def sign_out(call: Call) -> Reply:
    """End this session."""
    await call.desk.people.revoke(call.me, call.me.session)
    await call.desk.end_session(call.me.session)
    return Reply(encoded({"ok": True}), cookie="")


async def password(call: Call) -> object:
    """A new password; all other sessions end."""
    ended = await call.desk.people.change_password(call.me, call.body.old, call.body.new)
    for session in ended:
        await call.desk.end_session(session)
    return {"ok": True}


async def sessions(call: Call) -> object:
    """Your sessions."""
    return await call.desk.people.sessions(call.me)


async def revoke(call: Call) -> object:
    """End one of your sessions."""
    await call.desk.people.revoke(call.me, call.part("session"))
    await call.desk.end_session(call.part("session"))
    return {"ok": True}


async def notify(call: Call) -> object:
    """Where to tell you that it is your turn."""
    await call.desk.notifier.arrange(call.me.id, call.body.webhook, call.body.mail)
    return await me_document(call, call.me)


async def confirm_mail(call: Call) -> object:
    """Send back the code that was mailed to you."""
    await call.desk.notifier.confirm(call.me.id, call.body.code)
    return await me_document(call, call.me)


async def mutes(call: Call) -> object:
    """Whose chat you do not read."""
    return {"muted": sorted(await call.desk.people.muted(call.me.id))}


async def mute(call: Call) -> object:
    """Do not read somebody's chat any more."""
    await call.desk.people.mute(call.me.id, call.part("person"), True)
    return await mutes(call)


async def unmute(call: Call) -> object:
    """Read somebody's chat again."""
    await call.desk.people.mute(call.me.id, call.part("person"), False)
    return await mutes(call)


async def profile(call: Call) -> object:
    """Somebody's statistics and ratings."""
    found = await call.desk.database.read(
        partial(results.person_document, person=call.part("person"))
    )
    if found is None:
        raise not_found("person")
    return found


async def best(call: Call) -> object:
    """The best of a title."""
    return await call.desk.database.read(partial(results.best, title=call.part("title")))


ROUTES = [
    Route(
        "POST", "/api/guest", guest, documents.Me, commands.Guest, 201,
        signed=False, limit="guest", refusals=("taken",),
    ),
    Route("GET", "/api/me", me, documents.Me),
    Route("GET", "/api/who", who, documents.Me | None, signed=False),
    Route("POST", "/api/me", rename, documents.Me, commands.Rename, refusals=("not-now",)),
    Route(
        "POST", "/api/account", account, documents.Me, commands.Credentials,
        limit="sign-in", refusals=("taken", "not-now"),
    ),
    Route(
        "POST", "/api/session", sign_in, documents.Me, commands.Credentials,
        signed=False, limit="sign-in", refusals=("forbidden",),
    ),
    Route("DELETE", "/api/session", sign_out, documents.Nothing),
    Route(
        "POST", "/api/password", password, documents.Nothing, commands.NewPassword,
        limit="sign-in", refusals=("forbidden", "not-now"),
    ),
    Route("GET", "/api/sessions", sessions, list[documents.Session]),
    Route("DELETE", "/api/sessions/{session}", revoke, documents.Nothing),
    Route(
        "PUT", "/api/notify", notify, documents.Me, commands.Notify,
        limit="notify", refusals=("not-now",),
    ),
    Route(
        "POST", "/api/notify/confirm", confirm_mail, documents.Me, commands.Code,
        limit="notify", refusals=("forbidden",),
    ),
    Route("GET", "/api/mutes", mutes, documents.Mutes),
    Route("PUT", "/api/mutes/{person}", mute, documents.Mutes),
    Route("DELETE", "/api/mutes/{person}", unmute, documents.Mutes),
    Route("GET", "/api/people/{person}", profile, documents.Profile),
    Route("GET", "/api/ratings/{title}", best, list[documents.Rating]),
]  # fmt: skip
