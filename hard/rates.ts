import { inArray, sql } from 'drizzle-orm'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { consumeSend } from '#app/identity/limits.server.ts'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { signInWithCode } from '#app/identity/sign-in/phone-sign-in.server.ts'
import { type ChallengeIntent, signInEvents } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { createProfile } from '#app/specialists/onboarding/registration.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { askForCode } from '#test/phone-visitor.ts'
import { startMsg91 } from '#test/stand-ins/msg91.ts'
import { usingServer } from './using-server.ts'
import { quantile } from '../bench/figures.ts'
import { type Finding, type Options, partOf } from './finding.ts'

const together = 8
const aNumber = (index: number) => `+9163${String((index * 10_007) % 100_000_000).padStart(8, '0')}`
const anAddress = (index: number) => `198.18.${(index >> 8) & 255}.${index & 255}`

/** Codes, applications and limits by the app's own functions, eight at a time: how many a second, and how long each takes. */
export async function measureRates(options: Options): Promise<Finding[]> {
	const people = partOf(2_000, options)
	const registered = await proveNumbers(people, {
		flow: 'register',
		name: 'Dr Rate',
		consents: ['account', 'applications'],
	})
	await db.delete(signInEvents)
	const loggedIn = await proveNumbers(people, { flow: 'login' })
	const verified = ({ opened, verifying }: typeof registered, what: string) =>
		found(
			3,
			`codes verified (${opened} of ${people} ${what})`,
			'400 a second, p99 at most 60 ms',
			verifying,
			verifying.perSecond >= 400 && verifying.p99 <= 60 && opened === people,
		)
	const { asking } = registered
	return [
		found(3, 'codes asked for, without waiting for the SMS', 'p99 at most 300 ms', asking, asking.p99 <= 300),
		verified(registered, 'accounts made'),
		verified(loggedIn, 'people logged in again'),
		await askWhileAway(options),
		await applyTwice(options),
		await decideLimits(options),
		await crowdOneNumber(),
	]
}

/** So many people ask for a code, get it, and enter it. */
async function proveNumbers(people: number, intent: ChallengeIntent) {
	const challenges: { phone: string; address: string; token: string }[] = []
	const asking = await timed(people, async (index) => {
		const [phone, address] = [aNumber(index), anAddress(index)]
		const started = await startChallenge(phone, intent, { address })
		if (started.ok) challenges.push({ phone, address, token: started.token })
	})
	await sendQueued()
	const sent = await db
		.select({ to: demoOutbox.to, code: demoOutbox.code })
		.from(demoOutbox)
		.orderBy(demoOutbox.createdAt)
	const codeTo = new Map(sent.map(({ to, code }) => [to, code]))
	let opened = 0
	const verifying = await timed(challenges.length, async (index) => {
		const { phone, token, address } = challenges[index] ?? { phone: '', token: '', address: '' }
		const request = new Request('http://localhost/doctors/register/code')
		const signedIn = await signInWithCode(
			{ token, code: codeTo.get(phone) ?? '', address, request },
			async (tx, account) => {
				await createProfile(tx, account)
			},
		)
		if (signedIn.ok) opened++
	})
	return { asking, verifying, opened }
}

/** The gateway takes every message and never answers, and the server works on them all the while. */
async function askWhileAway(options: Options): Promise<Finding> {
	await db.delete(signInEvents)
	// What was asked for before has been sent by this process.
	await db.execute(sql`delete from pgboss.job where name = 'deliver'`)
	const gateway = await startMsg91()
	gateway.mood = 'hangs'
	const settings = {
		TRUSTED_PROXIES: '1',
		RUN_TASKS: 'true',
		SMS_SENDER: 'msg91',
		MSG91_URL: gateway.url,
		MSG91_AUTH_KEY: 'key',
		SMS_TEMPLATE_IDS: JSON.stringify({ 'sign-in-code': '1107161234567890123' }),
	}
	try {
		return await usingServer(settings, async ({ port }) => {
			for (let warm = 0; warm < 20; warm++) await askForCode(port, aNumber(500_000 + warm), from(warm))
			let refused = 0
			const asking = await timed(partOf(500, options), async (index) => {
				const { status } = await askForCode(port, aNumber(600_000 + index), from(1_000 + index))
				if (status !== 303) refused++
			})
			const what = `codes asked for at the page while the gateway hangs (${refused} refused, the gateway asked ${gateway.requests} times)`
			return found(3, what, 'p99 at most 300 ms, nobody refused', asking, asking.p99 <= 300 && refused === 0)
		})
	} finally {
		await gateway.stop()
	}
}

