"""Requests about people: coming in, accounts, programs' accounts."""

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from higgle.protocol.notices import AddDevice, Notices
from higgle.protocol.people import (
    BlockedPerson,
    BotAccount,
    ChangeLetters,
    ChangeMe,
    ChangePassword,
    Export,
    FollowLink,
    Goodbye,
    Letters,
    LogIn,
    Me,
    NewAccount,
    NewBot,
    NewGuest,
    NewReport,
    Passkey,
    PasskeyOptions,
    Profile,
    ProvePassword,
    ShowPasskey,
)
from higgle.server.accounts.people import Visitor, login_of
from higgle.server.history import load_export, load_profile
from higgle.server.http.auth import (
    WebRequest,
    address_of,
    anybody,
    cookie_name,
    limiter_of,
    manager_of,
    page_origin,
    secret_of,
    who,
)


def describe_visitor(visitor: Visitor) -> Me:
    """Somebody, as they are told about themselves."""
    return Me(
        visitor.id,
        visitor.name,
        visitor.kind,  # type: ignore[arg-type]  # the database holds these words only
        visitor.language,  # type: ignore[arg-type]  # and languages that we speak
        visitor.csrf,
        visitor.admin,
    )


def come_in(request: WebRequest, visitor: Visitor, secret: str) -> Response[Me]:
    """Somebody is here from now on, and their browser remembers."""
    config = manager_of(request).config
    cookie = Cookie(
        cookie_name(config),
        path=f"{config.root_path}/",
        value=secret,
        max_age=config.sessions_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=config.secure_cookies,
    )
    return Response(describe_visitor(visitor), cookies=[cookie])


@get("/api/me")
async def me(request: WebRequest) -> Me:
    """Who I am."""
    return describe_visitor(await who(request))


