import type { Stage } from '#app/applications/stage.ts'
import { slotAt } from '#app/interviews/proposing/slots.ts'
import type { InterviewMode, InterviewStatus, Side } from '#app/interviews/status.ts'
import { interviewEvents, interviews, interviewSlots } from '#app/interviews/tables.server.ts'
import type { makeApplications } from './applications.ts'
import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { dayFromNow, lately, now, workingHoursAfter } from './clock.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'

type World = {
	applications: ReturnType<typeof makeApplications>
	jobs: SeedJob[]
	/** The demo's hospital and the demo's first specialist. */
	hospitalId: string
	specialistId: string
}
/** An application with the moves between which there was time for an interview: only who is shortlisted has one. */
type Application = World['applications']['applications'][number] & { opensAt: Date; closesAt: Date | null }

type Plan = {
	stage: Stage
	status: InterviewStatus
	mode: InterviewMode
	/** Day from today, where it is ahead, and time in India; of a proposal the first of three. */
	day?: number
	time: string
	note?: string
	reason?: string
	reasonKey?: 'application-withdrawn'
	awaits?: Side
}

const places: Record<InterviewMode, string> = {
	'in-person': '12 Lake Road, Shivajinagar, Pune 411005. Second floor, office of the head of anesthesia',
	phone: '020 6912 0150',
	video: 'https://meet.example/theatre-2',
}

/** What the demo's hospital has on its tab: one of each kind, tomorrow's first. */
const plansOfHospital: Plan[] = [
	{
		stage: 'interview',
		status: 'scheduled',
		mode: 'video',
		day: 1,
		time: '11:00',
		note: 'Dr Kulkarni from anesthesia joins us.',
	},
	{
		stage: 'interview',
		status: 'scheduled',
		mode: 'in-person',
		day: 3,
		time: '15:30',
		note: 'Please bring your registration certificate.',
	},
	{ stage: 'interview', status: 'scheduled', mode: 'phone', day: -1, time: '12:00' },
	{ stage: 'interview', status: 'completed', mode: 'in-person', time: '10:30' },
	{ stage: 'shortlisted', status: 'proposed', mode: 'video', day: 2, time: '10:00' },
	{
		stage: 'shortlisted',
		status: 'proposed',
		mode: 'in-person',
		day: 2,
		time: '16:00',
		awaits: 'hospital',
		reason: 'I am on call on those days. Any morning next week works for me.',
	},
	{ stage: 'offered', status: 'completed', mode: 'video', time: '17:00' },
	{
		stage: 'withdrawn',
		status: 'cancelled',
		mode: 'phone',
		time: '11:30',
		reasonKey: 'application-withdrawn',
	},
	{ stage: 'rejected', status: 'no-show', mode: 'phone', time: '14:00' },
]

const plansOfSpecialist: Plan[] = [
	{
		stage: 'interview',
		status: 'scheduled',
		mode: 'video',
		day: 1,
		time: '16:30',
		note: 'Half an hour about the list and the on-call.',
	},
	{ stage: 'shortlisted', status: 'proposed', mode: 'in-person', day: 3, time: '10:00' },
	{ stage: 'offered', status: 'completed', mode: 'in-person', time: '15:00' },
	{
		stage: 'rejected',
		status: 'cancelled',
		mode: 'phone',
		time: '18:00',
		reason: 'We have filled the post from within. Thank you for your time.',
	},
]

/** Interviews of the demo's own people, in between the moves of their applications. */
export async function insertInterviews(
	random: Random,
	{ applications: { applications, events }, jobs, hospitalId, specialistId }: World,
) {
	const jobOf = new Map(jobs.map((job) => [job.id, job]))
	const movesOf = Map.groupBy(events, (event) => event.applicationId)
	const timed = applications.flatMap((application): Application[] => {
		const moves = movesOf.get(application.id) ?? []
		const last = moves.at(-1)
		const hasClosed = moves.length > 1 && !['shortlisted', 'interview'].includes(last?.to ?? '')
		const opening = moves.at(hasClosed ? -2 : -1)
		if (!opening?.from) return []
		return [{ ...application, opensAt: opening.at, closesAt: hasClosed && last ? last.at : null }]
	})
	const mine = timed.filter((application) => application.specialistId === specialistId)
	const ofHospital = timed.filter(
		({ jobId, specialistId: other }) => jobOf.get(jobId)?.hospitalId === hospitalId && other !== specialistId,
	)
	const rows = [...match(plansOfSpecialist, mine), ...match(plansOfHospital, ofHospital)].map(
		([plan, application, hour]) => makeInterview(random, plan, application, hour, jobOf.get(application.jobId)),
	)
	await insertAll(
		interviews,
		rows.map(({ interview }) => interview),
	)
	await insertAll(
		interviewSlots,
		rows.flatMap(({ slots }) => slots),
	)
	await insertAll(
		interviewEvents,
		rows.flatMap(({ events: moves }) => moves),
	)
}

