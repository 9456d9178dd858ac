import { pick } from '#app/platform/personal-data.server.ts'
import { readStored } from './stored-reasons.ts'
import { formatSwitchboard } from '#app/hospitals/phone.server.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { agreedHours } from './hours.server.ts'
import { duePaise } from '#app/platform/text/worked-hours.ts'
import { keyOf, notifySides } from './sides.server.ts'
import { coverEvents, coverRequests } from '../tables.server.ts'
import { coverRunner, type LockedCover, lockCover } from '../transitions.server.ts'

const maxListed = 200

/** What waits for us: both sides stay apart, the longest first. */
export const listDisputes = (_actor: Operator) =>
	disputes()
		.where(and(eq(coverRequests.status, 'disputed'), isUndecided('cover', coverRequests.id)))
		.orderBy(asc(sql`since`))
		.limit(maxListed)

export async function findDispute(_actor: Operator, requestId: string) {
	const [found] = await disputes().where(and(eq(coverRequests.status, 'disputed'), eq(coverRequests.id, requestId)))
	if (!found) return null
	const history = await db
		.select({
			to: coverEvents.to,
			...pick(coverEvents, 'reason', 'reasonKey', 'reasonDays'),
			at: coverEvents.at,
			by: accounts.kind,
		})
		.from(coverEvents)
		.leftJoin(accounts, eq(accounts.id, coverEvents.actorAccountId))
		.where(eq(coverEvents.requestId, requestId))
		.orderBy(desc(coverEvents.at))
	return { ...found, history: history.map(({ to, at, by, ...stored }) => ({ to, at, by, reason: readStored(stored) })) }
}

const disputes = () =>
	db
		.select({
			request: coverRequests,
			hospital: {
				id: hospitals.id,
				name: hospitals.displayName,
				phone: sql`${hospitals.phone}`.mapWith(formatSwitchboard),
			},
			specialist: { id: specialists.id, name: signature },
			total: totalFound,
			since:
				sql`coalesce((select max(e.at) from ${coverEvents} e where e.request_id = ${coverRequests.id} and e.to = 'disputed'), ${coverRequests.endsAt})`
					.mapWith(coverEvents.at)
					.as('since'),
		})
		.from(coverRequests)
		.innerJoin(hospitals, eq(hospitals.id, coverRequests.hospitalId))
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.where(eq(coverRequests.status, 'disputed'))
		.$dynamic()

export type Verdict = 'first' | 'other' | 'absent'

/** What an operator can decide: as either side says, where it has, and in every dispute that no one came. */
export const verdictsOf = ({ counterFrom }: { counterFrom: Date | null }): [Verdict, ...Verdict[]] =>
	counterFrom === null ? ['first', 'absent'] : ['first', 'other', 'absent']

/** The hours entered first; those asked for where neither side entered any, because they stay apart about coming. */
export const firstHours = ({ workedFrom, workedTo, startsAt, endsAt }: Hours): { startsAt: Date; endsAt: Date } =>
	workedFrom && workedTo ? { startsAt: workedFrom, endsAt: workedTo } : { startsAt, endsAt }
type Hours = Pick<typeof coverRequests.$inferSelect, 'workedFrom' | 'workedTo' | 'startsAt' | 'endsAt'>

/**
 * Decides with a reason that both sides read: the hours of the one who entered them first, those of the other, or that no one came. Where no one
 * has entered hours `first` means that the specialist came, for the hours asked for.
 *
 * Fails with `no-such-verdict` for what neither side has said.
 */
export async function decideDispute(
	operator: Operator,
	requestId: string,
	{ verdict, reason }: { verdict: Verdict; reason: string },
): Promise<Result<null, 'not-found' | 'changed' | 'no-such-verdict'>> {
	return settle<null, 'not-found' | 'changed' | 'no-such-verdict'>(async (tx) => {
		const request = await lockCover(tx, requestId)
		if (!request) return fail('not-found')
		if (!verdictsOf(request).includes(verdict)) return fail('no-such-verdict')
		const isAbsent = verdict === 'absent'
		const moved = await coverRunner.move(tx, request, {
			to: isAbsent ? 'missed' : 'confirmed',
			by: 'operator',
			actorAccountId: operator.accountId,
			reason,
			set: isAbsent ? { duePaise: null } : verdict === 'other' ? agreedHours(request) : asEntered(request),
		})
		if (!moved.ok) return fail('changed')
		await notifySides(tx, request, ['specialist', 'hospital'], {
			key: keyOf(moved.value.eventId, request),
			what: isAbsent ? 'absent' : 'came',
			reason,
		})
		return ok(null)
	})
}

export const decideDisputeLater = defineWaitingDecision('decide-cover', {
	...{ kind: 'cover', page: (id) => `/operator/cover/${id}` },
	label: 'Decide about cover',
	input: z.object({ verdict: z.enum(['first', 'other', 'absent']), reason: z.string() }),
	carryOut: decideDispute,
})

function asEntered(request: LockedCover) {
	const hours = firstHours(request)
	// What the other side entered does not count, and is nowhere read as the last.
	const counter = { counterFrom: null, counterTo: null }
	return { workedFrom: hours.startsAt, workedTo: hours.endsAt, duePaise: duePaise(request, hours), ...counter }
}
