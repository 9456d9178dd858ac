import { and, eq, isNull } from 'drizzle-orm'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { type Finding, type Options, partOf } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const full = 250
const fullPerDay = 100
const atOnce = 8

/** Two members of a hospital that has nothing to do with anyone open all profiles that they can, in two sessions each, side by side. */
export const copyPeople = (options: Options): Promise<Finding[]> =>
	usingServer({ HOSPITAL_PROFILES_PER_DAY: String(partOf(fullPerDay, options)) }, (server) => copy(server, options))

async function copy(server: Server, options: Options): Promise<Finding[]> {
	const perDay = partOf(fullPerDay, options)
	const people = await db
		.select({ id: specialists.id, name: specialists.name })
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(
			and(eq(specialists.profileVisibility, true), eq(specialists.anonymousMode, false), isNull(accounts.suspendedAt)),
		)
		.limit(partOf(full, options))
	const owner = await aMember()
	const colleague = await aMember({ hospitalId: owner.hospitalId })
	const cookies: string[] = []
	for (const { accountId } of [owner, colleague, owner, colleague])
		cookies.push((await aSession({ id: accountId, kind: 'member' })).cookie)
	const read = async (path: string, at: number) =>
		(await server.send({ path, headers: { Cookie: cookies[at % cookies.length] ?? '' } })).text
	const named = new Set<string>()
	const note = (text: string, among: readonly { id: string; name: string }[]) => {
		for (const { id, name } of among) if (text.includes(name)) named.add(id)
	}
	for (let from = 0; from < people.length; from += atOnce) {
		const some = people.slice(from, from + atOnce)
		await Promise.all(some.map(async (person, at) => note(await read(`/doctors/${person.id}`, at), [person])))
	}
	const opened = named.size
	for (let from = 0; from < people.length; from += 4) {
		const some = people.slice(from, from + 4)
		const ids = some.map(({ id }) => `id=${id}`).join('&')
		note(await read(`/hospital/compare?${ids}`, from / 4), some)
		note(await read(`/hospitals/dashboard/candidates.csv?${ids}`, from / 4), some)
		note(await read(`/hospitals/dashboard?person=${some[0]?.id}&${ids}`, from / 4), some.slice(0, 1))
	}
	return [
		{
			row: 33,
			what: `${people.length} profiles asked for by two members in four sessions, ${atOnce} at once, then compared, exported and opened beside the list`,
			wanted: `${perDay} names, and none more by another page`,
			measured: `${opened} names, ${named.size - opened} more`,
			isMet: opened === perDay && named.size === opened,
		},
	]
}
