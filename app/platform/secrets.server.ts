import { env } from './env.server.ts'

/** The first signs and seals. What any of them signed or sealed is accepted, so a secret can be changed without anyone noticing. */
export const secrets: string[] = [env.SECRET, ...env.SECRETS_ACCEPTED]
