import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { readToken, showSubscription } from '#app/notifications/unsubscribe.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { type Language, languages } from '#app/platform/language/languages.ts'
import { db } from '#app/platform/database/db.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aSavedSearch } from './fixtures.server.ts'
import { maxSavedSearches } from '#app/saved-searches/limits.ts'
import { readSavedSearch } from './read-search.server.ts'
import { findSavedSearch, jobSearches, listSavedSearches, saveSearch } from './saved-searches.server.ts'
import { jobAlerts, personalData, savedSearches } from './tables.server.ts'
import { findListeners, sendDigestsUntil } from './tasks.server.ts'
import { jobAlertLinks, unsubscribeUrl } from './unsubscribe.server.ts'

test.each([
	['speciality=anesthesiologist&place=pune', 'Anesthesiologist within 20 km of Pune'],
	['q=ICU&shift=night&urgent=on', '“icu”, night, urgent'],
	['place=411057&km=5&pay=2,00,000', 'Jobs within 5 km of Hinjawadi 411057, at least ₹2,00,000 a month'],
])('the search %s is called "%s"', (query, name) => {
	expect(readSavedSearch(query)?.name).toBe(name)
})

const reads = (language: Language, asha: { accountId: string }) =>
	inLanguage(language, async () => (await listSavedSearches(asha)).map(({ name }) => name))

test.each(languages)(
	'a search saved in %s is called in the language of its reader, until its owner renames it',
	async (language) => {
		const asha = await aSpecialist()
		const saved = await inLanguage(language, () => saveSearch(asha, 'speciality=anesthesiologist&place=pune'))
		if (!saved.ok) throw new Error('Not saved')

		expect(await reads('en', asha)).toEqual(['Anesthesiologist within 20 km of Pune'])
		expect(await reads('mr', asha)).toEqual(['भूलतज्ज्ञ, पुणे पासून 20 km च्या आत'])

		await jobSearches.rename(asha, saved.value.id, 'Close to home')
		for (const each of languages) expect(await reads(each, asha)).toEqual(['Close to home'])
	},
)

test.each([
	['shift=night&shift=morning&place=PUNE', 'place=Pune&km=20&shift=morning&shift=night&sort=pay&show=24'],
	['q=Icu%20%20Nurse', 'q=icu+nurse'],
	['pay=200000', 'pay=%E2%82%B92%2C00%2C000%2F-&unit=month'],
])('%s and %s are one search', async (one, other) => {
	const asha = await aSpecialist()

	const [first, second] = [await saveSearch(asha, one), await saveSearch(asha, other)]

	expect(first).toMatchObject({ ok: true, value: { isNew: true } })
	expect(second).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await listSavedSearches(asha)).toHaveLength(1)
	const saved = await findSavedSearch(asha, other)
	expect(saved).toMatchObject({ isMuted: false })
	await jobSearches.mute(asha, saved?.id ?? '')
	expect(await findSavedSearch(asha, other)).toMatchObject({ isMuted: true })
})

test.each(['', 'sort=pay&show=24', 'place=Atlantis', 'pay=much', 'speciality=none'])(
	'nothing is saved of "%s"',
	async (query) => {
		expect(await saveSearch(await aSpecialist(), query)).toEqual({ ok: false, failure: 'nothing-to-save' })
	},
)

test('twenty are kept, also when two tabs save the twentieth at once', async () => {
	const asha = await aSpecialist()
	for (let at = 1; at < maxSavedSearches; at++) await aSavedSearch(`q=word${at}`, asha)

	const tabs = await Promise.all(['q=one', 'q=two', 'q=three'].map((query) => saveSearch(asha, query)))

	expect(tabs.filter(({ ok }) => ok)).toHaveLength(1)
	expect(tabs).toContainEqual({ ok: false, failure: 'too-many' })
})

