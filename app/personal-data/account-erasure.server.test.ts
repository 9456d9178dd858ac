import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { symbols } from 'pino'
import { expect, test, vi } from 'vitest'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { applicationEvents } from '#app/applications/tables.server.ts'
import { requiredConsents } from '#app/identity/consent-notice.ts'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { signInWithCode } from '#app/identity/sign-in/phone-sign-in.server.ts'
import { accounts, signInEvents } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { verifyAudit } from '#app/platform/audit/audit-verification.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newestCodeTo } from '#app/platform/delivery/sending-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { searchTasks } from '#app/search/tasks.server.ts'
import { tasks } from '#app/tasks.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { createProfile } from '#app/specialists/onboarding/registration.server.ts'
import { educations, resumes, specialists, specialistSkills } from '#app/specialists/tables.server.ts'
import { aWebhook } from '#app/webhooks/fixtures.server.ts'
import { queueApplicationEvent } from '#app/webhooks/queue.server.ts'
import { cancelErasure, findErasure, requestErasure } from './erasure.server.ts'
import { eraseDueAccounts, eraseEverything } from './account-erasure.server.ts'
import { aMarkedPerson, findTraces } from '#test/marked-person.ts'
import { erasures } from './tables.server.ts'

const passSevenDays = () => db.update(erasures).set({ dueAt: sql`now() - interval '1 second'` })

/** Files of the store that hold the word, in their name or in what they say. */
async function filesWith(word: string) {
	const folder = path.join(env.DATA_DIR, 'files')
	const names = await readdir(folder, { recursive: true, withFileTypes: true })
	const found: string[] = []
	for (const entry of names) {
		if (!entry.isFile()) continue
		const file = path.join(entry.parentPath, entry.name)
		if (file.includes(word) || (await readFile(file)).includes(word)) found.push(file)
	}
	return found
}

test('after seven days nothing is left of a person, in no table and no file', async () => {
	const { asha, tail, traces } = await aMarkedPerson()
	await requestErasure(asha)
	expect((await findTraces([tail])).length).toBeGreaterThan(40)
	expect((await filesWith(tail)).length).toBe(6)

	await passSevenDays()
	await eraseDueAccounts.run({})

	expect(await findTraces(traces)).toEqual([])
	expect(await filesWith(tail)).toEqual([])
	// The id remains only in the log of what was done, which has no name, and is still whole.
	const kept = await findTraces([asha.accountId])
	expect(kept.filter((line) => !/^public\.audit_(events|chains)/.test(line))).toEqual([])
	expect((await verifyAudit()).problems).toEqual([])
})

test('the hospital keeps a true count, and no notice that names the person', async () => {
	const { asha, member, tail } = await aMarkedPerson()
	const [before] = await db
		.select({ count: jobs.applicantCount })
		.from(jobs)
		.where(eq(jobs.hospitalId, member.hospitalId))
	const named = () => db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	expect(JSON.stringify(await named())).toContain(tail)

	await requestErasure(asha)
	await passSevenDays()
	await eraseEverything(asha.accountId)

	const [after] = await db
		.select({ count: jobs.applicantCount })
		.from(jobs)
		.where(eq(jobs.hospitalId, member.hospitalId))
	expect([before?.count, after?.count]).toEqual([1, 0])
	expect(await named()).toEqual([])
})

test('no one else loses anything', async () => {
	const { asha } = await aMarkedPerson()
	const other = await aMarkedPerson()
	const before = await findTraces([other.tail])

	await requestErasure(asha)
	await passSevenDays()
	await eraseEverything(asha.accountId)

	expect((await findTraces([other.tail])).length).toBe(before.length)
	for (const key of other.keys) expect(await fileStore.exists(key)).toBe(true)
})

test('killed after the files and run again, it ends where it should', async () => {
	const { asha, tail, traces, keys } = await aMarkedPerson()
	await requestErasure(asha)
	await passSevenDays()
	// As the run before left it: doors shut, some files gone, every row still there.
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, asha.accountId))
	for (const key of keys.slice(0, 2)) await fileStore.remove(key)

	await eraseEverything(asha.accountId)
	await eraseEverything(asha.accountId)

	expect(await findTraces(traces)).toEqual([])
	expect(await filesWith(tail)).toEqual([])
})

test('rows go all or none: when the last step fails, nothing is half gone, and the next run does it', async () => {
	const { asha, traces } = await aMarkedPerson()
	await requestErasure(asha)
	await passSevenDays()
	await db.execute(sql`
		create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`)
	await db.execute(sql`create trigger refuse before delete on accounts for each row execute function refuse()`)

	await expect(eraseDueAccounts.run({})).rejects.toThrow()
	expect(await db.select().from(resumes)).not.toEqual([])
	expect(await db.select().from(specialists).where(eq(specialists.id, asha.specialistId))).toHaveLength(1)

	await db.execute(sql`drop function refuse cascade`)
	await eraseDueAccounts.run({})
	expect(await findTraces(traces)).toEqual([])
})

