import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { plans } from '#app/billing/plans.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { aboutOf } from '#app/contacts/requests/request-about.ts'
import { coverRequests } from '#app/cover/tables.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { documentNames } from '#app/hospitals/checks/documents.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { hospitalInvitations } from '#app/hospitals/tables.server.ts'
import { isVerified, type Member, type Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { interviews } from '#app/interviews/tables.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { offers } from '#app/offers/tables.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { t } from '#app/platform/language/words.ts'

/** What something was done to: in words, and where the reader may open it. `isWritten`: a specialist reads what a hospital wrote. */
export type Thing = { text: string; href: string | null; isWritten?: true }

type Event = {
	action: string
	subjectType: string
	subjectId: string
	facts: Record<string, string | number | boolean | null>
}
type Reader = Member | Specialist
type Found = Thing & { id: string }

const gone = (): Thing => ({ text: t`No longer on file`, href: null })

/**
 * The things of these events as this reader may know them now, read by id. Of a job, an application, cover and the like that are not of
 * the reader nothing is told, nor of those that were deleted.
 */
export async function readThings(reader: Reader, events: readonly Event[]): Promise<(event: Event) => Thing | null> {
	const idsOf = (...types: string[]) => [
		...new Set(events.filter(({ subjectType }) => types.includes(subjectType)).map(({ subjectId }) => subjectId)),
	]
	const named = await Promise.all([
		...readers.map(async ({ types, read }) => {
			const ids = idsOf(...types)
			return ids.length === 0 ? [] : await read(reader, ids)
		}),
	])
	const things = new Map(named.flat().map(({ id, ...thing }) => [id, thing]))
	const names = reader.kind === 'member' ? await readNames(reader, events) : new Map<string, string>()
	const types = new Set<string>(readers.flatMap((each) => each.types))
	return (event) => {
		if (types.has(event.subjectType)) return things.get(event.subjectId) ?? gone()
		return event.subjectType === 'hospital' && reader.kind === 'member' ? ofHospital(event, names) : null
	}
}

const ownBy = (reader: Reader, columns: Record<'hospitalId' | 'specialistId', SQLWrapper>) =>
	reader.kind === 'member'
		? sql`${columns.hospitalId} = ${reader.hospitalId}`
		: sql`${columns.specialistId} = ${reader.specialistId}`

/** Of a query that has `jobs` joined. */
const titleFor = (reader: Reader) => (reader.kind === 'member' ? titleInLists(reader) : sql<string>`${jobs.title}`)

const writtenFor = ({ kind }: Reader): Pick<Thing, 'isWritten'> => (kind === 'member' ? {} : { isWritten: true })

/** Of a query that has `applications` and `jobs` joined: the reader may open the page of the application. */
const mayOpen = (reader: Reader) =>
	(reader.kind === 'member' ? sql`(${receivedBy(reader)})` : sql`true`).mapWith(Boolean) as SQL<boolean>
const ofApplications = { hospitalId: jobs.hospitalId, specialistId: applications.specialistId }

const pageOfApplication = (reader: Reader, id: string) =>
	reader.kind === 'member' ? `/hospital/applications/${id}` : `/applications/${id}`

/** Pages that are closed to a hospital that is not verified. */
const ofVerified = (reader: Reader, href: string) => (reader.kind === 'member' && !isVerified(reader) ? null : href)

const readers: readonly { types: readonly string[]; read: (reader: Reader, ids: string[]) => Promise<Found[]> }[] = [
	{
		types: ['job'],
		async read(reader, ids) {
			// A specialist has no lines about jobs.
			if (reader.kind !== 'member') return []
			const rows = await db
				.select({ id: jobs.id, text: titleFor(reader), status: jobs.status })
				.from(jobs)
				.where(and(eq(jobs.hospitalId, reader.hospitalId), inArray(jobs.id, ids)))
			return rows.map(({ id, text, status }) => ({
				id,
				text,
				href: status === 'draft' ? `/hospital/jobs/${id}/edit` : ofVerified(reader, `/hospital/jobs/${id}/applicants`),
			}))
		},
	},
	{
		types: ['application', 'rating'],
		async read(reader, ids) {
			const rows = await db
				.select({ id: applications.id, text: titleFor(reader), isOpen: mayOpen(reader) })
				.from(applications)
				.innerJoin(jobs, eq(jobs.id, applications.jobId))
				.where(and(ownBy(reader, ofApplications), inArray(applications.id, ids)))
			return rows.map(({ id, text, isOpen }) => ({
				id,
				text,
				...writtenFor(reader),
				href: isOpen ? pageOfApplication(reader, id) : null,
			}))
		},
	},
	{
		types: ['offer'],
		async read(reader, ids) {
			const rows = await db
				.select({
					id: offers.id,
					applicationId: applications.id,
					text: titleFor(reader),
					isOpen: mayOpen(reader),
				})
				.from(offers)
				.innerJoin(applications, eq(applications.id, offers.applicationId))
				.innerJoin(jobs, eq(jobs.id, applications.jobId))
				.where(and(ownBy(reader, ofApplications), inArray(offers.id, ids)))
			return rows.map(({ id, applicationId, text, isOpen }) => ({
				id,
				text,
				...writtenFor(reader),
				href: !isOpen ? null : reader.kind === 'member' ? pageOfApplication(reader, applicationId) : `/offers/${id}`,
			}))
		},
	},
	{
		types: ['interview'],
		async read(reader, ids) {
			const rows = await db
				.select({ id: interviews.id, text: titleFor(reader), isOpen: mayOpen(reader) })
				.from(interviews)
				.innerJoin(applications, eq(applications.id, interviews.applicationId))
				.innerJoin(jobs, eq(jobs.id, applications.jobId))
				.where(and(ownBy(reader, ofApplications), inArray(interviews.id, ids)))
			return rows.map(({ id, text, isOpen }) => ({
				id,
				text,
				...writtenFor(reader),
				href: isOpen ? `/interviews/${id}` : null,
			}))
		},
	},
	{
		types: ['contact-request'],
		async read(reader, ids) {
			const { id, hospitalId, specialistId, jobId } = contactRequests
			const rows = await db
				.select({ id, jobTitle: titleFor(reader) })
				.from(contactRequests)
				.leftJoin(jobs, eq(jobs.id, jobId))
				.where(and(ownBy(reader, { hospitalId, specialistId }), inArray(id, ids)))
			return rows.map((row) => ({
				id: row.id,
				text: aboutOf({ jobTitle: row.jobTitle, reason: null }),
				href:
					reader.kind === 'member' ? ofVerified(reader, '/hospital/contact-requests') : `/contact-requests/${row.id}`,
			}))
		},
	},
	{
		types: ['cover'],
		async read(reader, ids) {
			const { id, hospitalId, specialistId, work, startsAt } = coverRequests
			const rows = await db
				.select({ id, work, startsAt })
				.from(coverRequests)
				.where(and(ownBy(reader, { hospitalId, specialistId }), inArray(id, ids)))
			return rows.map((row) => ({
				id: row.id,
				text: `${row.work}, ${formatDateTime(row.startsAt)}`,
				href: reader.kind === 'member' ? ofVerified(reader, `/hospital/cover/${row.id}`) : `/cover/${row.id}`,
			}))
		},
	},
	{
		types: ['credential'],
		async read(reader, ids) {
			if (reader.kind === 'member') return []
			const rows = await db
				.select({ id: credentials.id, text: credentials.title })
				.from(credentials)
				.where(and(eq(credentials.specialistId, reader.specialistId), inArray(credentials.id, ids)))
			return rows.map((row) => ({ ...row, href: `/profile/credentials/${row.id}` }))
		},
	},
]

const text = (fact: Event['facts'][string] | undefined) => (typeof fact === 'string' && fact !== '' ? fact : null)

/** Members by account and invited addresses by invitation, of events about the hospital itself. */
async function readNames({ hospitalId }: Member, events: readonly Event[]): Promise<Map<string, string>> {
	const valuesOf = (fact: string) => [
		...new Set(
			events.flatMap(({ subjectType, subjectId, facts }) =>
				subjectType === 'hospital' && subjectId === hospitalId ? (text(facts[fact]) ?? []) : [],
			),
		),
	]
	const [people, invitations] = [valuesOf('accountId'), valuesOf('invitationId')]
	const [members, invited] = await Promise.all([
		people.length === 0
			? []
			: db.select({ id: accounts.id, name: accounts.name }).from(accounts).where(inArray(accounts.id, people)),
		invitations.length === 0
			? []
			: db
					.select({ id: hospitalInvitations.id, name: hospitalInvitations.email })
					.from(hospitalInvitations)
					.where(and(eq(hospitalInvitations.hospitalId, hospitalId), inArray(hospitalInvitations.id, invitations))),
	])
	return new Map([...members, ...invited].flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))
}

