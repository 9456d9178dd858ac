import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, notLike, or } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/database/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { auth, currentEnvelope } from './auth.server.ts'
import { twoFactors } from '../tables.server.ts'

/**
 * Encrypts authenticator apps and recovery codes under the secret of today, so that an older one can be taken out of the
 * settings some minutes after it was replaced. A row that its owner changes at that moment is left for the next time.
 */
export async function resealAuthenticators() {
	const { secretConfig: key } = await auth.$context
	const under = `${currentEnvelope}%`
	const old = await db
		.select({ id: twoFactors.id, secret: twoFactors.secret, backupCodes: twoFactors.backupCodes })
		.from(twoFactors)
		.where(or(notLike(twoFactors.secret, under), notLike(twoFactors.backupCodes, under)))
	for (const { id, ...sealed } of old) {
		try {
			const again = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })
			await db
				.update(twoFactors)
				.set({ secret: await again(sealed.secret), backupCodes: await again(sealed.backupCodes) })
				.where(
					and(
						eq(twoFactors.id, id),
						eq(twoFactors.secret, sealed.secret),
						eq(twoFactors.backupCodes, sealed.backupCodes),
					),
				)
		} catch (error) {
			log.error({ twoFactorId: id, err: error }, 'an authenticator app was encrypted under a secret that is not set')
		}
	}
}

export const resealTask = defineTask({
	name: 'identity.reseal-authenticators',
	payload: z.object({}),
	schedule: '*/10 * * * *',
	run: resealAuthenticators,
})
