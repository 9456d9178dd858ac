import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { payloadOf } from '#app/cover/answering/payloads.ts'
import { makeCoverLink } from '#app/cover/answering/link-address.server.ts'
import { aCoverRequest, aCoverSpecialist } from '#app/cover/fixtures.server.ts'
import { coverAsks, coverEvents, coverRequests } from '#app/cover/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { whatsappEvents } from '#app/notifications/tables.server.ts'
import { signatureOf } from '#app/notifications/whatsapp/events.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { postAltered, wholeEvents } from '#test/altered-events.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { pressBody } from '#test/stand-ins/whatsapp.ts'
import { askForCover, turnOn } from '#test/whatsapp-people.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

/** Far from the people of the demo, and each request far from the others. */
const placeOf = (at: number) => ({ latitude: 9 + (at % 20) * 0.5, longitude: 92 + Math.floor(at / 20) * 0.5 })
const numberOf = (at: number) => `+9177000${String(10_000 + at)}`

const post = async (server: Server, body: string, secret = env.SECRET) =>
	(
		await server.send({
			method: 'POST',
			path: '/whatsapp/events',
			headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signatureOf(Buffer.from(body), secret) },
			body,
		})
	).status

/** One person with WhatsApp on is asked by a hospital: what the button sends that accepts. */
async function ask(member: Awaited<ReturnType<typeof aMember>>, at: number) {
	const person = await turnOn(await aCoverSpecialist({ location: 'Port Blair', ...placeOf(at) }), numberOf(at))
	const request = await aCoverRequest({
		member,
		city: 'Port Blair',
		...placeOf(at),
		startsIn: 30,
		urgency: 'emergency',
	})
	await askForCover(request.id)
	if ((await db.$count(coverAsks, eq(coverAsks.requestId, request.id))) === 0) throw new Error('No one was asked')
	const link = await db.transaction((tx) => makeCoverLink(tx, request, person.specialistId))
	return { person, requestId: request.id, phone: numberOf(at), payload: payloadOf('accept', link.replace('/c/', '')) }
}
type Asked = Awaited<ReturnType<typeof ask>>

const untaken = and(isNull(whatsappEvents.takenAt), inArray(whatsappEvents.kind, ['press', 'stop', 'typed']))

async function untilQuiet(isQuiet: () => Promise<boolean>) {
	const begun = performance.now()
	while (!(await isQuiet()) && performance.now() - begun < 120_000) await setTimeout(500)
}

const full = 10_000

/** What Meta posts, altered in 10,000 ways, most of it about the button of another person. */
export const alterWhatsAppEvents = (options: Options): Promise<Finding[]> =>
	usingServer({ RUN_TASKS: 'true' }, async (server) => {
		const { phone, payload, requestId } = await ask(await aMember(), 0)
		const other = await turnOn(await aCoverSpecialist({ location: 'Port Blair', ...placeOf(1) }), numberOf(1))
		const wrong = { id: 'wamid.wrong', from: numberOf(1).slice(1), from_user_id: 'IN.8e3f01' }
		const whole = wholeEvents(wrong, { from: phone.slice(1), payload })
		const statuses = await postAltered(whole, partOf(full, options), (body, secret) => post(server, body, secret))
		await untilQuiet(async () => (await db.$count(whatsappEvents, untaken)) === 0)
		const [acts, left] = await Promise.all([
			db.$count(
				coverAsks,
				sql`${coverAsks.requestId} = ${requestId} and ${coverAsks.answer} is not null or ${coverAsks.specialistId} = ${other.specialistId}`,
			),
			db.$count(whatsappEvents, untaken),
		])
		const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} with ${status}`)
		return [
			{
				row: 34,
				what: `${partOf(full, options)} altered events of WhatsApp`,
				wanted: 'answered with 200 or 400, nothing done for anyone, nothing left over',
				measured: `${counted.join(', ')}; ${acts} acts, ${left} left over`,
				isMet: [...statuses.keys()].every((status) => status === 200 || status === 400) && acts === 0 && left === 0,
			},
		]
	})

const fullKills = 60

/** The process is killed between the yes of a person in WhatsApp and our commit, at any moment. */
export async function killAnswers(options: Options): Promise<Finding[]> {
	const random = chances(35)
	const kills = partOf(fullKills, options)
	const member = await aMember()
	const start = () => startBuiltServer({ RUN_TASKS: 'true', LOG_LEVEL: 'error' })
	let server = await start()
	const asked: Asked[] = []
	for (let kill = 1; kill <= kills; kill++) {
		const one = await ask(member, kill + 1)
		asked.push(one)
		const body = pressBody({ id: `wamid.kill${kill}`, from: one.phone.slice(1), payload: one.payload })
		const answered = post(server, body).catch(() => 0)
		await setTimeout(random() * 400)
		await server.stop('SIGKILL')
		server = await start()
		// Without our answer Meta posts it again.
		if ((await answered) !== 200) await post(server, body)
		if (kill % 10 === 0) options.say(`killed ${kill} times`)
	}
	const answers = (phone: string) =>
		db.$count(demoOutbox, and(eq(demoOutbox.to, phone), like(demoOutbox.text, 'You have accepted%')))
	const results = async () =>
		Promise.all(
			asked.map(async ({ person, requestId, phone }) => ({
				covered: await db.$count(coverEvents, and(eq(coverEvents.requestId, requestId), eq(coverEvents.to, 'covered'))),
				theirs: await db.$count(
					coverRequests,
					and(eq(coverRequests.id, requestId), eq(coverRequests.specialistId, person.specialistId)),
				),
				answers: await answers(phone),
			})),
		)
	await untilQuiet(async () => (await results()).every((one) => one.covered > 0 && one.answers > 0))
	const found = await results()
	await server.stop()
	const notOnce = found.filter(({ covered, theirs }) => covered !== 1 || theirs !== 1).length
	const unanswered = found.filter((one) => one.answers === 0).length
	const again = found.filter((one) => one.answers > 1).length
	return [
		{
			row: 35,
			what: `the process killed ${kills} times between the yes of a person in WhatsApp and our commit`,
			wanted: 'each is accepted once, and everyone is answered',
			measured: `${notOnce} not accepted once, ${unanswered} without our answer, ${again} answered again`,
			isMet: notOnce === 0 && unanswered === 0,
		},
	]
}
