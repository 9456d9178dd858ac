import { challengeTokenOf } from '#app/identity/sessions/cookies.server.ts'
import { deviceTokenOf, findKnownDevice } from '#app/identity/sign-in/known-device.server.ts'
import { findAbsent } from '#app/identity/sign-in/long-absence.server.ts'
import { findChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { eq } from 'drizzle-orm'

/** The challenge of this browser whose code was right, where something is missing still; `absent` when that is another proof. */
export async function findProvedNumber(request: Request) {
	const token = await challengeTokenOf(request)
	const challenge = token === undefined ? null : await findChallenge(token)
	if (token === undefined || !challenge?.isProved) return null
	const own = await findKnownDevice(await deviceTokenOf(request), eq(accounts.phone, challenge.phone))
	return { token, challenge, absent: own === undefined ? await findAbsent(challenge) : null }
}
