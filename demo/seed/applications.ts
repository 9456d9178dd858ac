import type { Stage } from '#app/applications/stage.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { alsoApply } from './careers.ts'
import { daysAgo, hoursAfter, inDaytime, lately, now } from './clock.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'
import type { SeedSpecialist } from './specialists.ts'

type Seed = {
	applications: (typeof applications.$inferInsert & { id: string })[]
	events: (typeof applicationEvents.$inferInsert & { id: string; at: Date })[]
}

const notes = [
	'I live nearby and can join within a month.',
	'I have done this kind of list for the last four years and would like to talk about the on-call.',
	'Available for a call any evening after 7.',
	'I am looking for a post closer to home. Happy to come for a trial list.',
	null,
	null,
]
const reasons = [
	'We need more years in this speciality.',
	'The post has been filled.',
	'We need somebody who can join sooner.',
	'The shifts you want do not fit this post.',
]
const pipeline: Stage[] = ['applied', 'shortlisted', 'interview', 'offered', 'hired']

export function makeApplications(random: Random, jobs: SeedJob[], specialists: SeedSpecialist[]): Seed {
	const seed: Seed = { applications: [], events: [] }
	const nextHires = hiring()
	for (const job of jobs) {
		if (!job.openedAt || job.finalStatus === 'removed') continue
		// The first three are the demo's own people, whose applications are set by hand below.
		const fitting = fittingFor(job, specialists.slice(3))
		const isClosed = job.finalStatus === 'closed'
		const near = fitting.filter(({ location, openToRelocate }) => openToRelocate || isSameCity(location, job.location))
		const others = random.some(near, isClosed ? random.whole(6, 14) : random.whole(0, 9))
		const hires = isClosed ? Math.min(random.whole(3, 4), near.length) : 0
		const hired = nextHires(job.slug, near, hires)
		const applicants = [
			...hired,
			...others.filter((one) => !hired.includes(one)).slice(0, Math.max(0, others.length - hires)),
		]
		for (const [index, specialist] of applicants.entries()) {
			addApplication(
				random,
				seed,
				job,
				specialist,
				isClosed
					? index < hired.length
						? 'hired'
						: random.pick(['rejected', 'rejected', 'withdrawn'] as const)
					: random.pick([
							'applied',
							'applied',
							'applied',
							'shortlisted',
							'shortlisted',
							'interview',
							'offered',
							'rejected',
							'withdrawn',
						] as const),
			)
		}
	}
	addDemoApplications(random, seed, jobs, specialists)
	return seed
}

/** People of the speciality, or of a near one where that is usual, with about the years that are asked for. */
function fittingFor({ slug, experienceMinYears, experienceMaxYears }: SeedJob, specialists: SeedSpecialist[]) {
	const slugs = [slug, ...(alsoApply[slug] ?? [])]
	const [from, to] = [(experienceMinYears ?? 0) - 1, (experienceMaxYears ?? 40) + 3]
	return specialists.filter(
		({ specialitySlug, yearsOfExperience: years }) =>
			slugs.includes(specialitySlug ?? '') && (years ?? 0) >= from && (years ?? 0) <= to,
	)
}

const isSameCity = (one: string | undefined, other: string | undefined) =>
	one?.split(', ').at(-1) === other?.split(', ').at(-1)

/** Some people are hired again and again, as locums are: of each four in turn, every one by about four jobs. */
function hiring() {
	const hiredOf = new Map<string, number>()
	return (slug: string, fitting: readonly SeedSpecialist[], count: number) => {
		const first = hiredOf.get(slug) ?? 0
		hiredOf.set(slug, first + count)
		const places = Array.from({ length: count }, (_, index) => first + index)
		return [
			...new Set(places.flatMap((place) => fitting[(Math.floor(place / 16) * 4 + (place % 4)) % fitting.length] ?? [])),
		]
	}
}