/** Where a change of the hospital itself is seen; the longest beginning of its action counts. */
const placesOfHospital: readonly [beginning: string, name: string, href: string][] = [
	['hospital.moved', 'Verification', '/hospitals/verification'],
	['hospital.details-sent', 'Verification', '/hospitals/verification'],
	['hospital.rechecked', 'Verification', '/hospitals/verification'],
	['hospital.page-saved', 'Public page', '/hospital/profile'],
	['hospital.renamed', 'Name', '/hospital/profile/name'],
	['hospital.position-saved', 'Position on the map', '/hospital/profile/position'],
	['hospital.gstin-saved', 'Plan and invoices', '/hospital/plan'],
	['hospital.logo', 'Public page', '/hospital/profile'],
	['hospital.photo', 'Public page', '/hospital/profile/photos'],
	['picture.', 'Public page', '/hospital/profile'],
	['hospital.departments', 'Departments', '/hospital/profile/departments'],
	['hospital.site', 'Sites', '/hospital/profile/sites'],
	['hospital.sites-changed', 'Team', '/hospital/team'],
	['hospital.document', 'Documents', '/hospital/documents'],
	['hospital.member', 'Team', '/hospital/team'],
	['hospital.invitation', 'Team', '/hospital/team'],
	['hospital.seat', 'Team', '/hospital/team'],
	['hospital.api-key', 'API keys', '/hospital/settings/api'],
	['hospital.webhook', 'Webhooks', '/hospital/settings/webhooks'],
	['hospital.plan', 'Plan and invoices', '/hospital/plan'],
	['hospital.payment', 'Plan and invoices', '/hospital/plan'],
	['hospital.credit-note', 'Plan and invoices', '/hospital/plan'],
	['cover.first', 'First request for cover', '/hospital/cover/first'],
	['case.', 'Verification', '/hospitals/verification'],
]

