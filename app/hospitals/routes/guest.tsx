import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { t } from '#app/platform/language/words.ts'

/** 'Continue as guest' leads to what everyone may see of specialists. */
export const loader = () => redirectWith('/doctor-database', { title: t`Accessing as guest.`, tone: 'info' })