type Slot = ReturnType<typeof slotAt>

/** Each plan with an application of its stage in which there was time for it, none twice, the latest first. */
function match(plans: readonly Plan[], applications: readonly Application[]): [Plan, Application, Slot][] {
	const left = applications.toSorted((a, b) => b.opensAt.getTime() - a.opensAt.getTime())
	return plans.flatMap((plan): [Plan, Application, Slot][] => {
		for (const [at, application] of left.entries()) {
			const hour = application.stage === plan.stage ? hourOf(plan, application) : null
			if (!hour) continue
			left.splice(at, 1)
			return [[plan, application, hour]]
		}
		return []
	})
}

/** What is ahead has its day. What took place did so before the next move, and what was cancelled would have come after it. */
function hourOf({ status, mode, day, time }: Plan, { opensAt, closesAt }: Application): Slot | null {
	const minutes = mode === 'in-person' ? 45 : 30
	if (day !== undefined) {
		const hour = slotAt(dayFromNow(day), time, minutes)
		return opensAt.getTime() + 20 * 3_600_000 < hour.startsAt.getTime() ? hour : null
	}
	const until = closesAt ?? lately
	if (status === 'cancelled') return slotAt(addDays(istToday(until), 2), time, minutes)
	const slots = [0, 1, 2, 3, 4].map((before) => slotAt(addDays(istToday(until), -before), time, minutes))
	return slots.find(({ startsAt, endsAt }) => endsAt < until && workingHoursAfter(opensAt, 8) < startsAt) ?? null
}

function makeInterview(random: Random, plan: Plan, application: Application, hour: Slot, job: SeedJob | undefined) {
	if (!job) throw new Error('An interview without a job')
	const { status, mode, note = null, reason = null, reasonKey = null } = plan
	const awaits: Side = plan.awaits ?? 'specialist'
	const minutes = mode === 'in-person' ? 45 : 30
	const id = random.uuid()
	const hasTime = status !== 'proposed'
	// At most four days ahead, and not before the stage.
	const proposedAt = new Date(
		Math.max(hour.startsAt.getTime() - 96 * 3_600_000, workingHoursAfter(application.opensAt, 1).getTime()),
	)
	const interview = {
		id,
		applicationId: application.id,
		hospitalId: job.hospitalId,
		specialistId: application.specialistId,
		interviewerAccountId: job.ownerId,
		status,
		mode,
		place: places[mode],
		note,
		minutes,
		awaits,
		reason,
		reasonKey,
		startsAt: hasTime ? hour.startsAt : null,
		endsAt: hasTime ? hour.endsAt : null,
		sequence: status === 'cancelled' ? 1 : 0,
		// The demo starts quietly: what it is late for is not sent.
		remindedDayBeforeAt: hasTime && hour.startsAt < startOfIstDay(dayFromNow(2)) ? now : null,
		remindedHoursBeforeAt: hasTime && hour.startsAt < startOfIstDay(dayFromNow(1)) ? now : null,
		createdAt: proposedAt,
	}
	const day = istToday(hour.startsAt)
	const times = hasTime ? [hour] : [0, 1, 3].map((later) => slotAt(addDays(day, later), plan.time, minutes))
	const slots = times.map((slot) => ({ id: random.uuid(), interviewId: id, round: 1, ...slot }))
	return { interview, slots, events: eventsOf(random, plan, { id, proposedAt, hour, application, job }) }
}

type Made = { id: string; proposedAt: Date; hour: Slot; application: Application; job: SeedJob }

function eventsOf(random: Random, { status, awaits, reason, reasonKey }: Plan, made: Made) {
	const { id, proposedAt, hour, application, job } = made
	const event = { interviewId: id, reason: null }
	const rows: (typeof interviewEvents.$inferInsert)[] = [
		{ ...event, id: random.uuid(), to: 'proposed', actorAccountId: job.ownerId, at: proposedAt },
	]
	const chosenAt = workingHoursAfter(proposedAt, 2)
	if (awaits === 'hospital')
		rows.push({
			...event,
			id: random.uuid(),
			from: 'proposed',
			to: 'proposed',
			reason: reason ?? null,
			actorAccountId: application.specialistId,
			at: chosenAt,
		})
	if (status === 'proposed') return rows
	rows.push({
		...event,
		id: random.uuid(),
		from: 'proposed',
		to: 'scheduled',
		actorAccountId: application.specialistId,
		at: chosenAt,
	})
	const isMarked = status === 'completed' || status === 'no-show'
	if (status !== 'scheduled')
		rows.push({
			...event,
			id: random.uuid(),
			from: 'scheduled',
			to: status,
			reason: reason ?? null,
			...(reasonKey ? { reasonKey } : { actorAccountId: job.ownerId }),
			at: isMarked
				? new Date(Math.min(hour.endsAt.getTime() + 600_000, application.closesAt?.getTime() ?? Infinity))
				: (application.closesAt ?? lately),
		})
	return rows
}
