import { readSignedId, signId } from '#app/identity/signed-ids.server.ts'

const purpose = 'read complaint or request'

/** The page that shows the state of a request to whoever has the link. */
export const requestPage = (id: string): string => `/grievances/${signId(purpose, id)}`

/** The request of a link, or null when we did not write it. */
export const readRequestPage = (token: string | undefined): string | null => readSignedId(purpose, token)
