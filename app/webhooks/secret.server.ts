import { isSealedNow, seal, unseal } from '#app/platform/seal.server.ts'

type Sealed = { id: string; secret: Buffer }
const purpose = 'webhook'

/** Bound to its endpoint: moved to another row it cannot be read. */
export const sealSecret = (endpointId: string, secret: string) => seal(purpose, endpointId, secret)
export const readSecret = ({ id, secret }: Sealed) => unseal(purpose, id, secret)
export const isSealedToday = ({ id, secret }: Sealed) => isSealedNow(purpose, id, secret)
