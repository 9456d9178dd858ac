import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { agreedHours } from './hours.server.ts'
import { duePaise } from './labels.ts'
import { keyOf, notifySides } from './sides.server.ts'
import { coverEvents, coverRequests } from './tables.server.ts'
import { coverRunner, lockCover } from './transitions.server.ts'

const maxListed = 200

/** What waits for us: both sides stay apart, the longest first. */
export const listDisputes = (_actor: Operator) => disputes().orderBy(asc(sql`since`)).limit(maxListed)

export async function findDispute(_actor: Operator, requestId: string) {
	const [found] = await disputes().where(and(eq(coverRequests.status, 'disputed'), eq(coverRequests.id, requestId)))
	if (!found) return null
	const history = await db
		.select({ to: coverEvents.to, reason: coverEvents.reason, at: coverEvents.at, by: accounts.kind })
		.from(coverEvents)
		.leftJoin(accounts, eq(accounts.id, coverEvents.actorAccountId))
		.where(eq(coverEvents.requestId, requestId))
		.orderBy(desc(coverEvents.at))
	return { ...found, history }
}

const disputes = () =>
	db
		.select({
			request: coverRequests,
			hospital: { id: hospitals.id, name: hospitals.displayName, phone: hospitals.phone },
			specialist: { id: specialists.id, name: signature },
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

/** Whether the two sides stay apart about coming, not about hours. */
export const isAboutAbsence = ({ workedFrom }: { workedFrom: Date | null }) => workedFrom === null

/**
 * Decides with a reason that both sides read: the hours of the one who entered them first, those of the other, or that no one came. About an absence
 * `first` means that the specialist came, for the hours asked for.
 *
 * Fails with `no-such-verdict` for what neither side has said.
 */
export async function decideDispute(
	operator: Operator,
	requestId: string,
	{ verdict, reason }: { verdict: Verdict; reason: string },
): Promise<Result<null, 'not-found' | 'changed' | 'no-such-verdict'>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId)
		if (!request) return fail('not-found')
		const isAbsence = isAboutAbsence(request)
		if (verdict === (isAbsence ? 'other' : 'absent')) return fail('no-such-verdict')
		const asAskedFor = {
			workedFrom: request.startsAt,
			workedTo: request.endsAt,
			duePaise: duePaise(request, request),
		}
		const hours = isAbsence ? asAskedFor : verdict === 'other' ? agreedHours(request) : {}
		const moved = await coverRunner.move(tx, request, {
			to: verdict === 'absent' ? 'missed' : 'confirmed',
			by: 'operator',
			actorAccountId: operator.accountId,
			reason,
			set: verdict === 'absent' ? {} : hours,
		})
		if (!moved.ok) return fail('changed')
		await notifySides(tx, request, ['specialist', 'hospital'], {
			key: keyOf(moved.value.eventId, request),
			what: verdict === 'absent' ? 'absent' : 'came',
			reason,
		})
		return ok(null)
	})
}
