import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { credentialHolderRenamed, credentialsCheckedAgain } from './messages.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { dropIdentityCheckOfOtherName } from './identity-code/identity-checks.server.ts'
import { isSameSpelling } from './same-spelling.ts'
import { credentials } from './tables.server.ts'
import { moveCredential } from './transitions.server.ts'

/**
 * What we verified is a name with a number. Under another name each verified credential waits for our check again, and
 * operators are told; another spelling of the name that was checked changes nothing. A credential that waits gets another
 * version, so that no operator decides on a name that they have not read. Every change of name is in the audit log.
 */
export async function recheckAfterRename(tx: Transaction, actor: Specialist, name: string) {
	// Locked before their status is read: one that is being verified at this moment was read under the name before.
	const all = await tx
		.select({ id: credentials.id, status: credentials.status, checkedName: credentials.checkedName })
		.from(credentials)
		.where(and(eq(credentials.specialistId, actor.specialistId), inArray(credentials.status, ['verified', 'pending'])))
		.orderBy(credentials.id)
		.for('update')
	const verified = all.filter(({ status }) => status === 'verified')
	const waiting = all.flatMap(({ id, status }) => (status === 'pending' ? [id] : []))
	await tx
		.update(credentials)
		.set({ version: sql`${credentials.version} + 1` })
		.where(inArray(credentials.id, waiting))
	const others = verified.filter(({ checkedName }) => checkedName === null || !isSameSpelling(checkedName, name))
	for (const { id } of others) {
		const moved = await moveCredential(tx, actor, id, 'pending')
		if (!moved.ok) throw new Error(`A verified credential could not be put back: ${moved.failure}`)
		await notify(tx, credentialHolderRenamed, {
			to: await listOperators(tx, 'check'),
			key: `credential-renamed/${moved.value.eventId}/${actor.specialistId}`,
			facts: { credentialId: id },
		})
	}
	if (others.length > 0)
		await send(tx, credentialsCheckedAgain, {
			to: await findReader(tx, actor.specialistId),
			facts: { count: others.length },
		})
	await dropIdentityCheckOfOtherName(tx, actor, name)
	await recordAudit(tx, {
		actorAccountId: actor.accountId,
		action: 'specialist.renamed',
		subjectType: 'specialist',
		subjectId: actor.specialistId,
		facts: { verified: verified.length, toCheckAgain: others.length },
	})
}
