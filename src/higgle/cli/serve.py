"""Serving the web app."""


def serve(*, host: str = "", port: int = 0, config: str = "", open_browser: bool = True) -> None:
    """Serve the tables on the web, and open the browser.

    Parameters
    ----------
    host:
        The address to listen on.
    port:
        The port to listen on.
    config:
        A TOML file with settings; the environment and these flags come after it.
    open_browser:
        Open a browser window when the server is up.
    """
    raise NotImplementedError
