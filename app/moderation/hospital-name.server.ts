import { type HospitalNames, lockVerifiedNames, renameHospital } from '#app/hospitals/names/rename.server.ts'
import type { NameChange } from '#app/hospitals/schema.server.ts'
import type { Member, Operator } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { examine, holdForReview, unpackContent } from './held.server.ts'
import type { reviews } from './tables.server.ts'

const isSame = (one: HospitalNames, other: HospitalNames) =>
	one.displayName === other.displayName && one.legalName === other.legalName

/**
 * Asks operators for new names of a verified hospital, in place of what it asked for before; its names and badge stay until they decide.
 * Fails with `same` when it has these names, and with `not-verified` when nothing was verified that has to be kept.
 */
export async function requestNameChange(
	owner: Member,
	{ reason, ...names }: NameChange,
): Promise<Result<null, 'same' | 'not-verified'>> {
	return db.transaction(async (tx) => {
		const about = { hospitalId: owner.hospitalId, subjectId: owner.hospitalId }
		const before = await lockVerifiedNames(tx, owner.hospitalId)
		if (!before) return fail('not-verified')
		if (isSame(before, names)) return fail('same')
		const texts = [
			{ field: 'Display name', text: names.displayName },
			{ field: 'Registered name', text: names.legalName },
			{ field: 'Reason', text: reason },
		]
		const found = await examine(tx, { ...about, texts: texts.slice(0, 2) })
		await holdForReview(tx, {
			...{ ...about, subject: 'hospital-name', author: owner, texts, content: names },
			title: before.displayName === names.displayName ? names.legalName : names.displayName,
			findings: [{ rule: 'new-name', field: '', start: 0, end: 0, quote: '' }, ...found],
		})
		return ok(null)
	})
}

/** Gives the hospital the names that an operator has verified. Fails with `not-verified` when it is suspended by now. */
export async function publishApprovedName(
	tx: Transaction,
	operator: Operator,
	{ hospitalId, held }: Pick<typeof reviews.$inferSelect, 'hospitalId' | 'held'>,
): Promise<Result<null, 'not-verified'>> {
	const from = await lockVerifiedNames(tx, hospitalId)
	const to = heldNames(held)
	if (!from || !to) return fail('not-verified')
	await renameHospital(tx, hospitalId, to)
	await recordAudit(tx, {
		...{ actorAccountId: operator.accountId, action: 'hospital.renamed' },
		...{
			subjectType: 'hospital',
			subjectId: hospitalId,
			facts: { ...to, displayNameBefore: from.displayName, legalNameBefore: from.legalName },
		},
	})
	return ok(null)
}

export const heldNames = (held: string | null) => (held === null ? null : (unpackContent(held) as HospitalNames))
