import { readSignedId, signId } from '#app/identity/signed-ids.server.ts'

const purpose = 'open contact request'

/**
 * The path that a mail or an SMS carries. It opens this one request and nothing else, after signing in as the person
 * it was sent to; it answers nothing by itself, for programs open links too.
 */
export const requestLink = (requestId: string): string => `/r/${signId(purpose, requestId)}`

/** The request of a link, or null when we did not write it. */
export const readRequestLink = (token: string | undefined): string | null => readSignedId(purpose, token)