test('a removed search comes back with its name and what it had found; a day later it is gone', async () => {
	const asha = await aSpecialist()
	const { id } = await aSavedSearch('speciality=anesthesiologist', asha)
	await jobSearches.rename(asha, id, 'For next year')
	await findListeners.run({ jobId: (await aJob()).id })
	await jobSearches.remove(asha, id)
	expect(await listSavedSearches(asha)).toEqual([])

	expect(await jobSearches.restore(asha, id)).toEqual({ ok: true, value: { name: 'For next year' } })
	expect(await db.$count(jobAlerts)).toBe(1)

	await jobSearches.remove(asha, id)
	await db.update(savedSearches).set({ removedAt: sql`now() - interval '25 hours'` })
	await removeOldRows(personalData)
	expect(await db.$count(savedSearches)).toBe(0)
	expect(await db.$count(jobAlerts)).toBe(0)
})

test('a search saved again after its removal notifies of no job twice', async () => {
	const asha = await aSpecialist()
	const { id } = await aSavedSearch('speciality=anesthesiologist', asha)
	const job = await aJob()
	await findListeners.run({ jobId: job.id })
	await sendDigestsUntil(new Date(Date.now() + 60_000))
	await jobSearches.remove(asha, id)
	await db.update(savedSearches).set({ removedAt: sql`now() - interval '25 hours'` })
	await removeOldRows(personalData)
	await aSavedSearch('speciality=anesthesiologist', asha)

	await findListeners.run({ jobId: job.id })

	expect(await db.select().from(jobAlerts)).toMatchObject([{ notifiedAt: expect.any(Date) }])
})

test("no one reaches another person's searches", async () => {
	const { id } = await aSavedSearch()
	const ravi = await aSpecialist()

	expect(await jobSearches.rename(ravi, id, 'Mine')).toBe(false)
	expect(await jobSearches.mute(ravi, id)).toBe(false)
	expect(await jobSearches.remove(ravi, id)).toBe(false)
	expect(await jobSearches.restore(ravi, id)).toEqual({ ok: false, failure: 'no-such-search' })
	expect(await db.select().from(savedSearches).where(eq(savedSearches.id, id))).toMatchObject([
		{ mutedAt: null, removedAt: null },
	])
})

const tokenOf = (subject: Parameters<typeof unsubscribeUrl>[0]) => unsubscribeUrl(subject).split('/').at(-1) ?? ''

test.each(['search', 'account'] as const)('the link for a %s ends its alerts and brings them back', async (of) => {
	const search = await aSavedSearch()
	const subject = readToken(jobAlertLinks, tokenOf({ of, id: of === 'search' ? search.id : search.accountId }))
	if (!subject) throw new Error('The link is not read')
	expect(await jobAlertLinks.find(subject)).toMatchObject({ isOn: true })

	expect([await jobAlertLinks.turn(subject, false), await jobAlertLinks.turn(subject, false)]).toEqual([true, true])
	expect(await jobAlertLinks.find(subject)).toMatchObject({ isOn: false })
	await jobAlertLinks.turn(subject, true)

	expect(await jobAlertLinks.find(subject)).toMatchObject({ isOn: true })
})

test('a link that we did not write ends nothing', async () => {
	const { id, accountId } = await aSavedSearch()
	const right = tokenOf({ of: 'search', id })
	const mac = right.split('.')[2] ?? ''

	for (const wrong of [
		`account.${accountId}.${mac}`,
		`search.${accountId}.${mac}`,
		`search.${id}.${mac.slice(0, -1)}`,
		`search.${id}.`,
		`search.${id}`,
		'',
	])
		expect({ wrong, read: readToken(jobAlertLinks, wrong) }).toEqual({ wrong, read: null })
})

test('a link that ends alerts says whether it is incomplete or what it ended is gone', async () => {
	const gone = tokenOf({ of: 'search', id: '0198b1c2-0000-4000-8000-000000000001' })

	await expect(showSubscription(jobAlertLinks, gone)).rejects.toMatchObject({
		data: { message: 'The saved search or the account has been removed, so these alerts have ended.' },
		init: { status: 404 },
	})
	await expect(showSubscription(jobAlertLinks, gone.slice(0, -3))).rejects.toMatchObject({
		data: { message: 'This link is incomplete. Open it again from the email.' },
	})
})
