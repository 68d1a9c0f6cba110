/** The languages, each by its own name. Made by generate.py. */
export default {"en": "English", "ru": "Русский", "cs": "Čeština", "de": "Deutsch"} as const;
