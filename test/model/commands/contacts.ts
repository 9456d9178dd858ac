import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expireRequests } from '#app/contacts/tasks.server.ts'
import { settleAcceptance } from '#app/messages/later-acceptance.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import {
	acceptedRequest,
	hasApplied,
	isBlocked,
	isSavedCandidate,
	newApplication,
	openContact,
	isVerified,
	type Model,
	pair,
	type Request,
	withdraw,
} from '../model.ts'
import { step } from '../step.ts'
import { anyHospital, anyJob, anyMember, anyPerson } from '../who.ts'
import {
	type HospitalName,
	hospitalOfJob,
	hospitalOfMember,
	type JobName,
	jobNames,
	one,
	type PersonName,
	press,
	requestsPerMonth,
	type World,
} from '../world.ts'

const day = 86_400

/** The latest request between the two, or an unused id. */
async function findRequest({ hospitals, actors }: World, hospital: HospitalName, person: PersonName) {
	const found = await one<{ id: string }>(
		sql`select id from contact_requests where hospital_id = ${hospitals[hospital]} and specialist_id = ${actors[person].specialistId} order by sent_at desc limit 1`,
	)
	return found?.id ?? randomUUID()
}

const latest = (model: Model, hospital: HospitalName, person: PersonName) =>
	model.requests.findLast((request) => request.hospital === hospital && request.person === person)

/** Of those that the month has seen, those that ran out in it give their place back. */
function isOverLimit(model: Model, hospital: HospitalName) {
	const now = new Date()
	const india = new Date(now.getTime() + 5.5 * 3_600_000)
	const intoMonth = (india.getTime() - Date.UTC(india.getUTCFullYear(), india.getUTCMonth(), 1)) / 1_000
	const own = model.requests.filter((request) => request.hospital === hospital)
	const sent = own.filter(({ status, sentFor }) => status !== 'withdrawn' && sentFor <= intoMonth).length
	const returned = own.filter(({ status, endedFor }) => status === 'expired' && endedFor <= intoMonth).length
	return sent - returned >= requestsPerMonth
}

function mayAsk(model: Model, hospital: HospitalName, person: PersonName) {
	if (isBlocked(model, hospital, person) || isSavedCandidate(model, hospital, person)) return false
	if (model.hidden[person] && !hasApplied(model, hospital, person)) return false
	if (openContact(model, hospital, person)) return false
	const before = model.requests.filter((request) => request.hospital === hospital && request.person === person)
	const stands = (request: Request) =>
		request.status === 'sent' || ((request.status === 'declined' || request.revoked) && request.endedFor < 90 * day)
	return !before.some(stands) && !isOverLimit(model, hospital)
}

const request = {
	payFrom: '2,80,000',
	payTo: '',
	payUnit: 'month',
	place: 'Pune',
	message: 'May we talk about a post?',
}

const ask = fc.tuple(anyMember, anyPerson, fc.option(anyJob)).map(([who, person, job]) =>
	step({
		what: `${who} asks ${person} for contact${job ? ` about ${job}` : ''}`,
		act: (world) =>
			press(world, who, `/doctors/${world.actors[person].specialistId}/contact`, {
				...request,
				...(job ? { jobId: world.jobs[job], reason: '' } : { jobId: '', reason: 'A new theatre opens' }),
			}),
		follow(model) {
			const hospital = hospitalOfMember[who]
			const jobIsOpen = job === null || (hospitalOfJob[job] === hospital && model.jobs[job] === 'open')
			if (!isVerified(model, who) || !jobIsOpen || !mayAsk(model, hospital, person)) return
			const fresh = { status: 'sent', shared: false, revoked: false, sentFor: 0, endedFor: 0, endedAt: 0 } as const
			model.requests.push({ hospital, person, job, ...fresh })
		},
	}),
)

/** A request can be answered for 14 days. */
const canAnswer = (found: Request | undefined): found is Request => found?.status === 'sent' && found.sentFor < 14 * day

function settle(model: Model, found: Request, status: Request['status']) {
	found.status = status
	found.endedFor = 0
	found.endedAt = model.log.length
}

