"""Tables without a server: a page's worker hosts them, and the browser stores them."""
