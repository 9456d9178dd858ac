import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { AnswerClock } from '#app/relations/answer-clock.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { answerClock, decisionHours, hoursClock, isPayOver, payClock, turnOf } from './settlement/after-clock.ts'
import { enteredAt } from './settlement/after.server.ts'
import { heldBy, ofHospital } from './settlement/sides.server.ts'
import { coverEvents, coverRequests } from './tables.server.ts'

type Row = { key: string; title: string; detail: string; href: string; clock: AnswerClock }
type Waiting = { owed: Row[]; awaited: Row[] }
/** `open`: cases that no one covers yet, the next first. */
type OurWaiting = Waiting & { open: Row[] }

const columns = {
	request: coverRequests,
	enteredAt: enteredAt.mapWith(coverEvents.at),
	disputedAt:
		sql`(select max(e.at) from ${coverEvents} e where e.request_id = ${coverRequests.id} and e.to = 'disputed')`.mapWith(
			coverEvents.at,
		),
}

const unsettled = or(
	and(eq(coverRequests.status, 'covered'), sql`${coverRequests.endsAt} < now()`),
	inArray(coverRequests.status, ['finished', 'disputed']),
	and(eq(coverRequests.status, 'confirmed'), isNull(coverRequests.paidAt)),
)

type Found = { request: typeof coverRequests.$inferSelect; enteredAt: Date | null; disputedAt: Date | null }

/** What one side owes the other about accepted cover since its end, as a title and a clock; null once it is over. */
function taskOf({ request, enteredAt: entered, disputedAt }: Found) {
	switch (request.status) {
		case 'covered':
			return { by: 'specialist', what: 'hours', clock: hoursClock(request) } as const
		case 'finished':
			return {
				by: turnOf(request),
				what: 'confirmation',
				clock: answerClock(entered ?? request.endsAt),
			} as const
		case 'confirmed': {
			if (isPayOver(request, new Date())) return null
			return { by: 'hospital', what: 'payment', clock: payClock(request.workedTo ?? request.endsAt) } as const
		}
		case 'disputed': {
			const since = disputedAt ?? request.endsAt
			const due = new Date(since.getTime() + decisionHours * 3_600_000)
			return { by: 'us', what: 'decision', clock: { since, due } } as const
		}
		case 'open':
		case 'cancelled':
		case 'unfilled':
		case 'missed':
		case 'lapsed':
			return null
	}
}

/** What this specialist owes and awaits about cover. */
export async function listMyCoverWaiting(actor: Specialist): Promise<Waiting> {
	const found = await db
		.select({ ...columns, name: hospitals.displayName })
		.from(coverRequests)
		.innerJoin(hospitals, eq(hospitals.id, coverRequests.hospitalId))
		.where(and(heldBy(actor), unsettled))
		.orderBy(asc(coverRequests.endsAt))
	return divide(found, 'specialist', (id) => `/cover/${id}`)
}

/** What this member’s hospital owes and awaits, and what no one has accepted. The names are recorded as read. */
export async function listOurCoverWaiting(member: Member): Promise<OurWaiting> {
	const found = await db
		.select({ ...columns, name: signature })
		.from(coverRequests)
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.where(
			and(
				ofHospital(member),
				or(unsettled, and(eq(coverRequests.status, 'open'), sql`${coverRequests.startsAt} > now()`)),
			),
		)
		.orderBy(asc(coverRequests.endsAt))
	await recordListed(
		member,
		'cover',
		found.flatMap(({ request }) => request.specialistId ?? []),
		['name'],
	)
	const open = found.flatMap(({ request }) =>
		request.status === 'open'
			? [
					{
						key: `cover/${request.id}`,
						title: request.work,
						detail: `Starts ${formatDateTime(request.startsAt)}`,
						href: `/hospital/cover/${request.id}`,
						clock: { since: request.createdAt, due: request.startsAt },
					},
				]
			: [],
	)
	return { ...divide(found, 'hospital', (id) => `/hospital/cover/${id}`), open }
}

type What = NonNullable<ReturnType<typeof taskOf>>['what']

function titleOf(what: What, name: string): string {
	switch (what) {
		case 'hours':
			return t`${{ name }}: hours`
		case 'confirmation':
			return t`${{ name }}: confirmation of hours`
		case 'payment':
			return t`${{ name }}: payment`
		case 'decision':
			return t`${{ name }}: decision about hours`
	}
}

function divide(
	found: readonly (Found & { name: string | null })[],
	side: 'specialist' | 'hospital',
	hrefOf: (id: string) => string,
): Waiting {
	const owed: Row[] = []
	const awaited: Row[] = []
	for (const one of found) {
		const task = taskOf(one)
		if (!task) continue
		const { request, name } = one
		const who = task.by === 'us' ? brand.name : (name ?? 'A specialist')
		const row = {
			key: `cover/${request.id}`,
			title: titleOf(task.what, who),
			detail: request.work,
			href: hrefOf(request.id),
			clock: task.clock,
		}
		if (task.by === side) owed.push(row)
		else awaited.push(row)
	}
	return { owed, awaited }
}
