"""Every word that players read, in every language, for the page, the terminal and the server.

A folder for each language has the same Fluent files; `languages.json` lists those that are complete. The page reads the
files itself (web/src/lib/text.svelte.ts). `docs/reference/translating.md` tells how a language is added.
"""