function ofHospital({ action, facts }: Event, names: ReadonlyMap<string, string>): Thing | null {
	const place = placesOfHospital
		.filter(([beginning]) => action.startsWith(beginning))
		.toSorted(([one], [other]) => other.length - one.length)[0]
	if (!place) return null
	const [, name, href] = place
	return { text: nameIn(action, facts, names) ?? name, href }
}

const nameOf = (names: Readonly<Record<string, string>>, key: string | null) =>
	key === null ? null : (names[key] ?? key)

/** What the event itself names: a status, a member, an address, a site, a key, a document, a plan. */
function nameIn(action: string, facts: Event['facts'], names: ReadonlyMap<string, string>): string | null {
	const [accountId, invitationId, to, plan] = [
		facts['accountId'],
		facts['invitationId'],
		facts['to'],
		facts['plan'],
	].map(text)
	if (action === 'hospital.moved')
		return to ? `From ${nameOf(hospitalStatusNames, text(facts['from']))} to ${nameOf(hospitalStatusNames, to)}` : null
	if (accountId) {
		const person = names.get(accountId) ?? 'Account removed'
		return action === 'hospital.seat-changed' && to ? `${person}, now ${to}` : person
	}
	if (invitationId) return names.get(invitationId) ?? null
	if (plan)
		return [plan in plans ? plans[plan as keyof typeof plans].name : plan, text(facts['cycle'])]
			.filter(Boolean)
			.join(', ')
	if (action.startsWith('hospital.document')) return nameOf(documentNames, text(facts['kind']))
	return text(facts['name']) ?? text(facts['url']) ?? text(facts['number']) ?? text(facts['gstin'])
}

/** The page of each list that showed several people (`recordListed`), and of what was done to several at once. */
const pagesOfLists: Readonly<Record<string, string>> = {
	candidates: '/hospitals/dashboard',
	applicants: '/hospital/applicants',
	interviews: '/hospitals/dashboard/interviews',
	conversations: '/messages',
	conversation: '/messages',
	'contact requests': '/hospital/contact-requests',
	cover: '/hospital/cover',
}
const listsOfActions: readonly [beginning: string, list: string][] = [
	['candidates-exported', 'candidates'],
	['application.', 'applicants'],
	['offer.', 'applicants'],
	['interview.', 'interviews'],
	['contact-request.', 'contact requests'],
	['cover.', 'cover'],
]

/** Where these people are listed for a hospital now; null where its member may not open that list. */
export function pageOfList(member: Member, action: string, list: string | null): string | null {
	const shown =
		list?.replace(/ \(by API\)$/, '') ?? listsOfActions.find(([beginning]) => action.startsWith(beginning))?.[1]
	const href = shown === undefined ? undefined : pagesOfLists[shown]
	return href === undefined ? null : ofVerified(member, href)
}
