"""Letters to people who are away: what they are told, in which words, and how it reaches them."""