test('the number can register again, as someone new', async () => {
	const { asha, phone } = await aMarkedPerson()
	await requestErasure(asha)
	await passSevenDays()
	await eraseEverything(asha.accountId)

	await db.delete(signInEvents)
	const intent = { flow: 'register' as const, name: 'Dr Somebody New', consents: requiredConsents }
	const started = await startChallenge(phone, intent, { address: '127.0.0.1' })
	const token = started.ok ? started.token : ''
	const code = await newestCodeTo(phone)
	const request = new Request('http://localhost/doctors/register/code')
	const signedIn = await signInWithCode(
		{ token, code, address: '127.0.0.1', request },
		async (tx, account) => void (await createProfile(tx, account)),
	)

	expect(signedIn).toMatchObject({ ok: true, value: { isNew: true } })
	const [again] = await db
		.select({ id: accounts.id, name: accounts.name })
		.from(accounts)
		.where(eq(accounts.phone, phone))
	expect(again?.name).toBe('Dr Somebody New')
	expect(again?.id).not.toBe(asha.accountId)
})

test('before the day nothing goes', async () => {
	const { asha, tail } = await aMarkedPerson()
	await requestErasure(asha)
	const before = (await findTraces([tail])).length

	await eraseDueAccounts.run({})
	await eraseEverything(asha.accountId)

	expect((await findTraces([tail])).length).toBe(before)
})

const visibilityOf = async (id: string) =>
	(await db.select({ on: specialists.profileVisibility }).from(specialists).where(eq(specialists.id, id)))[0]?.on

test.each([true, false])(
	'asking hides the profile, and changing one’s mind puts visibility back to %s',
	async (was) => {
		const asha = await aSpecialist({ profileVisibility: was })

		await requestErasure(asha)
		expect(await visibilityOf(asha.specialistId)).toBe(false)
		expect(await cancelErasure(asha)).toEqual({ ok: true, value: null })

		expect(await visibilityOf(asha.specialistId)).toBe(was)
		expect(await findErasure(asha.accountId)).toBeNull()
		expect(await cancelErasure(asha)).toEqual({ ok: false, failure: 'nothing-to-cancel' })
	},
)

test('a specialist has seven days to change their mind', async () => {
	const asha = await aSpecialist()

	const { dueAt } = await requestErasure(asha)

	expect(Math.round((dueAt.getTime() - Date.now()) / 60_000)).toBe(7 * 24 * 60)
})

test('asked twice, the first day counts and the visibility from before is remembered', async () => {
	const asha = await aSpecialist()

	const [first, second] = await Promise.all([requestErasure(asha), requestErasure(asha)])

	expect(second.dueAt).toEqual(first.dueAt)
	await cancelErasure(asha)
	expect(await visibilityOf(asha.specialistId)).toBe(true)
})

test('a deletion cannot be undone after the seven days', async () => {
	const asha = await aSpecialist()
	await requestErasure(asha)
	await passSevenDays()

	expect(await cancelErasure(asha)).toEqual({ ok: false, failure: 'too-late' })
})

test('the task runs every hour', () => {
	expect(tasks).toContain(eraseDueAccounts)
	expect(eraseDueAccounts.schedule).toBe('20 * * * *')
})

/** Plain words of a length that a search corrects to, as a person writes them: the marks of the others hold digits. */
const wordsOfAPerson = () =>
	Array.from(
		{ length: 25 },
		() =>
			`zq${randomBytes(8)
				.toString('hex')
				.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`,
	)

test('of 25 words of a person nothing is left: no word that searches correct to, no call to a hospital’s system, no line of the log', async () => {
	const said: string[] = []
	const stream = Reflect.get(log, symbols.streamSym) as { write: (line: string) => void }
	const out = vi.spyOn(stream, 'write').mockImplementation((line) => void said.push(line))
	const { level } = log
	log.level = 'trace'
	try {
		const words = wordsOfAPerson()
		const [first = '', last = '', college = '', ...skills] = words
		const asha = await aSpecialist({ name: `Dr ${first} ${last}`, bio: words.join(' '), location: 'Pune' })
		const own = { specialistId: asha.specialistId }
		await db
			.insert(educations)
			.values({ ...own, institution: college, degree: `Fellowship of ${college}`, endYear: 2012 })
		await db.insert(specialistSkills).values(skills.map((name, position) => ({ ...own, name, position })))
		const { member } = await aWebhook()
		const job = await aJob({ hospitalId: member.hospitalId })
		const applied = await applyToJob(asha, job.id, { note: skills.join(' '), attachResume: false })
		if (!applied.ok) throw new Error(applied.failure)
		const { applicationId } = applied.value
		const [event] = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, applicationId))
		await queueApplicationEvent(event?.id ?? '')
		const { rows } = await db.execute<{ word: string }>(
			sql`select word from search_words where word = any(${sql.param(words)}::text[])`,
		)
		expect(rows.length).toBeGreaterThan(20)
		expect((await findTraces([applicationId])).some((line) => line.startsWith('public.webhook_deliveries'))).toBe(true)

		await requestErasure(asha)
		for (const task of searchTasks) await task.run({})
		await passSevenDays()
		await eraseDueAccounts.run({})

		expect(await findTraces(words)).toEqual([])
		expect((await findTraces([applicationId])).filter((line) => !/^public\.audit_(events|chains)/.test(line))).toEqual(
			[],
		)
		for (const word of words) expect(await filesWith(word)).toEqual([])
		expect(words.filter((word) => said.join('').includes(word))).toEqual([])
		expect(said.join('')).toContain('accounts erased')
	} finally {
		log.level = level
		out.mockRestore()
	}
})
