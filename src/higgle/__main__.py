"""`python -m higgle` is `higgle`."""

from higgle.cli import main

if __name__ == "__main__":
    main()