/** A specialist who accepts for a job that takes applications is shortlisted, unless an earlier application has ended. */
function consider(model: Model, { job, person }: Request) {
	if (!job || model.jobs[job] !== 'open') return
	const key = `${job}/${person}` as const
	const application = model.applications.get(key)
	if (!application) model.applications.set(key, newApplication({ stage: 'shortlisted', mutualFor: 0, contacted: true }))
	else if (application.stage === 'applied') {
		application.stage = 'shortlisted'
		application.mutualFor = 0
	}
}

const accept = fc.tuple(anyPerson, anyHospital, fc.boolean()).map(([person, hospital, share]) =>
	step({
		what: `${person} accepts the request of ${hospital}${share ? ' and shares' : ''}`,
		act: async (world) => {
			const requestId = await findRequest(world, hospital, person)
			const status = await press(
				world,
				person,
				`/contact-requests/${requestId}/acceptance`,
				share ? { share: 'on' } : {},
			)
			// As if the minute were over in which it can be undone.
			await db.execute(
				sql`update contact_requests set accepts_at = now() where id = ${requestId} and accepts_at is not null`,
			)
			await settleAcceptance.run({ requestId, share, anyway: false })
			return status
		},
		follow(model) {
			const found = latest(model, hospital, person)
			if (!canAnswer(found) || !model.verified[hospital]) return
			settle(model, found, 'accepted')
			found.shared = share
			model.messages[pair(hospital, person)]++
			consider(model, found)
		},
	}),
)

const decline = fc.tuple(anyPerson, anyHospital).map(([person, hospital]) =>
	step({
		what: `${person} declines the request of ${hospital}`,
		act: async (world) =>
			press(world, person, `/contact-requests/${await findRequest(world, hospital, person)}/refusal`),
		follow(model) {
			const found = latest(model, hospital, person)
			if (canAnswer(found)) settle(model, found, 'declined')
		},
	}),
)

const takeBack = fc.tuple(anyMember, anyPerson).map(([who, person]) =>
	step({
		what: `${who} takes the request to ${person} back`,
		act: async (world) => {
			const id = await findRequest(world, hospitalOfMember[who], person)
			return press(world, who, `/hospital/contact-requests/${id}/withdrawal`)
		},
		follow(model) {
			const found = latest(model, hospitalOfMember[who], person)
			if (isVerified(model, who) && found?.status === 'sent' && found.sentFor < 300) settle(model, found, 'withdrawn')
		},
	}),
)

/** What a revocation or a block ends: the acceptance, and what it had begun. */
function endAcceptance(model: Model, hospital: HospitalName, person: PersonName) {
	const found = acceptedRequest(model, hospital, person)
	if (!found) return
	found.revoked = true
	found.shared = false
	found.endedFor = 0
}

const belongs = (key: `${JobName}/${PersonName}`, hospital: HospitalName, person: PersonName) =>
	jobNames.some((job) => hospitalOfJob[job] === hospital && key === `${job}/${person}`)

const revoke = fc.tuple(anyPerson, anyHospital).map(([person, hospital]) =>
	step({
		what: `${person} takes the yes to ${hospital} back`,
		act: async (world) =>
			press(world, person, `/contact-requests/${await findRequest(world, hospital, person)}/revocation`),
		follow(model) {
			const asked = latest(model, hospital, person)
			if (asked?.status !== 'accepted' || asked.revoked) return
			endAcceptance(model, hospital, person)
			// Withdrawing the acceptance also withdraws the application it created.
			for (const [key, application] of model.applications)
				if (application.contacted && belongs(key, hospital, person)) withdraw(application)
		},
	}),
)

const block = fc.tuple(anyPerson, anyHospital).map(([person, hospital]) =>
	step({
		what: `${person} blocks ${hospital}`,
		act: (world) => press(world, person, `/hospitals/${world.hospitals[hospital]}/block`),
		follow(model) {
			model.blocked.add(pair(hospital, person))
			const found = latest(model, hospital, person)
			if (canAnswer(found)) settle(model, found, 'declined')
			while (acceptedRequest(model, hospital, person)) endAcceptance(model, hospital, person)
		},
	}),
)

/** Expires unanswered contact requests. */
const clock = fc.constant(
	step({
		what: 'the clock comes by',
		async act() {
			await expireRequests.run({})
			return 200
		},
		follow(model) {
			for (const found of model.requests)
				if (found.status === 'sent' && found.sentFor >= 14 * day) settle(model, found, 'expired')
		},
	}),
)

export const contactSteps = [ask, ask, accept, decline, takeBack, revoke, block, clock]
