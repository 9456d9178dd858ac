import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import type { Stage } from '#app/applications/stage.ts'
import { eq } from 'drizzle-orm'
import type { InterviewStatus } from './status.ts'
import { interviewEvents, interviews, interviewSlots } from './tables.server.ts'

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const dayInMinutes = 24 * 60

type Story = {
	status?: InterviewStatus
	member?: Member
	specialist?: Specialist
	stage?: Stage
	/** Of the job. */
	siteId?: string
	/** When it begins; two days ahead, or two hours ago when it is over. */
	startsInMinutes?: number
	minutes?: number
	/** Starts of the proposed times, in minutes from now. */
	slots?: number[]
	awaits?: 'specialist' | 'hospital'
	round?: number
}

/** Lakeside wants to talk to an applicant on the phone, with three times on three days: proposed, unless told otherwise. */
export async function anInterview(story: Story = {}) {
	const { status = 'proposed', minutes = 30, round = 1, awaits = 'specialist' } = story
	const member = story.member ?? (await aMember())
	const job = await aJob({ hospitalId: member.hospitalId, siteId: story.siteId ?? null })
	const stage = story.stage ?? (status === 'proposed' ? 'shortlisted' : 'interview')
	const application = await anApplication({
		job,
		stage,
		...(story.specialist ? { specialist: story.specialist } : {}),
	})
	const isOver = status === 'completed' || status === 'no-show'
	const starts = story.startsInMinutes ?? (isOver ? -120 : 2 * dayInMinutes)
	const hasTime = status !== 'proposed'
	const interview = only(
		await db
			.insert(interviews)
			.values({
				applicationId: application.id,
				hospitalId: member.hospitalId,
				specialistId: application.specialist.specialistId,
				interviewerAccountId: member.accountId,
				status,
				awaits,
				round,
				mode: 'phone',
				place: '020 6912 0150',
				minutes,
				startsAt: hasTime ? minutesFromNow(starts) : null,
				endsAt: hasTime ? minutesFromNow(starts + minutes) : null,
			})
			.returning(),
	)
	const slots = await addSlots(
		interview,
		story.slots ?? (hasTime ? [starts] : [2 * dayInMinutes, 3 * dayInMinutes, 4 * dayInMinutes]),
	)
	await db.insert(interviewEvents).values({
		interviewId: interview.id,
		to: 'proposed',
		actorAccountId: member.accountId,
		at: minutesFromNow(-2 * dayInMinutes),
	})
	if (hasTime) await db.insert(interviewEvents).values({ interviewId: interview.id, from: 'proposed', to: status })
	return { ...interview, slots, member, application, job, specialist: application.specialist }
}

async function addSlots(
	{ id, round, minutes }: { id: string; round: number; minutes: number },
	startsInMinutes: readonly number[],
) {
	const rows = startsInMinutes.map((start) => ({
		interviewId: id,
		round,
		startsAt: minutesFromNow(start),
		endsAt: minutesFromNow(start + minutes),
	}))
	const added = await db.insert(interviewSlots).values(rows).returning()
	return added.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Lets time pass: the interview is this much nearer, or longer ago. */
export async function rescheduleSooner(interviewId: string, startsInMinutes: number) {
	const { minutes } = only(await db.select().from(interviews).where(eq(interviews.id, interviewId)))
	await db
		.update(interviews)
		.set({ startsAt: minutesFromNow(startsInMinutes), endsAt: minutesFromNow(startsInMinutes + minutes) })
		.where(eq(interviews.id, interviewId))
}
