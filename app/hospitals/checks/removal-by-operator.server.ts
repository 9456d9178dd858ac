import { eq } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import type { Operator } from '#app/identity/actor.ts'
import { notify, writeTo } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { memberRemovedByUs, ownSeatChanged } from '../messages.ts'
import { keepsAnOwner } from '../team/member-roles.ts'
import { hospitals } from '../tables.server.ts'
import { lockTeam, teamKey, vacate } from '../team/team.server.ts'

export type RemovalFailure = 'no-such-member' | 'last-owner'

/**
 * An operator removes a team member, with a reason that they and the owners read. They are logged out everywhere.
 * The last owner stays, as no one else could let people in. A hospital that must stop is suspended.
 */
export function removeMemberAsOperator(
	operator: Operator,
	{ hospitalId, accountId, reason }: { hospitalId: string; accountId: string; reason: string },
): Promise<Result<{ name: string }, RemovalFailure>> {
	return settle<{ name: string }, RemovalFailure>(async (tx) => {
		const team = await lockTeam(tx, { hospitalId })
		const person = team.find((one) => one.accountId === accountId)
		const [hospital] = await tx
			.select({ name: hospitals.displayName })
			.from(hospitals)
			.where(eq(hospitals.id, hospitalId))
		if (!person || !hospital) return fail('no-such-member')
		if (!keepsAnOwner(team, accountId)) return fail('last-owner')

		await vacate(tx, { hospitalId }, accountId)
		await recordAudit(tx, {
			actorAccountId: operator.accountId,
			action: 'hospital.member-removed',
			subjectType: 'hospital',
			subjectId: hospitalId,
			reason,
			facts: { role: person.role, accountId },
		})
		await writeTo(tx, ownSeatChanged, {
			to: [person],
			facts: { change: 'removed', hospitalName: hospital.name, byName: brand.name, reason },
		})
		const owners = team.filter((one) => one.role === 'owner' && one.accountId !== accountId)
		await notify(tx, memberRemovedByUs, { to: owners, key: teamKey(accountId), facts: { name: person.name, reason } })
		return ok({ name: person.name })
	})
}
