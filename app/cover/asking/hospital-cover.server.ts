import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Site } from '#app/hospitals/sites/sites.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { recordAccess, recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { isFew, shownCount } from './asked-count.server.ts'
import { mayReach } from '../answering/released-first.server.ts'
import { specialistRecordOf } from '../settlement/records.server.ts'
import { ofHospital } from '../settlement/sides.server.ts'
import { isTaken } from '../status.ts'
import { coverRequests } from '../tables.server.ts'

/** Those of one site, or of all. */
type AtSite = { site?: PlaceOfSite | undefined }
type PlaceOfSite = Pick<Site, 'id' | 'location'>

/** A site that was removed leaves its requests without one, and with its address: they are not those of the main site. */
export const isAtSite = (request: { siteId: string | null; location: string }, { id, location }: PlaceOfSite) =>
	request.siteId === id && (id !== null || request.location === location)
/** The same in SQL. */
const atSite = ({ id, location }: PlaceOfSite) =>
	id === null ? and(isNull(coverRequests.siteId), eq(coverRequests.location, location)) : eq(coverRequests.siteId, id)

const ours = (member: Member, { site }: AtSite, which: SQL | undefined) =>
	db
		.select({ request: coverRequests, name: signature, asked: shownCount })
		.from(coverRequests)
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.where(and(ofHospital(member), site && atSite(site), which))
		.$dynamic()

export type OurCover = Awaited<ReturnType<typeof ours>>[number]

/** The names in a list of the hospital are recorded as read. */
async function read(member: Member, query: PromiseLike<OurCover[]>): Promise<OurCover[]> {
	const rows = await query
	await recordListed(
		member,
		'cover',
		rows.flatMap(({ request }) => request.specialistId ?? []),
		['name'],
	)
	return rows
}

/** What is to come or to do, the next first. */
export const listAhead = (member: Member, site: AtSite) =>
	read(
		member,
		ours(member, site, inArray(coverRequests.status, ['open', 'covered', 'finished', 'disputed'])).orderBy(
			asc(coverRequests.startsAt),
		),
	)

/** What is over, the latest first, a page at a time. */
export async function listOver(member: Member, { page, ...site }: AtSite & { page: number }) {
	const rows = await read(
		member,
		ours(member, site, notInArray(coverRequests.status, ['open', 'covered', 'finished', 'disputed']))
			.orderBy(desc(coverRequests.startsAt), asc(coverRequests.id))
			.limit(perPage + 1)
			.offset(rowsBefore(page)),
	)
	return asPage(rows, page, (row) => row)
}

/** Everything that begins in the seven days from `from` on, but for what was cancelled. */
export const listWeek = (member: Member, { from, ...site }: AtSite & { from: Date }) =>
	read(
		member,
		ours(
			member,
			site,
			and(
				gte(coverRequests.startsAt, from),
				lt(coverRequests.startsAt, new Date(from.getTime() + 7 * 86_400_000)),
				ne(coverRequests.status, 'cancelled'),
			),
		).orderBy(asc(coverRequests.startsAt)),
	)

/** One request of a hospital. Name and number are those of the person who accepted, and shown from then on, the number until they block it; each look is noted. */
export async function findOurs(member: Member, requestId: string) {
	const [found] = await db
		.select({
			request: coverRequests,
			asked: shownCount,
			isFew,
			person: { name: signature, phone: accounts.phone },
			mayCall: mayReach(coverRequests.specialistId).mapWith(Boolean),
		})
		.from(coverRequests)
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.leftJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(ofHospital(member), eq(coverRequests.id, requestId)))
	if (!found) return null
	const { request, asked, isFew: few, person, mayCall } = found
	const specialistId = isTaken(request) ? request.specialistId : null
	if (specialistId === null || person?.name == null) return { request, asked, isFew: few, person: null, record: null }
	// The hospital owes for the work and keeps the name; the number ends where the person wants no more contact.
	const mayBeCalled = mayCall && person.phone !== null && (await takeDisclosure(member, 'contact', [specialistId]))
	if (mayBeCalled)
		await db.transaction(async (tx) => {
			await tx
				.update(coverRequests)
				.set({ numberReadAt: sql`now()` })
				.where(and(eq(coverRequests.id, requestId), isNull(coverRequests.numberReadAt)))
			await recordAccess(tx, member, specialistId, 'contact', {
				detail: ['phone'],
				fields: ['name', 'phone'],
				facts: { requestId },
			})
		})
	else await recordListed(member, 'cover', [specialistId], ['name'])
	return {
		request,
		asked,
		isFew: few,
		person: {
			id: specialistId,
			name: person.name,
			phone: mayBeCalled && person.phone ? formatPhone(person.phone) : null,
			isOverLimit: mayCall && !mayBeCalled,
		},
		record: await specialistRecordOf(specialistId),
	}
}

/** The last requests at a site, to begin the next from: its equipment sheet, pay and speciality. The latest first. */
export const listLastAt = (member: Member, site: PlaceOfSite) =>
	db
		.select()
		.from(coverRequests)
		.where(and(ofHospital(member), atSite(site)))
		.orderBy(desc(coverRequests.createdAt))
		.limit(30)

/** The last request of a hospital, which says at what site it asked. */
export async function findLast(member: Member) {
	const [last] = await db
		.select({ siteId: coverRequests.siteId })
		.from(coverRequests)
		.where(ofHospital(member))
		.orderBy(desc(coverRequests.createdAt))
		.limit(1)
	return last ?? null
}

/** The same for the hospital’s books, with the names, which are recorded as read. */
export async function listWorkedForUs(member: Member, from: Date, until: Date) {
	const began = sql`coalesce(${coverRequests.workedFrom}, ${coverRequests.startsAt})`
	return read(
		member,
		ours(
			member,
			{},
			and(inArray(coverRequests.status, ['finished', 'confirmed', 'disputed']), gte(began, from), lt(began, until)),
		).orderBy(asc(began), asc(coverRequests.id)),
	)
}

/** One request of a hospital, without the person. */
export async function findRequest(member: Member, requestId: string) {
	const [found] = await db
		.select()
		.from(coverRequests)
		.where(and(ofHospital(member), eq(coverRequests.id, requestId)))
	return found ?? null
}
