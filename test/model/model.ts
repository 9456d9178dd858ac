// What the product promises, kept in a few maps: an outcome that differs from what follows from them is a bug.
import type { Stage } from '#app/applications/stage.ts'
import {
	type HospitalName,
	hospitalOfJob,
	hospitalOfMember,
	type JobName,
	jobNames,
	type MemberName,
	type PersonName,
	personNames,
} from './world.ts'

export type JobStatus = 'open' | 'paused' | 'closed'
type Pair = `${HospitalName}/${PersonName}`

export type Application = {
	stage: Stage
	/** Seconds since the first move forward; contact shows once it cannot be undone. */
	mutualFor: number | null
}

export type Model = ReturnType<typeof newModel>

export const newModel = () => ({
	verified: { north: true, south: true } as Record<HospitalName, boolean>,
	jobs: Object.fromEntries(jobNames.map((name) => [name, 'open'])) as Record<JobName, JobStatus>,
	applications: new Map<`${JobName}/${PersonName}`, Application>(),
	/** Private Mode. */
	hidden: Object.fromEntries(personNames.map((name) => [name, false])) as Record<PersonName, boolean>,
	blocked: new Set<Pair>(),
	/** Tells what was done, for the report of a failure. */
	log: [] as string[],
})

export const pair = (hospital: HospitalName, person: PersonName): Pair => `${hospital}/${person}`
export const finalStages: readonly Stage[] = ['hired', 'rejected', 'withdrawn']
/** From here on both sides want it. */
export const mutualStages: readonly Stage[] = ['shortlisted', 'interview', 'offered', 'hired']
export const ladder: readonly Stage[] = ['applied', 'shortlisted', 'interview', 'offered', 'hired']

export const applicationsTo = (model: Model, hospital: HospitalName, person: PersonName) =>
	jobNames.flatMap((job) => {
		const found = hospitalOfJob[job] === hospital ? model.applications.get(`${job}/${person}`) : undefined
		return found ? [found] : []
	})

export const isVerified = (model: Model, member: MemberName) => model.verified[hospitalOfMember[member]]
