/** `handle` of our pages: nothing on them needs a script, so they bring none. */
export const plainDocument = { hydrate: 'never', scripts: 'none' } as const