const from = (index: number) => ({ 'X-Forwarded-For': anAddress(index) })

/** 200 at once about one number, from 200 addresses, over two processes. */
const crowdOneNumber = (): Promise<Finding> =>
	usingServer({ TRUSTED_PROXIES: '1' }, (first) =>
		usingServer({ TRUSTED_PROXIES: '1' }, async (second) => {
			const rounds = 10
			let tooMany = 0
			let times = 0
			for (let round = 0; round < rounds; round++) {
				await db.delete(signInEvents)
				const phone = aNumber(700_000 + round)
				const answers = await Promise.all(
					Array.from({ length: 200 }, (_, index) =>
						askForCode(index % 2 === 0 ? first.port : second.port, phone, from(index)).catch(() => ({ status: 0 })),
					),
				)
				times += answers.length
				tooMany += Math.max(0, answers.filter(({ status }) => status === 303).length - 1)
			}
			return {
				row: 5,
				what: `${times} requests for codes to ${rounds} numbers, 200 at once over two processes each`,
				wanted: 'one code for each number',
				measured: `${tooMany} too many`,
				isMet: tooMany === 0,
			}
		}),
	)

/** Every application is sent twice at once, in turns to jobs of ten hospitals: those to one job wait for each other. */
async function applyTwice(options: Options): Promise<Finding> {
	const ids = await db.select({ id: specialists.id }).from(specialists).orderBy(specialists.id).limit(100)
	const wanted = partOf(1_000, options)
	const jobs: string[] = []
	while (jobs.length * ids.length < wanted) {
		const { hospitalId } = await aMember()
		jobs.push((await aJob({ hospitalId })).id)
	}
	let accepted = 0
	const applying = await timed(2 * wanted, async (index) => {
		const pair = index >> 1
		const specialistId = ids[Math.floor(pair / jobs.length)]?.id ?? ''
		const actor: Specialist = {
			kind: 'specialist',
			accountId: specialistId,
			specialistId,
			sessionId: '',
			name: 'Dr Rate',
		}
		const applied = await applyToJob(actor, jobs[pair % jobs.length] ?? '', {
			note: null,
			attachResume: false,
		})
		if (applied.ok) accepted++
	})
	const rows = await db.$count(applications, inArray(applications.jobId, jobs))
	const isOnce = rows === wanted && accepted === wanted
	return found(
		4,
		`${wanted} applications, each sent twice at once (${rows} in the table, ${accepted} confirmed)`,
		'300 a second, each once',
		applying,
		applying.perSecond >= 300 && isOnce,
	)
}

/** Decisions about many numbers from many addresses, and 200 at once about one number. */
async function decideLimits(options: Options): Promise<Finding> {
	await db.delete(signInEvents)
	const decisions = await timed(partOf(5_000, options), async (index) => {
		await db.transaction((tx) =>
			consumeSend(tx, aNumber(100_000 + index), { address: anAddress(index), own: undefined }, true),
		)
	})
	let allowed = 0
	await Promise.all(
		Array.from({ length: 200 }, async (_, index) => {
			// One that finds no connection within a second is refused as well.
			const wait = await db
				.transaction((tx) => consumeSend(tx, aNumber(1), { address: anAddress(index), own: undefined }, true))
				.catch(() => 1)
			if (wait === 0) allowed++
		}),
	)
	return found(
		5,
		`limits decided (of 200 at once about one number ${allowed} allowed)`,
		'5,000 a second, p99 at most 5 ms, none too many',
		decisions,
		decisions.perSecond >= 5_000 && decisions.p99 <= 5 && allowed === 1,
	)
}

type Timed = { perSecond: number; p50: number; p99: number }

const found = (row: number, what: string, wanted: string, { perSecond, p50, p99 }: Timed, isMet: boolean): Finding => ({
	row,
	what,
	wanted,
	measured: `${perSecond.toFixed(0)} a second, median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
	isMet,
})

async function timed(count: number, act: (index: number) => Promise<void>): Promise<Timed> {
	const times: number[] = []
	const begun = performance.now()
	let next = 0
	await Promise.all(
		Array.from({ length: together }, async () => {
			for (let index = next++; index < count; index = next++) {
				const from = performance.now()
				await act(index)
				times.push(performance.now() - from)
			}
		}),
	)
	return {
		perSecond: (count * 1_000) / (performance.now() - begun),
		p50: quantile(times, 0.5),
		p99: quantile(times, 0.99),
	}
}
