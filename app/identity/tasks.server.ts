import { z } from 'zod'
import { defineTask } from '#app/platform/tasks.server.ts'
import { removeOldSignInEvents } from './limits.server.ts'
import { removeOldFormDrafts } from './form-drafts.server.ts'
import { removeOldPasskeyChallenges } from './passkey-challenges.server.ts'
import { removeOldChallenges } from './phone-code.server.ts'
import { removeExpiredSessions } from './session.server.ts'

/** Every night, removes what is no longer needed. Challenges and codes a day after they end, counters after 30 days. */
export const forgetOldSignIns = defineTask({
	name: 'identity.forget-old-sign-ins',
	payload: z.object({}),
	schedule: '15 3 * * *',
	async run() {
		await removeExpiredSessions()
		await removeOldChallenges()
		await removeOldSignInEvents()
		await removeOldPasskeyChallenges()
		await removeOldFormDrafts()
	},
})
