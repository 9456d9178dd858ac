import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { publicIdOf } from '#app/specialists/disclosure/public-id.server.ts'
import { hasApplied, isBlocked, isSavedCandidate, type Model, openContact } from '../model.ts'
import { same } from '../same.ts'
import { step } from '../step.ts'
import { anyMember, anyPerson } from '../who.ts'
import { hospitalOfMember, look, type MemberName, one, type PersonName, surnames, type World } from '../world.ts'

/** What this hospital may know of this person now. */
function levelOf(model: Model, who: MemberName, person: PersonName) {
	const hospital = hospitalOfMember[who]
	if (!model.verified[hospital]) return { page: !model.hidden[person], name: false, phone: false }
	if (isBlocked(model, hospital, person)) return { page: false, name: false, phone: false }
	const request = openContact(model, hospital, person)
	const isMutual = request !== undefined || isSavedCandidate(model, hospital, person)
	const page = isMutual || hasApplied(model, hospital, person) || !model.hidden[person]
	return { page, name: page, phone: isMutual && (person === 'asha' || request?.shared === true) }
}

const releases = async ({ actors, hospitals }: World, who: MemberName, person: PersonName) =>
	(
		await one<{ count: number }>(
			sql`select count(*)::int as count from profile_access where specialist_id = ${actors[person].specialistId} and hospital_id = ${hospitals[hospitalOfMember[who]]} and what = 'contact'`,
		)
	)?.count ?? 0

const mails = { asha: 'asha-zz@', ravi: 'ravi-zz@' } as const

/** The id by which this hospital knows a person: before verification it reads what everyone reads, under the public one. */
function idFor(model: Model, who: MemberName, specialistId: string) {
	return model.verified[hospitalOfMember[who]] ? specialistId : publicIdOf(specialistId)
}

/** A member opens the profile: exactly what may be seen is there (I3, I5, I10, I26), and a release is on record (I4). */
export const lookAtProfile = fc.tuple(anyMember, anyPerson).map(([who, person]) =>
	step({
		what: `${who} looks at ${person}`,
		async act(world, model) {
			const may = levelOf(model, who, person)
			const before = await releases(world, who, person)
			const { status, text } = await look(
				world,
				who,
				`/doctors/${idFor(model, who, world.actors[person].specialistId)}`,
			)
			const story = model.log.join('\n')
			const seen = { page: status === 200, name: text.includes(surnames[person]), mail: text.includes(mails[person]) }
			same(seen, { page: may.page, name: may.name, mail: may.phone }, story)
			same(await releases(world, who, person), before + (may.phone ? 1 : 0), story)
			return status
		},
		follow() {},
	}),
)

/** A hidden person looks the same as one who never existed. */
export const lookForNobody = anyMember.map((who) =>
	step({
		what: `${who} looks at nobody`,
		async act(world) {
			const { status } = await look(world, who, `/doctors/${randomUUID()}`)
			same(status, 404, 'nobody')
			return status
		},
		follow() {},
	}),
)
