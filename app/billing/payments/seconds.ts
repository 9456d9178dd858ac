/** Payment providers count whole seconds since 1970, and drop the rest. */
export const inSeconds = (at: Date) => Math.floor(at.getTime() / 1_000)
