import type { RequestStatus } from '#app/contacts/status.ts'
import { userReports, contactRequestEvents, contactRequests } from '#app/contacts/tables.server.ts'
import { messages, threadReads, threads } from '#app/messages/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import type { makeApplications } from './applications.ts'
import { daysAgo, hoursAfter, now, workingHoursAfter } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'
import type { SeedSpecialist } from './specialists.ts'

type World = {
	applications: ReturnType<typeof makeApplications>['applications']
	jobs: SeedJob[]
	hospitals: SeedHospital[]
	specialists: SeedSpecialist[]
	/** The demo's own specialists, who have requests to answer. */
	demoIds: string[]
	recruiterId: string
}

type Plan = {
	status: RequestStatus
	daysAgo: number
	hours?: number
	reason: string
	/** What a nurse is asked instead. */
	reasonForNurses?: string
	decline?: string
}

const lakeside: Plan[] = [
	{ status: 'sent', daysAgo: 1, reason: 'Cardiac lists, two days a week' },
	{ status: 'sent', daysAgo: 2, reason: 'Night cover in December' },
	{ status: 'sent', daysAgo: 5, reason: 'A second consultant for our liver programme' },
	{ status: 'sent', daysAgo: 9, reason: 'Locum week over Christmas' },
	{ status: 'accepted', daysAgo: 4, hours: 6, reason: 'Cardiac lists, two days a week' },
	{ status: 'accepted', daysAgo: 8, hours: 21, reason: 'A visiting consultant for thoracic lists' },
	{ status: 'accepted', daysAgo: 19, hours: 3, reason: 'Night cover in November' },
	{
		status: 'declined',
		daysAgo: 3,
		hours: 4,
		reason: 'Night cover in December',
		decline: 'The shifts or dates do not suit me.',
	},
	{ status: 'declined', daysAgo: 12, hours: 40, reason: 'Cardiac lists, two days a week' },
	{
		status: 'declined',
		daysAgo: 26,
		hours: 9,
		reason: 'Locum week in November',
		decline: 'I am not looking for a job right now.',
	},
	{ status: 'expired', daysAgo: 17, hours: 336, reason: 'Locum week in November' },
	{ status: 'expired', daysAgo: 31, hours: 336, reason: 'A visiting consultant for thoracic lists' },
]

const toDemo: Plan[] = [
	{
		status: 'sent',
		daysAgo: 1,
		reason: 'Cardiac anesthesia, three lists a week',
		reasonForNurses: 'Cardiac theatre, three lists a week',
	},
	{ status: 'sent', daysAgo: 3, reason: 'Locum cover from 15 to 22 December' },
	{
		status: 'accepted',
		daysAgo: 10,
		hours: 5,
		reason: 'A visiting consultant on Saturdays',
		reasonForNurses: 'A theatre nurse on Saturdays',
	},
	{
		status: 'declined',
		daysAgo: 34,
		hours: 18,
		reason: 'Night duty, ten a month',
		decline: 'The location does not suit me.',
	},
	{ status: 'expired', daysAgo: 45, hours: 336, reason: 'A locum month' },
]

type Rows = {
	requests: (typeof contactRequests.$inferInsert & { id: string })[]
	events: (typeof contactRequestEvents.$inferInsert)[]
	threads: (typeof threads.$inferInsert)[]
	messages: (typeof messages.$inferInsert)[]
	reads: (typeof threadReads.$inferInsert)[]
	notices: (typeof notifications.$inferInsert)[]
}

/** What hospitals asked specialists whom they found, and what became of it. */
export async function insertContacts(random: Random, world: World) {
	const rows: Rows = { requests: [], events: [], threads: [], messages: [], reads: [], notices: [] }
	const strangers = strangersOf(world)
	const [home, ...others] = world.hospitals
	if (!home) return
	const found = world.specialists.filter(
		({ id, profileVisibility }) => profileVisibility !== false && !world.demoIds.includes(id),
	)
	for (const [index, plan] of lakeside.entries()) {
		const to = found.filter(({ id }) => strangers(home, id))[index * 3]
		if (to)
			add(random, rows, plan, {
				hospital: home,
				specialist: to,
				senderId: index % 3 ? home.ownerId : world.recruiterId,
			})
	}
	for (const [turn, id] of world.demoIds.entries()) {
		const to = world.specialists.find((one) => one.id === id)
		const asking = others.filter((hospital) => hospital.status === 'verified' && strangers(hospital, id))
		for (const [index, plan] of toDemo.entries()) {
			const hospital = asking[index + turn]
			if (!to || !hospital) continue
			const request = add(random, rows, plan, { hospital, specialist: to, senderId: hospital.ownerId })
			if (plan.status === 'sent') rows.notices.push(noticeOf(random, request, hospital))
		}
	}
	// Enough answers of many people to say what is usual for them.
	for (const to of found.slice(0, 60))
		for (let turn = 0; turn < 4; turn++) {
			const hospital = others[(turn * 5 + found.indexOf(to)) % others.length]
			if (hospital?.status !== 'verified' || !strangers(hospital, to.id)) continue
			const plan: Plan = {
				status: 'declined',
				daysAgo: random.whole(20, 160),
				hours: random.whole(1, 70),
				reason: 'Cover for a colleague on leave',
			}
			add(random, rows, plan, { hospital, specialist: to, senderId: hospital.ownerId })
		}
	await insertAll(contactRequests, rows.requests)
	await insertAll(contactRequestEvents, rows.events)
	await insertAll(threads, rows.threads)
	await insertAll(messages, rows.messages)
	await insertAll(threadReads, rows.reads)
	await insertAll(notifications, rows.notices)
	await insertReport(random, rows)
}

