/** The outcome of a command: a value, or one of the failures a user can act on. */
export type Result<Value, Failure extends string> = { ok: true; value: Value } | { ok: false; failure: Failure }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const
export const fail = <Failure extends string>(failure: Failure) => ({ ok: false, failure }) as const
