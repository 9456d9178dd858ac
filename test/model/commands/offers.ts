import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isBlocked, isVerified, type Model, type Offer } from '../model.ts'
import { step } from '../step.ts'
import { anyJob, anyMember, anyPerson } from '../who.ts'
import {
	type HospitalName,
	hospitalOfJob,
	hospitalOfMember,
	type JobName,
	one,
	type PersonName,
	press,
	type World,
} from '../world.ts'
import { decidable, findApplication } from './applications.ts'

/** Fourteen days, or to the last minute of its first day, which is today. */
const secondsToAnswer = () =>
	Math.min(14 * 86_400, (startOfIstDay(addDays(istToday(new Date()), 1)).getTime() - Date.now()) / 1_000 - 60)

async function findOffer({ jobs, actors }: World, of: JobName, by: PersonName) {
	const found = await one<{ id: string; version: number }>(
		sql`select o.id, o.version from offers o join applications a on a.id = o.application_id
			where a.job_id = ${jobs[of]} and a.specialist_id = ${actors[by].specialistId} order by o.sent_at desc limit 1`,
	)
	return found ?? { id: randomUUID(), version: 1 }
}

const latest = (model: Model, of: JobName, by: PersonName) =>
	model.offers.findLast(({ job, person }) => job === of && person === by)

const waits = (offer: Offer | undefined) => offer?.status === 'sent' && offer.answerableFor > 0

const make = fc.tuple(anyMember, anyJob, anyPerson).map(([who, of, by]) =>
	step({
		what: `${who} offers ${of} to ${by}`,
		async act(world) {
			const { id, version } = await findApplication(world, of, by)
			const terms = {
				payPaise: '3,00,000',
				// As the job states them.
				...{ bond: 'none', engagement: 'employee' },
				payUnit: 'month',
				startsOn: istToday(new Date()),
				message: 'Come and work with us.',
			}
			return press(world, who, `/hospital/applications/${id}/offer`, { ...terms, version: String(version) })
		},
		follow(model) {
			const application = decidable(model, who, of, by)
			const standing = latest(model, of, by)
			if (!application || waits(standing) || standing?.status === 'accepted') return
			if (standing?.status === 'sent') standing.status = 'expired'
			model.offers.push({ job: of, person: by, status: 'sent', answerableFor: secondsToAnswer() })
			application.stage = 'offered'
			application.mutualFor ??= 0
		},
	}),
)

const answer = fc.tuple(anyPerson, anyJob, fc.constantFrom('acceptance', 'refusal')).map(([by, of, kind]) =>
	step({
		what: `${by} answers the offer of ${of}: ${kind}`,
		act: async (world) =>
			press(
				world,
				by,
				`/offers/${(await findOffer(world, of, by)).id}/${kind}`,
				kind === 'acceptance' ? { others: 'keep' } : {},
			),
		follow(model) {
			const offer = latest(model, of, by)
			// Nothing is accepted from a hospital that is suspended; declining stays possible.
			if (kind === 'acceptance' && !model.verified[hospitalOfJob[of]]) return
			if (offer && waits(offer) && model.applications.get(`${of}/${by}`)?.stage === 'offered')
				offer.status = kind === 'acceptance' ? 'accepted' : 'declined'
		},
	}),
)

const takeBack = fc.tuple(anyMember, anyJob, anyPerson).map(([who, of, by]) =>
	step({
		what: `${who} takes the offer of ${of} to ${by} back`,
		async act(world) {
			const { id, version } = await findOffer(world, of, by)
			return press(world, who, `/hospital/offers/${id}/withdrawal`, { version: String(version) })
		},
		follow(model) {
			const offer = latest(model, of, by)
			const hospital = hospitalOfMember[who]
			const own = hospital === hospitalOfJob[of] && isVerified(model, who) && !isBlocked(model, hospital, by)
			if (own && offer?.status === 'sent') offer.status = 'withdrawn'
		},
	}),
)

const start = fc.tuple(anyMember, anyJob, anyPerson).map(([who, of, by]) =>
	step({
		what: `${who} confirms that ${by} has started at ${of}`,
		async act(world) {
			const { id, version } = await findApplication(world, of, by)
			const form = { startedOn: istToday(new Date()), version: String(version) }
			const status = await press(world, who, `/hospital/applications/${id}/start`, form)
			// No one joins before they applied, and ratings open after a week: this week passes for the placement alone.
			await db.execute(sql`update placements set started_on = started_on - 7 where application_id = ${id}`)
			return status
		},
		follow(model) {
			const application = decidable(model, who, of, by)
			if (!application || waits(latest(model, of, by))) return
			application.stage = 'hired'
			application.mutualFor ??= 0
		},
	}),
)

const wasHired = (model: Model, of: JobName, by: PersonName) => model.applications.get(`${of}/${by}`)?.stage === 'hired'
const byHospital = (hospital: HospitalName, person: PersonName) => `${hospital} ${person}`

const rateSpecialist = fc.tuple(anyMember, anyJob, anyPerson).map(([who, of, by]) =>
	step({
		what: `${who} rates ${by} for ${of}`,
		async act(world) {
			const { id } = await findApplication(world, of, by)
			return press(world, who, `/hospital/applications/${id}/rating`, { stars: '4' })
		},
		follow(model) {
			const hospital = hospitalOfMember[who]
			const own = hospital === hospitalOfJob[of] && isVerified(model, who) && !isBlocked(model, hospital, by)
			if (own && wasHired(model, of, by)) model.ratings.add(byHospital(hospital, by))
		},
	}),
)

const rateHospital = fc.tuple(anyPerson, anyJob).map(([by, of]) =>
	step({
		what: `${by} rates the hospital of ${of}`,
		async act(world) {
			const { id } = await findApplication(world, of, by)
			return press(world, by, `/applications/${id}/rating`, { stars: '5' })
		},
		follow(model) {
			if (wasHired(model, of, by)) model.ratings.add(`${by} ${hospitalOfJob[of]}`)
		},
	}),
)

export const offerSteps = [make, make, answer, takeBack, start, rateSpecialist, rateHospital]