@post("/api/guests")
async def new_guest(request: WebRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    """Come in with a name."""
    limiter_of(request).newcomers.spend(address_of(request))
    visitor, secret = await manager_of(request).people.guest(data.name, data.language)
    return come_in(request, visitor, secret)


@post("/api/accounts")
async def new_account(request: WebRequest, data: JSONBody[NewAccount]) -> Response[Me]:
    """Open an account; a guest takes its games and ratings along."""
    visitor = await anybody(request)
    if visitor is None:
        limiter_of(request).newcomers.spend(address_of(request))
    limiter_of(request).passwords.spend(address_of(request))
    made, secret = await manager_of(request).people.account(
        visitor, data.name, data.password, data.language
    )
    return come_in(request, made, secret)


@post("/api/login")
async def log_in(request: WebRequest, data: JSONBody[LogIn]) -> Response[Me]:
    """Come back on another device."""
    manager = manager_of(request)
    with limiter_of(request).guarding(login_of(data.name), address_of(request)):
        visitor, secret = await manager.people.log_in(data.name, data.password)
    await manager.people.log_out(secret_of(request))
    await manager.close_dead_lines()
    return come_in(request, visitor, secret)


@post("/api/logout", status_code=204)
async def log_out(request: WebRequest) -> Response[None]:
    """Let this browser forget me."""
    await who(request)
    manager = manager_of(request)
    await manager.people.log_out(secret_of(request))
    await manager.close_dead_lines()
    return forgotten(request)


@post("/api/logout/everywhere", status_code=204)
async def log_out_everywhere(request: WebRequest) -> Response[None]:
    """Let every browser forget me."""
    manager = manager_of(request)
    await manager.people.log_out_everywhere(await who(request))
    await manager.close_dead_lines()
    return forgotten(request)


def forgotten(request: WebRequest) -> Response[None]:
    """The browser drops its cookie."""
    response: Response[None] = Response(None, status_code=204)
    config = manager_of(request).config
    response.delete_cookie(cookie_name(config), path=f"{config.root_path}/")
    return response


@patch("/api/me")
async def change_me(request: WebRequest, data: JSONBody[ChangeMe]) -> Me:
    """Another language, or another name."""
    visitor = await who(request)
    changed = await manager_of(request).rename(visitor, data.name, data.language)
    return describe_visitor(changed)


@post("/api/me/password", status_code=200)
async def change_password(request: WebRequest, data: JSONBody[ChangePassword]) -> Response[Me]:
    """Another password; every other browser has to log in again."""
    visitor = await who(request)
    manager = manager_of(request)
    with limiter_of(request).guarding(login_of(visitor.name), address_of(request)):
        changed, secret = await manager.people.change_password(visitor, data.old, data.new)
    await manager.close_dead_lines()
    return come_in(request, changed, secret)


@get("/api/me/passkeys")
async def my_passkeys(request: WebRequest) -> list[Passkey]:
    """With which keys of devices I come in."""
    return await manager_of(request).passkeys.of(await who(request))


@post("/api/me/passkeys/options", status_code=200)
async def offer_passkey(request: WebRequest, data: JSONBody[ProvePassword]) -> PasskeyOptions:
    """What my browser needs to make a passkey; I show my password first."""
    manager, visitor = manager_of(request), await who(request)
    with limiter_of(request).guarding(login_of(visitor.name), address_of(request)):
        await manager.people.prove(visitor, data.password)
    return PasskeyOptions(await manager.passkeys.offer(visitor, page_origin(request)))


@post("/api/me/passkeys")
async def add_passkey(request: WebRequest, data: JSONBody[ShowPasskey]) -> Passkey:
    """Keep the passkey that my browser has made."""
    visitor, origin = await who(request), page_origin(request)
    with limiter_of(request).guarding_passkey(address_of(request)):
        return await manager_of(request).passkeys.add(visitor, data.credential, origin)


@delete("/api/me/passkeys/{passkey:str}")
async def remove_passkey(request: WebRequest, passkey: FromPath[str]) -> None:
    """Forget a passkey of mine."""
    await manager_of(request).passkeys.remove(await who(request), passkey)


@post("/api/passkeys/options", status_code=200)
async def ask_passkey(request: WebRequest) -> PasskeyOptions:
    """What a browser needs to show a passkey."""
    return PasskeyOptions(await manager_of(request).passkeys.ask(page_origin(request)))


@post("/api/passkeys")
async def show_passkey(request: WebRequest, data: JSONBody[ShowPasskey]) -> Response[Me]:
    """Come back with a passkey."""
    manager, origin = manager_of(request), page_origin(request)
    with limiter_of(request).guarding_passkey(address_of(request)):
        person = await manager.passkeys.prove(data.credential, origin)
    visitor, secret = await manager.people.session(person)
    await manager.people.log_out(secret_of(request))
    await manager.close_dead_lines()
    return come_in(request, visitor, secret)


@get("/api/me/export")
async def export(request: WebRequest) -> Response[Export]:
    """Everything that the server keeps of me."""
    manager, visitor = manager_of(request), await who(request)
    letters = await manager.mailer.letters_of(visitor.id)
    devices = (await manager.notices.of(visitor.id)).devices
    found = await load_export(manager.database, manager.people, visitor, letters, devices)
    headers = {"Content-Disposition": 'attachment; filename="higgle.json"'}
    return Response(found, headers=headers)


@post("/api/me/goodbye", status_code=204)
async def goodbye(request: WebRequest, data: JSONBody[Goodbye]) -> Response[None]:
    """Forget me: name, words, ratings and programs; the games stay without a name."""
    manager, visitor = manager_of(request), await who(request)
    with limiter_of(request).guarding(login_of(visitor.name), address_of(request)):
        await manager.forget(visitor, data.password)
    return forgotten(request)


@get("/api/me/letters")
async def my_letters(request: WebRequest) -> Letters:
    """Where I get letters about games by correspondence, and which."""
    return await manager_of(request).mailer.letters_of((await who(request)).id)


@put("/api/me/letters")
async def change_letters(request: WebRequest, data: JSONBody[ChangeLetters]) -> Letters:
    """Other letters, or another address; a new one is asked by a letter first."""
    visitor = await who(request)
    return await manager_of(request).mailer.change(visitor, data, address_of(request))


@post("/api/letters/confirm", status_code=204)
async def confirm_letters(request: WebRequest, data: JSONBody[FollowLink]) -> None:
    """This address is mine: I have followed the link."""
    await manager_of(request).mailer.subscriptions.confirm(data.token)


@post("/letters/stop/{token:str}", status_code=204, include_in_schema=False)
async def stop_letters(request: WebRequest, token: FromPath[str]) -> None:
    """No more letters; mail programs ask for it with one click, without a cookie."""
    await manager_of(request).mailer.subscriptions.stop(token)


@get("/api/me/notices")
async def my_notices(request: WebRequest) -> Notices:
    """Which of my devices show notices, and what a browser needs to subscribe."""
    return await manager_of(request).notices.of((await who(request)).id)


@put("/api/me/notices")
async def add_device(request: WebRequest, data: JSONBody[AddDevice]) -> Notices:
    """Show these notices on this device."""
    visitor = await who(request)
    return await manager_of(request).notices.add(visitor, data, address_of(request))


@delete("/api/me/notices/{device:str}", status_code=200)
async def remove_device(request: WebRequest, device: FromPath[str]) -> Notices:
    """Show no more notices on a device of mine."""
    return await manager_of(request).notices.remove(await who(request), device)


@get("/api/people/{person:str}")
async def profile(request: WebRequest, person: FromPath[str]) -> Profile:
    """Somebody's games, wins, places and ratings."""
    return await load_profile(manager_of(request).database, person)


@post("/api/people/{person:str}/report", status_code=204)
async def report(request: WebRequest, person: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Tell whoever hosts about somebody; nobody else reads it."""
    visitor, limits = await who(request), limiter_of(request).reports
    limits.need(visitor.id)
    limits.need(address_of(request))
    await manager_of(request).people.report(visitor, person, data.words)
    limits.take(visitor.id)
    limits.take(address_of(request))


@put("/api/people/{person:str}/block", status_code=204)
async def block(request: WebRequest, person: FromPath[str]) -> None:
    """Have nothing to do with somebody: no table of mine, no chat."""
    manager, visitor = manager_of(request), await who(request)
    await manager.people.block(visitor, person)
    await manager.reload_blocks({visitor.id, person})


@delete("/api/people/{person:str}/block")
async def unblock(request: WebRequest, person: FromPath[str]) -> None:
    """Let somebody be as everybody else."""
    manager, visitor = manager_of(request), await who(request)
    await manager.people.unblock(visitor, person)
    await manager.reload_blocks({visitor.id, person})


@get("/api/me/blocked")
async def blocked(request: WebRequest) -> list[BlockedPerson]:
    """Whom I have blocked."""
    return await manager_of(request).people.list_blocked(await who(request))


@post("/api/bots")
async def new_bot(request: WebRequest, data: JSONBody[NewBot]) -> BotAccount:
    """An account for a program of mine; the token is told once."""
    return await manager_of(request).people.new_bot(await who(request), data.name)


@get("/api/bots")
async def my_bots(request: WebRequest) -> list[BotAccount]:
    """My programs."""
    return await manager_of(request).people.bots(await who(request))


@delete("/api/bots/{bot:str}")
async def end_bot(request: WebRequest, bot: FromPath[str]) -> None:
    """Take a program's token away."""
    manager = manager_of(request)
    await manager.people.end_bot(await who(request), bot)
    await manager.close_dead_lines()


ROUTES = [
    me,
    new_guest,
    new_account,
    log_in,
    log_out,
    log_out_everywhere,
    change_me,
    change_password,
    my_passkeys,
    offer_passkey,
    add_passkey,
    remove_passkey,
    ask_passkey,
    show_passkey,
    export,
    goodbye,
    my_letters,
    change_letters,
    confirm_letters,
    stop_letters,
    my_notices,
    add_device,
    remove_device,
    profile,
    report,
    block,
    unblock,
    blocked,
    new_bot,
    my_bots,
    end_bot,
]
