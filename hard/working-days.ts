import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { messages } from '#app/messages/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries, demoOutbox } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { send } from '#test/server-under-test.ts'

/** A hospital may not ask and write without end. */
const peopleADay = 8

type Pair = { one: string; other: string }

/**
 * Hospitals and specialists at work, several at once: someone applies for a job, the hospital writes to them and asks another person
 * for contact. Noted is what the server has confirmed.
 */
export function workAllDay(portOf: () => number, together: number) {
	const applied: Pair[] = []
	const asked: Pair[] = []
	const written = new Set<string>()
	let isOver = false
	const days = Array.from({ length: together }, async () => {
		while (!isOver) await oneDay().catch(() => new Promise((resolve) => setTimeout(resolve, 20)))
	})

	async function oneDay() {
		const member = await aMember()
		const hospital = (await aSession({ id: member.accountId, kind: 'member' })).cookie
		const { id: jobId } = await aJob({ hospitalId: member.hospitalId })
		for (let person = 0; person < peopleADay && !isOver; person++) {
			const [{ specialistId }, stranger] = [await aSpecialist(), await aSpecialist()]
			const { cookie } = await aSession({ id: specialistId, kind: 'specialist' })
			// As a browser does that got no answer: the same again. A second application is told that it is one.
			const application = await untilAnswered(() => post(`/jobs/${jobId}/apply`, cookie, {}))
			if (application === 303) applied.push({ one: jobId, other: specialistId })
			const clientKey = randomUUID()
			const body = 'Thank you for your application. When could you talk to us this week?'
			const message = await untilAnswered(() =>
				post(`/messages/with/${specialistId}/sending`, hospital, { body, clientKey }),
			)
			if (message === 201) written.add(clientKey)
			const request = await post(`/doctors/${stranger.specialistId}/contact`, hospital, contactForm(jobId))
			if (request === 303) asked.push({ one: member.hospitalId, other: stranger.specialistId })
		}
	}

	async function post(path: string, cookie: string, fields: Record<string, string>): Promise<number> {
		const { status } = await send(portOf(), {
			method: 'POST',
			path,
			headers: {
				Cookie: cookie,
				'Sec-Fetch-Site': 'same-origin',
				'Content-Type': 'application/x-www-form-urlencoded',
			},
			body: new URLSearchParams(fields).toString(),
		})
		return status
	}

	return {
		applied,
		asked,
		written,
		async end() {
			isOver = true
			await Promise.all(days)
		},
	}
}

export type WorkedDays = ReturnType<typeof workAllDay>

const contactForm = (jobId: string) => ({
	jobId,
	payFrom: '300000',
	payTo: '400000',
	payUnit: 'month',
	place: 'Pune',
	message: 'We look for an anesthesiologist for our new theatres and would like to talk to you.',
})

async function untilAnswered(act: () => Promise<number>): Promise<number> {
	for (let tries = 0; ; tries++) {
		const status = await act().catch(() => 0)
		if ((status !== 0 && status < 500) || tries === 40) return status
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
}

/** What was confirmed and is not there, what is there more than once, and applications without the first line of their history. */
export async function findLostWork({ applied, asked, written }: WorkedDays) {
	const keys = [...written]
	const rows = await db
		.select({ key: messages.clientKey, rows: count() })
		.from(messages)
		.where(inArray(messages.clientKey, keys.length > 0 ? keys : [randomUUID()]))
		.groupBy(messages.clientKey)
	let [lost, doubled] = [keys.length - rows.length, rows.filter((each) => each.rows > 1).length]
	for (const { one, other } of applied) {
		const found = await db
			.select({ id: applications.id, events: count(applicationEvents.id) })
			.from(applications)
			.leftJoin(applicationEvents, eq(applicationEvents.applicationId, applications.id))
			.where(and(eq(applications.jobId, one), eq(applications.specialistId, other)))
			.groupBy(applications.id)
		if (found.length === 0) lost++
		if (found.length > 1 || (found[0] && found[0].events !== 1)) doubled++
	}
	for (const { one, other } of asked) {
		const requests = await db.$count(
			contactRequests,
			and(eq(contactRequests.hospitalId, one), eq(contactRequests.specialistId, other)),
		)
		if (requests === 0) lost++
		if (requests > 1) doubled++
	}
	return { lost, doubled, acts: applied.length + asked.length + written.size }
}

/** Texts that left, and how many of them more often than there are deliveries, over every channel of the demo’s senders. */
export async function countSent() {
	const left = await db.$count(demoOutbox)
	const sent = await db.$count(deliveries, eq(deliveries.status, 'sent'))
	return { sent, again: left - sent }
}

/** Waits until everything has been sent, or for a minute. */
export async function untilAllSent() {
	const begun = performance.now()
	const waits = inArray(deliveries.status, ['queued', 'sending'])
	while ((await db.$count(deliveries, waits)) > 0 && performance.now() - begun < 60_000)
		await new Promise((resolve) => setTimeout(resolve, 500))
}
