// What the product promises, kept in a few maps: an outcome that differs from what follows from them is a bug.
import type { Stage } from '#app/applications/stage.ts'
import { mutualStages } from '#app/relations/mutual-stages.ts'
import {
	type HospitalName,
	hospitalNames,
	hospitalOfJob,
	hospitalOfMember,
	type JobName,
	jobNames,
	type DeciderName,
	type MemberName,
	type PersonName,
	personNames,
} from './world.ts'

export type JobStatus = 'open' | 'paused' | 'closed'
export type Pair = `${HospitalName}/${PersonName}`
const pairs = hospitalNames.flatMap((hospital) => personNames.map((person): Pair => `${hospital}/${person}`))

export type Application = {
	stage: Stage
	/** Seconds since the first move forward; contact shows once it cannot be undone. */
	mutualFor: number | null
	/** Seconds since a rejection, and when in the story it was; null before one. */
	rejectedFor: number | null
	rejectedAt: number
	/** It began as an accepted contact request. */
	contacted: boolean
	/** Where it stood before it was withdrawn, and for how many seconds it has been. */
	withdrawn: { from: Stage; for: number } | null
	/** The hospital's invitation to apply again. */
	invitation: 'waits' | 'accepted' | 'declined' | null
}

/** Seconds in which a withdrawal can be undone. */
const withdrawalSeconds = 600

export const newApplication = (begun: Pick<Application, 'stage' | 'mutualFor' | 'contacted'>): Application => ({
	...begun,
	rejectedFor: null,
	rejectedAt: 0,
	withdrawn: null,
	invitation: null,
})

export function withdraw(application: Application) {
	if (finalStages.includes(application.stage)) return
	Object.assign(application, { stage: 'withdrawn', withdrawn: { from: application.stage, for: 0 } })
}

export const canUndoWithdrawal = ({ withdrawn }: Application) => withdrawn !== null && withdrawn.for < withdrawalSeconds

export type Request = {
	hospital: HospitalName
	person: PersonName
	job: JobName | null
	status: 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
	shared: boolean
	revoked: boolean
	/** Seconds since it was sent, and since it was answered, ended or withdrawn for good. */
	sentFor: number
	endedFor: number
	/** When in the story it was answered. */
	endedAt: number
}

export type Offer = {
	job: JobName
	person: PersonName
	status: Request['status']
	/** Seconds in which it can still be answered. */
	answerableFor: number
}

export type Interview = {
	job: JobName
	person: PersonName
	/** The member who first proposed a time holds it. */
	interviewer: MemberName
	status: 'proposed' | 'scheduled' | 'completed' | 'no-show' | 'cancelled'
	awaits: 'specialist' | 'hospital'
	round: number
	/** Of the one time that this round proposes, in seconds from now; behind us when negative. */
	startsIn: number
}

export type Cover = {
	hospital: HospitalName
	status: 'open' | 'covered' | 'finished' | 'confirmed' | 'cancelled' | 'unfilled'
	/** The person who accepted last. */
	holder: PersonName | null
	asked: PersonName[]
	/** Of these, the ones who are not asked again: asked since it was opened last, or they gave it back. */
	settled: PersonName[]
	gaveBack: PersonName[]
	isPaid: boolean
	/** In seconds from now; behind us when negative. */
	startsIn: number
	nextWaveIn: number
}

export type Model = ReturnType<typeof newModel>

export const newModel = () => ({
	verified: { north: true, south: true } as Record<HospitalName, boolean>,
	jobs: Object.fromEntries(jobNames.map((name) => [name, 'open'])) as Record<JobName, JobStatus>,
	applications: new Map<`${JobName}/${PersonName}`, Application>(),
	/** Private Mode. */
	hidden: Object.fromEntries(personNames.map((name) => [name, false])) as Record<PersonName, boolean>,
	blocked: new Set<Pair>(),
	/** In the order in which they were sent. */
	requests: [] as Request[],
	/** In the order made. Only the last of an application can be pending or accepted. */
	offers: [] as Offer[],
	/** In the order in which they were proposed; of one application only the last can be open. */
	interviews: [] as Interview[],
	/** In the order in which they were asked for. */
	cover: [] as Cover[],
	/** By whom: `north` rated whom it hired, `asha` the hospital that hired her. */
	ratings: new Set<string>(),
	messages: Object.fromEntries(pairs.map((name) => [name, 0])) as Record<Pair, number>,
	/** Tells what was done, for the report of a failure. */
	log: [] as string[],
})

export const pair = (hospital: HospitalName, person: PersonName): Pair => `${hospital}/${person}`
export const finalStages: readonly Stage[] = ['hired', 'rejected', 'withdrawn']
export const ladder: readonly Stage[] = ['applied', 'shortlisted', 'interview', 'offered', 'hired']

const applicationsTo = (model: Model, hospital: HospitalName, person: PersonName) =>
	jobNames.flatMap((job) => {
		const found = hospitalOfJob[job] === hospital ? model.applications.get(`${job}/${person}`) : undefined
		return found ? [found] : []
	})

export const isVerified = (model: Model, member: DeciderName) => model.verified[hospitalOfMember[member]]

const isLetGo = ({ rejectedFor }: Application) => rejectedFor !== null && rejectedFor >= 30 * 86_400

/** The last acceptance that was not withdrawn, and not ended by a later rejection after 30 days. */
export function openContact(model: Model, hospital: HospitalName, person: PersonName) {
	const letGo = applicationsTo(model, hospital, person).filter(isLetGo)
	const last = Math.max(-1, ...letGo.map(({ rejectedAt }) => rejectedAt))
	const accepted = acceptedRequest(model, hospital, person)
	return accepted && accepted.endedAt > last ? accepted : undefined
}

/** The contact request between the two, if it is accepted and not withdrawn. */
export const acceptedRequest = (model: Model, hospital: HospitalName, person: PersonName) =>
	model.requests.findLast(
		(request) =>
			request.hospital === hospital && request.person === person && request.status === 'accepted' && !request.revoked,
	)

export const hasApplied = (model: Model, hospital: HospitalName, person: PersonName) =>
	applicationsTo(model, hospital, person).some(
		(application) => application.stage !== 'withdrawn' && !isLetGo(application),
	)

/** A shortlisting that can no longer be undone. */
export const isSavedCandidate = (model: Model, hospital: HospitalName, person: PersonName) =>
	applicationsTo(model, hospital, person).some(
		({ stage, mutualFor }) => mutualStages.includes(stage) && (mutualFor ?? 0) >= 60,
	)

export const isHeld = ({ status }: Cover) => status === 'covered' || status === 'finished' || status === 'confirmed'

export const isBlocked = (model: Model, hospital: HospitalName, person: PersonName) =>
	model.blocked.has(pair(hospital, person))
