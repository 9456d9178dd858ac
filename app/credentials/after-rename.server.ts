import { and, eq } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { credentialHolderRenamed, credentialsCheckedAgain } from './messages.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { isSameSpelling } from './same-spelling.ts'
import { credentials } from './tables.server.ts'
import { moveCredential } from './transitions.server.ts'

/**
 * What we verified is a name with a number. Under another name each verified credential waits for our check again, and
 * operators are told; another spelling of the name that was checked changes nothing. Every change of name is in the audit log.
 */
export async function recheckAfterRename(tx: Transaction, actor: Specialist, name: string) {
	const verified = await tx
		.select({ id: credentials.id, checkedName: credentials.checkedName })
		.from(credentials)
		.where(and(eq(credentials.specialistId, actor.specialistId), eq(credentials.status, 'verified')))
		.orderBy(credentials.id)
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
	await recordAudit(tx, {
		actorAccountId: actor.accountId,
		action: 'specialist.renamed',
		subjectType: 'specialist',
		subjectId: actor.specialistId,
		facts: { verified: verified.length, toCheckAgain: others.length },
	})
}
