import { and, eq, sql } from 'drizzle-orm'
import { isVerified, type Member, type Specialist } from '#app/identity/actor.ts'
import { send } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { type AfterNews, coverAfterForSpecialist, coverAfterForTeam } from '../messages.ts'
import { formatDue, lastEntered } from '../labels.ts'
import { readCover, readersOf, showChange, teamOf } from '../notifications.server.ts'
import { isReleasedFirst } from '../answering/released-first.server.ts'
import type { CoverSide } from '../status.ts'
import { coverRequests } from '../tables.server.ts'
import type { LockedCover } from '../transitions.server.ts'

export type HeldFailure = 'not-found' | 'begun' | 'not-begun' | 'changed'

/** A hospital's own requests, as long as it is verified; before that the one that an operator released. */
export function ofHospital(member: Member) {
	const isOwn = eq(coverRequests.hospitalId, member.hospitalId)
	return isVerified(member) ? isOwn : (and(isOwn, isReleasedFirst) ?? sql`false`)
}

/** Requests that this person has accepted. */
export const heldBy = ({ specialistId }: Specialist) => eq(coverRequests.specialistId, specialistId)

export const ofSide = (actor: Specialist | Member) => (actor.kind === 'member' ? ofHospital(actor) : heldBy(actor))
export const sideOf = ({ kind }: Specialist | Member): CoverSide => (kind === 'member' ? 'hospital' : 'specialist')
export const otherSide = (side: CoverSide): CoverSide => (side === 'hospital' ? 'specialist' : 'hospital')

/** Names the person, so that their erasure finds what the hospital was told about them. */
export const keyOf = (eventId: string, { specialistId }: { specialistId: string | null }) =>
	['cover', eventId, specialistId].filter(Boolean).join('/')

/** Nothing is due, or it is not known what. */
const noAmount: readonly AfterNews['what'][] = ['missed', 'contested', 'disputed', 'absent', 'lapsed', 'enter-hours']

/** Tells one side, or both, what has happened to accepted cover, and open pages read it again. */
export async function notifySides(
	tx: Transaction,
	request: LockedCover,
	sides: readonly CoverSide[],
	{ key, ...news }: AfterNews & { key: string },
) {
	const { specialistId } = request
	const cover = await readCover(tx, request.id)
	const [reader] = specialistId === null ? [] : await readersOf(tx, [specialistId])
	const isDue = !noAmount.includes(news.what)
	const due = isDue ? formatDue({ ...cover, ...cover.due }) : null
	const facts = {
		...cover,
		...news,
		due,
		worked: isDue ? lastEntered(cover.due) : null,
		specialistName: reader?.name ?? 'The specialist',
	}
	if (sides.includes('specialist') && reader) await send(tx, coverAfterForSpecialist, { to: [reader], key, facts })
	if (sides.includes('hospital')) await send(tx, coverAfterForTeam, { to: await teamOf(tx, request), key, facts })
	await showChange(tx, request)
}
