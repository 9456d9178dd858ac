import { redirectWith } from '#app/platform/redirects.server.ts'

/** 'Continue as guest': to what everybody may see of the specialists. */
export const loader = () => redirectWith('/doctor-database', { title: 'Accessing as guest.', tone: 'info' })
