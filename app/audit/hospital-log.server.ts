import { and, eq, exists, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { listNames } from '#app/specialists/brief.server.ts'
import {
	actingHospital,
	mergeEqual,
	noStepOfOurs,
	onePerson,
	pageOf,
	printed,
	printedLine,
	type Row,
	selectEvents,
	selectLines,
} from './entries.server.ts'
import { pageOfList, readThings } from './things.server.ts'

/** After these a member acts for the hospital no more. */
const leavings = ['hospital.member-removed', 'hospital.member-left']

/** Events about a hospital and of its team's readings. */
function isOfHospital(hospitalId: string) {
	const isOurs = and(eq(auditEvents.subjectType, 'hospital'), eq(auditEvents.subjectId, hospitalId))
	const team = db
		.select({ id: hospitalMembers.accountId })
		.from(hospitalMembers)
		.where(eq(hospitalMembers.hospitalId, hospitalId))
	const left = db
		.select({ id: sql<string>`(${auditEvents.facts} ->> 'accountId')::uuid` })
		.from(auditEvents)
		.where(and(isOurs, inArray(auditEvents.action, leavings)))
	// What does not name a hospital was done for this one if its member had joined by then.
	const isOfMember = exists(
		db
			.select({ one: sql`1` })
			.from(hospitalMembers)
			.where(
				and(
					eq(hospitalMembers.accountId, auditEvents.actorAccountId),
					eq(hospitalMembers.hospitalId, hospitalId),
					lte(hospitalMembers.createdAt, auditEvents.at),
				),
			),
	)
	return and(
		noStepOfOurs,
		or(
			isOurs,
			and(
				or(inArray(auditEvents.actorAccountId, team), inArray(auditEvents.actorAccountId, left)),
				// What each does with their own login is theirs, and what they did for another hospital is that hospital’s.
				ne(auditEvents.subjectType, 'account'),
				or(sql`${actingHospital} = ${hospitalId}`, and(sql`${actingHospital} is null`, isOfMember)),
			),
		),
	)
}

/** Of a specialist whose profile was read, that one: `about` holds those of lists. */
const peopleOf = ({ subjectType, subjectId, about }: Pick<Row, 'subjectType' | 'subjectId' | 'about'>) =>
	subjectType === 'specialist' ? [subjectId] : about

const nameOfActor = ({ actorKind, actorName, actorId }: Row) =>
	actorKind === 'operator' ? 'Our team' : (actorName ?? (actorId ? 'Account removed' : 'Automatic'))

/** What the audit log says about a hospital and of its team's readings, newest first, for its owner. */
export async function listHospitalLog(member: Member, page: number) {
	const { hospitalId } = member
	const who = sql`${auditEvents.actorAccountId}`
	const rows = await selectLines(isOfHospital(hospitalId), page, { who, person: onePerson })
	const thingOf = await readThings(member, rows)
	const { entries: found, ...rest } = pageOf(rows, page, (row) => ({
		...printedLine(row),
		/** The profile that was read: never one line with another's. */
		profile: row.subjectType === 'specialist' ? row.subjectId : null,
		about: row.subjectType === 'specialist' ? [row.subjectId] : row.everyone,
		who: nameOfActor(row),
		thing: thingOf(row),
		list: pageOfList(member, row.action, row.list),
	}))
	const entries = mergeEqual(found)
	const alone = entries.flatMap(({ about }) => (about.length === 1 ? about : []))
	const names = await listNames(db, hospitalId, [...new Set(alone)])
	return {
		...rest,
		/** With the one specialist whom a line is about, or how many they are and where they are listed. */
		entries: entries.map(({ profile, about: [first = null, ...others], list, ...entry }) => {
			const name = (others.length === 0 && first !== null && names.get(first)) || null
			const specialistId = profile ?? (name === null ? null : first)
			const people = others.length + (first === null ? 0 : 1)
			return { ...entry, specialistId, name, people, list: people > 0 && specialistId === null ? list : null }
		}),
	}
}

/** A file has no more; the ones before are in the next. */
export const eventsInFile = 10_000

/**
 * The same as a table with a row for each event, for a program: no lines are put together. Names no one whom the page does not name, and
 * of several people their ids alone. `before`: the last event of the file before; of this one, null when nothing is left.
 */
export async function hospitalLogRows(member: Member, origin: string, before: string | null, limit = eventsInFile) {
	const isEarlier =
		before === null
			? undefined
			: sql`(${auditEvents.at}, ${auditEvents.id}) < (select last.at, last.id from ${auditEvents} last where last.id = ${before})`
	const where = and(isOfHospital(member.hospitalId), isEarlier)
	const read = await selectEvents(where, limit + 1)
	const rows = read.slice(0, limit)
	const last = rows.at(-1)
	const [thingOf, names] = await Promise.all([
		readThings(member, rows),
		listNames(db, member.hospitalId, [
			...new Set(rows.map(peopleOf).flatMap((people) => (people.length === 1 ? people : []))),
		]),
	])
	return {
		rows: [
			columns,
			...rows.map((row) => {
				const [thing, people] = [thingOf(row), peopleOf(row)]
				const page = thing?.href ?? (thing === null ? pageOfList(member, row.action, row.list) : null)
				return [
					...[row.id, row.at.toISOString(), row.action, printed(row).what],
					...[nameOfActor(row), row.actorKind === 'operator' ? '' : (row.actorId ?? '')],
					...[row.subjectType, thing?.text ?? row.list ?? '', row.subjectId, page ? `${origin}${page}` : ''],
					...[(people.length === 1 && people[0] && names.get(people[0])) || '', people.join(' ')],
					row.fields.join(' '),
				]
			}),
		],
		before: read.length > limit && last ? last.id : null,
	}
}

const columns = [
	...['ID', 'Time', 'Action', 'What'],
	...['By', 'By ID'],
	...['Kind', 'About', 'About ID', 'Page'],
	...['Specialist', 'Specialist IDs'],
	'Shown',
]