/** Dr Asha Menon has one application in every stage that waits for something, and one that ended well. */
function addDemoApplications(random: Random, seed: Seed, jobs: SeedJob[], specialists: SeedSpecialist[]) {
	const [asha, ravi] = specialists
	if (!asha || !ravi) return
	const open = jobs.filter(
		(job) =>
			job.finalStatus === 'open' &&
			job.openedAt &&
			job.openedAt < daysAgo(6) &&
			specialityBySlug(job.slug)?.family === 'anesthesiology',
	)
	const stages: Stage[] = ['interview', 'applied', 'shortlisted', 'offered', 'rejected']
	for (const [index, stage] of stages.entries()) {
		const job = open[index]
		if (job) addApplication(random, seed, job, asha, stage)
	}
	const closed = jobs.find(
		(job) => job.finalStatus === 'closed' && specialityBySlug(job.slug)?.family === 'anesthesiology',
	)
	if (closed) addApplication(random, seed, closed, ravi, 'hired')
}

function addApplication(random: Random, seed: Seed, job: SeedJob, specialist: SeedSpecialist, stage: Stage) {
	if (!job.openedAt) return
	const latest = job.closedAfterwards ?? lately
	const window = Math.max(1, (latest.getTime() - job.openedAt.getTime()) / 3_600_000)
	// Most people apply in the first days; the rest of the window is left for the hospital's answers.
	const drawn = hoursAfter(job.openedAt, Math.min(window * 0.5, 1 + random.next() ** 2 * window * 0.5))
	const appliedAt = inDaytime(drawn, job.openedAt)
	const id = random.uuid()
	const path =
		stage === 'rejected' || stage === 'withdrawn'
			? [...pipeline.slice(0, random.whole(1, 2)), stage]
			: pipeline.slice(0, pipeline.indexOf(stage) + 1)
	const reason = stage === 'rejected' ? random.pick(reasons) : null

	// The first answer comes within two days in most cases; interviews take days, joining takes weeks. What would reach beyond now is drawn together.
	const hours = path.slice(1).map((to, step) => {
		if (to === 'hired') return random.whole(10 * 24, 40 * 24)
		return step === 0 ? 4 + random.next() ** 2 * 80 : random.whole(50, 140)
	})
	const wanted = hours.reduce((sum, each) => sum + each, 0)
	const squeeze = Math.min(1, Math.max(0, (lately.getTime() - drawn.getTime()) / 3_600_000 - 0.2) / Math.max(wanted, 1))
	const firstAnswer = (hours[0] ?? 0) * squeeze
	let instant = drawn
	const times = [appliedAt]
	for (const each of hours) {
		instant = hoursAfter(instant, each * squeeze)
		times.push(inDaytime(instant, times.at(-1) ?? appliedAt))
	}
	spreadBefore(now, times)
	const at = times.at(-1) ?? appliedAt
	for (const [step, to] of path.entries()) {
		const from = path[step - 1]
		const byHospital = from !== undefined && to !== 'withdrawn'
		seed.events.push({
			id: random.uuid(),
			applicationId: id,
			to,
			...(from ? { from } : {}),
			actorAccountId: byHospital ? job.ownerId : specialist.id,
			reason: to === 'rejected' ? reason : null,
			at: times[step] ?? at,
		})
	}
	const [first = appliedAt, second = first] = times
	const seenAt = inDaytime(hoursAfter(drawn, Math.min(3, firstAnswer / 2)), first)
	seed.applications.push({
		id,
		jobId: job.id,
		specialistId: specialist.id,
		note: random.pick(notes),
		stage,
		rejectionReason: reason,
		seenAt: path.length > 1 && stage !== 'withdrawn' ? new Date(Math.min(seenAt.getTime(), second.getTime())) : null,
		stageChangedAt: at,
		appliedAt: first,
	})
}

/** What was pushed together at the end of the day happens a second apart, the last before `end`. */
function spreadBefore(end: Date, times: Date[]) {
	let latest = end.getTime()
	for (let index = times.length - 1; index >= 0; index--) {
		latest = Math.min(latest - 1_000, times[index]?.getTime() ?? latest)
		times[index] = new Date(latest)
	}
}

export async function insertApplications(seed: Seed) {
	await insertAll(applications, seed.applications)
	await insertAll(applicationEvents, seed.events)
}
