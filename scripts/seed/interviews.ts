import type { Stage } from '#app/applications/stage.ts'
import { slotAt } from '#app/interviews/slots.ts'
import type { InterviewMode, InterviewStatus, Side } from '#app/interviews/status.ts'
import { interviewEvents, interviews, interviewSlots } from '#app/interviews/tables.server.ts'
import type { makeApplications } from './applications.ts'
import { dayFromNow, hoursAfter, now } from './clock.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'

type World = {
	applications: ReturnType<typeof makeApplications>['applications']
	jobs: SeedJob[]
	/** The demo's hospital and the demo's first specialist. */
	hospitalId: string
	specialistId: string
}
type Application = World['applications'][number]

type Plan = {
	stage: Stage
	status: InterviewStatus
	mode: InterviewMode
	/** Day from today and time in India; of a proposal the first of three. */
	day: number
	time: string
	note?: string
	reason?: string
	awaits?: Side
}

const places: Record<InterviewMode, string> = {
	'in-person': '12 Lake Road, Shivajinagar, Pune 411005. Second floor, office of the head of anesthesia',
	phone: '020 6912 0150',
	video: 'https://meet.lakeside.example/theatre-2',
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
	{ stage: 'interview', status: 'completed', mode: 'in-person', day: -3, time: '10:30' },
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
	{ stage: 'offered', status: 'completed', mode: 'video', day: -6, time: '17:00' },
	{
		stage: 'withdrawn',
		status: 'cancelled',
		mode: 'phone',
		day: -5,
		time: '11:30',
		reason: 'The application was withdrawn.',
	},
	{ stage: 'rejected', status: 'no-show', mode: 'phone', day: -8, time: '14:00' },
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
	{ stage: 'offered', status: 'completed', mode: 'in-person', day: -4, time: '15:00' },
	{
		stage: 'rejected',
		status: 'cancelled',
		mode: 'phone',
		day: -7,
		time: '18:00',
		reason: 'We have filled the post from within. Thank you for your time.',
	},
]

/** Interviews of the demo's own people, around today. */
export async function insertInterviews(random: Random, { applications, jobs, hospitalId, specialistId }: World) {
	const jobOf = new Map(jobs.map((job) => [job.id, job]))
	const mine = applications.filter((application) => application.specialistId === specialistId)
	const ofHospital = applications.filter(
		({ jobId, specialistId: other }) => jobOf.get(jobId)?.hospitalId === hospitalId && other !== specialistId,
	)
	const rows = [...match(plansOfSpecialist, mine), ...match(plansOfHospital, ofHospital)].map(([plan, application]) =>
		makeInterview(random, plan, application, jobOf.get(application.jobId)),
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
		rows.flatMap(({ events }) => events),
	)
}

/** Each plan with an application of its stage, none twice, the latest first. */
function match(plans: readonly Plan[], applications: readonly Application[]): [Plan, Application][] {
	const left = applications.toSorted((a, b) => timeOf(b) - timeOf(a))
	return plans.flatMap((plan): [Plan, Application][] => {
		// Someone is invited after they applied.
		const isInOrder = (application: Application) => timeOf(application) < proposalOf(plan).getTime()
		const inOrder = left.findIndex((application) => application.stage === plan.stage && isInOrder(application))
		const at = inOrder === -1 ? left.findIndex(({ stage }) => stage === plan.stage) : inOrder
		const [application] = at === -1 ? [] : left.splice(at, 1)
		return application ? [[plan, application]] : []
	})
}

/** Times are proposed some days before the interview, at the same hour. */
const proposalOf = ({ day, time, status }: Plan) =>
	hoursAfter(slotAt(dayFromNow(day), time, 0).startsAt, status === 'proposed' ? -72 : -96)

const timeOf = ({ appliedAt }: Application) => (appliedAt instanceof Date ? appliedAt.getTime() : 0)

function makeInterview(random: Random, plan: Plan, application: Application, job: SeedJob | undefined) {
	if (!job) throw new Error('An interview without a job')
	const { status, mode, day, time, note = null, reason = null } = plan
	const awaits: Side = plan.awaits ?? 'specialist'
	const minutes = mode === 'in-person' ? 45 : 30
	const id = random.uuid()
	const hour = slotAt(dayFromNow(day), time, minutes)
	const hasTime = status !== 'proposed'
	const applied = application.appliedAt instanceof Date ? application.appliedAt : now
	const proposedAt = new Date(Math.max(proposalOf(plan).getTime(), hoursAfter(applied, 1).getTime()))
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
		startsAt: hasTime ? hour.startsAt : null,
		endsAt: hasTime ? hour.endsAt : null,
		sequence: status === 'cancelled' ? 1 : 0,
		// The demo starts quietly: what it is late for is not sent.
		remindedDayBeforeAt: hasTime && day <= 1 ? now : null,
		remindedHoursBeforeAt: hasTime && day < 1 ? now : null,
		createdAt: proposedAt,
	}
	const times = hasTime ? [hour] : [0, 1, 3].map((later) => slotAt(dayFromNow(day + later), time, minutes))
	const slots = times.map((slot) => ({ id: random.uuid(), interviewId: id, round: 1, ...slot }))
	return { interview, slots, events: eventsOf(random, plan, { id, proposedAt, hour, application, job }) }
}

type Made = { id: string; proposedAt: Date; hour: { endsAt: Date }; application: Application; job: SeedJob }

function eventsOf(random: Random, { status, awaits, reason }: Plan, made: Made) {
	const { id, proposedAt, hour, application, job } = made
	const event = { interviewId: id, reason: null }
	const rows: (typeof interviewEvents.$inferInsert)[] = [
		{ ...event, id: random.uuid(), to: 'proposed', actorAccountId: job.ownerId, at: proposedAt },
	]
	const chosenAt = hoursAfter(proposedAt, 2)
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
			...(reason?.includes('withdrawn') ? {} : { actorAccountId: job.ownerId }),
			at: isMarked ? hoursAfter(hour.endsAt, 1) : hoursAfter(chosenAt, 20),
		})
	return rows
}
