import { redirectWith } from '#app/platform/http/redirects.server.ts'

/** 'Continue as guest' leads to what everyone may see of specialists. */
export const loader = () => redirectWith('/doctor-database', { title: 'Accessing as guest.', tone: 'info' })