/** Applicants to a hospital already know it. */
function strangersOf({ applications, jobs }: World) {
	const hospitalOf = new Map(jobs.map(({ id, hospitalId }) => [id, hospitalId]))
	const known = new Set(applications.map(({ jobId, specialistId }) => `${hospitalOf.get(jobId)} ${specialistId}`))
	return (hospital: SeedHospital, specialistId: string) => !known.has(`${hospital.id} ${specialistId}`)
}

type Between = { hospital: SeedHospital; specialist: SeedSpecialist; senderId: string }

function add(random: Random, rows: Rows, plan: Plan, { hospital, specialist, senderId }: Between) {
	const sentAt = daysAgo(plan.daysAgo, random.whole(8, 19))
	const decidedAt =
		plan.status === 'sent'
			? null
			: (plan.status === 'expired' ? hoursAfter : workingHoursAfter)(sentAt, plan.hours ?? 24)
	const isNurse = specialist.profession === 'nurse'
	const request = {
		id: random.uuid(),
		hospitalId: hospital.id,
		specialistId: specialist.id,
		senderAccountId: senderId,
		reason: (isNurse ? plan.reasonForNurses : undefined) ?? plan.reason,
		payMinPaise: BigInt(random.whole(12, 22)) * (isNurse ? 10_000n : 100_000n),
		payUnit: 'shift' as const,
		place: [...new Set([hospital.quarter, hospital.city])].join(', '),
		message:
			'We found your profile here and think that your experience fits our theatres well. Two colleagues would share the list with you, and the on-call is one night in six. Could we talk for ten minutes this week?',
		status: plan.status,
		declineReason: plan.decline ?? null,
		sentAt,
		expiresAt: new Date(sentAt.getTime() + 14 * 86_400_000),
		decidedAt,
	}
	rows.requests.push(request)
	rows.events.push({ id: random.uuid(), requestId: request.id, to: 'sent', actorAccountId: senderId, at: sentAt })
	if (decidedAt)
		rows.events.push({
			id: random.uuid(),
			requestId: request.id,
			from: 'sent',
			to: plan.status,
			reason: plan.decline ?? null,
			actorAccountId: plan.status === 'expired' ? null : specialist.id,
			at: decidedAt,
		})
	if (plan.status === 'accepted' && decidedAt) addThread(random, rows, request, decidedAt)
	return request
}

function addThread(random: Random, rows: Rows, request: Rows['requests'][number], acceptedAt: Date) {
	const { id, hospitalId, specialistId, senderAccountId, message } = request
	const threadId = random.uuid()
	const answeredAt = workingHoursAfter(acceptedAt, 1)
	const line = { threadId, clientKey: random.uuid() }
	rows.threads.push({ id: threadId, hospitalId, specialistId, createdAt: acceptedAt, lastMessageAt: answeredAt })
	rows.messages.push(
		{
			...line,
			id: random.uuid(),
			clientKey: id,
			side: 'hospital',
			senderAccountId: senderAccountId ?? null,
			body: message,
			sentAt: acceptedAt,
		},
		{
			...line,
			id: random.uuid(),
			side: 'specialist',
			senderAccountId: specialistId,
			body: 'Thank you for writing. Thursday after 5 pm would be good for a call.',
			sentAt: answeredAt,
		},
	)
	// A demo's past sends no one an email.
	rows.reads.push({ threadId, accountId: specialistId, readThrough: answeredAt, notifiedThrough: now })
	if (senderAccountId)
		rows.reads.push({ threadId, accountId: senderAccountId, readThrough: acceptedAt, notifiedThrough: now })
}

const noticeOf = (
	random: Random,
	{ id, specialistId, reason, sentAt }: Rows['requests'][number],
	{ displayName }: SeedHospital,
) => ({
	id: random.uuid(),
	accountId: specialistId,
	key: `contact-request/${id}`,
	title: `${displayName} sent you a contact request`,
	...(reason ? { body: reason } : {}),
	href: `/contact-requests/${id}`,
	createdAt: sentAt ?? now,
})

/** One complaint waits for the operator. */
async function insertReport(random: Random, { requests }: Rows) {
	const request = requests.findLast(({ status }) => status === 'declined')
	if (!request) return
	await insertAll(userReports, [
		{
			id: random.uuid(),
			reporterAccountId: request.specialistId,
			hospitalId: request.hospitalId,
			specialistId: request.specialistId,
			about: 'hospital',
			reason: 'spam',
			detail: 'Three of us on the ward got the same text, with a post in it that none of us trained for.',
			requestId: request.id,
			createdAt: daysAgo(2),
		},
	])
}
