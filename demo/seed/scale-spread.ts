import { sql } from 'drizzle-orm'

/** 0 to 65,535, the same for a row on every run, and without relation to what another `salt` gives for it. */
export const spread = (salt: number) => sql`(hashint8extended(series.n::bigint, ${salt}) & 65535)`
