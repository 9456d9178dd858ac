import { messages, threadReads, threads } from '#app/messages/tables.server.ts'
import type { makeApplications } from './applications.ts'
import { daysAgo, inDaytime, lately, now, workingHoursAfter } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'

type World = {
	applications: ReturnType<typeof makeApplications>
	jobs: SeedJob[]
	hospitals: SeedHospital[]
	/** Whose conversations there are: the demo's own people, and whoever applied to their hospital. */
	specialistIds: string[]
	recruiterId: string
}

type Line = { from: 'owner' | 'recruiter' | 'specialist'; body: string; hoursLater: number }

const talks: Line[][] = [
	[
		{
			from: 'owner',
			body: 'Thank you for applying. Two of our theatres run cardiac lists; would you mainly want those?',
			hoursLater: 2,
		},
		{ from: 'specialist', body: 'Yes, cardiac and thoracic. I have done about 300 pump cases.', hoursLater: 3 },
		{ from: 'recruiter', body: 'That fits well. How many on-call nights a month are fine for you?', hoursLater: 20 },
		{ from: 'specialist', body: 'Up to six. Two weekends would be my limit.', hoursLater: 1 },
		{
			from: 'recruiter',
			body: 'We are at five nights and one weekend. Could you meet our head of department this week?',
			hoursLater: 4,
		},
	],
	[
		{ from: 'recruiter', body: 'We liked your profile. Is the notice period of two months fixed?', hoursLater: 5 },
		{
			from: 'specialist',
			body: 'I can ask for six weeks.\nMy present hospital has someone who can take over my list.',
			hoursLater: 9,
		},
	],
	[
		{ from: 'owner', body: 'Your references are very good. We will come back to you by Friday.', hoursLater: 6 },
		{ from: 'specialist', body: 'Thank you. Is staff accommodation part of the package?', hoursLater: 2 },
		{ from: 'owner', body: 'For the first three months, yes, five minutes from the hospital.', hoursLater: 1 },
	],
]

/** Conversations that grew out of applications; what was said last has not always been read. */
export async function insertMessages(random: Random, world: World) {
	const pairs = pairsOf(world)
	const rows = { threads: [] as NewThread[], messages: [] as NewMessage[], reads: [] as NewRead[] }
	for (const [index, pair] of pairs.entries()) addTalk(random, rows, { ...pair, recruiterId: world.recruiterId }, index)
	await insertAll(threads, rows.threads)
	await insertAll(messages, rows.messages)
	await insertAll(threadReads, rows.reads)
}

type NewThread = typeof threads.$inferInsert
type NewMessage = typeof messages.$inferInsert
type NewRead = typeof threadReads.$inferInsert
type SeedPair = { hospital: SeedHospital; specialistId: string; since: Date; isFirstHospital: boolean }

function pairsOf({ applications, jobs, hospitals, specialistIds }: World): SeedPair[] {
	const jobOf = new Map(jobs.map((job) => [job.id, job]))
	const hospitalOf = new Map(hospitals.map((hospital) => [hospital.id, hospital]))
	const pairs = new Map<string, SeedPair>()
	for (const { jobId, specialistId, stage, appliedAt } of applications.applications) {
		const hospital = hospitalOf.get(jobOf.get(jobId)?.hospitalId ?? '')
		const isFirstHospital = hospital !== undefined && hospital === hospitals[0]
		if (!hospital || stage === 'withdrawn' || stage === 'applied') continue
		if (!isFirstHospital && !specialistIds.includes(specialistId)) continue
		const since = appliedAt instanceof Date ? appliedAt : daysAgo(6)
		pairs.set(`${hospital.id} ${specialistId}`, { hospital, specialistId, since, isFirstHospital })
	}
	const isDemo = ({ specialistId }: SeedPair) => Number(specialistIds.includes(specialistId))
	return [...pairs.values()].sort((one, other) => isDemo(other) - isDemo(one)).slice(0, 24)
}

function addTalk(
	random: Random,
	rows: { threads: NewThread[]; messages: NewMessage[]; reads: NewRead[] },
	{ hospital, specialistId, since, isFirstHospital, recruiterId }: SeedPair & { recruiterId: string },
	index: number,
) {
	const threadId = random.uuid()
	const lines = talks[index % talks.length] ?? []
	let at = inDaytime(new Date(Math.max(since.getTime(), lately.getTime() - (index + 2) * 86_400_000)), since)
	const createdAt = at
	for (const { from, body, hoursLater } of lines) {
		at = workingHoursAfter(at, hoursLater)
		const sender =
			from === 'specialist' ? specialistId : from === 'recruiter' && isFirstHospital ? recruiterId : hospital.ownerId
		rows.messages.push({
			id: random.uuid(),
			threadId,
			side: from === 'specialist' ? 'specialist' : 'hospital',
			senderAccountId: sender,
			body,
			clientKey: random.uuid(),
			sentAt: at,
		})
	}
	rows.threads.push({ id: threadId, hospitalId: hospital.id, specialistId, createdAt, lastMessageAt: at })
	// In two of three conversations the other side has read the last message. A demo's past sends no one an email.
	const wasRead = index % 3 !== 0
	const readers = [specialistId, hospital.ownerId, ...(isFirstHospital ? [recruiterId] : [])]
	for (const accountId of readers)
		rows.reads.push({
			threadId,
			accountId,
			readThrough: wasRead ? workingHoursAfter(at, 1) : createdAt,
			notifiedThrough: now,
		})
}
