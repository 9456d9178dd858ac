import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { readToken } from '#app/notifications/unsubscribe.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { listDemoSends } from '#app/platform/delivery/demo-outbox.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { aCandidateSearch } from '../fixtures.server.ts'
import { digestOf } from './digest.server.ts'
import { candidateDigest } from '../messages.ts'
import { listNewCandidates, consumePending } from './new-candidates.server.ts'
import { lastEight } from '#app/saved-searches/digest-time.ts'
import { specialistSearches } from './saved-searches.server.ts'
import { candidateSearches } from '../tables.server.ts'
import { notifyUntil } from '../tasks.server.ts'
import { candidateAlertLinks, unsubscribeUrl } from '../unsubscribe.server.ts'

/** A word that only the people of one test carry as a skill, so that those of others are not found. */
const search = 'speciality=nephrologist'
const aNephrologist = (more: Parameters<typeof aSpecialist>[0] = {}) =>
	aSpecialist({ specialitySlug: 'nephrologist', speciality: 'Nephrologist', ...more })

const soon = () => new Date(Date.now() + 1_000)
const noticesOf = async (accountId: string) =>
	db
		.select({ title: notifications.title, href: notifications.href, body: notifications.body })
		.from(notifications)
		.where(eq(notifications.accountId, accountId))
		.orderBy(desc(notifications.createdAt))

async function sentMails() {
	await sendQueued()
	return (await listDemoSends(null)).filter(({ channel }) => channel === 'email')
}

async function consumeNewCandidates(accountId: string) {
	const until = soon()
	const asked = await listNewCandidates(accountId, until)
	return db.transaction((tx) => consumePending(tx, accountId, until, asked))
}
const found = (newCandidates: Awaited<ReturnType<typeof consumeNewCandidates>>) =>
	newCandidates.flatMap(({ specialistIds }) => specialistIds)

test('a member hears once of who was listed since, by notice and mail', async () => {
	const email = `${crypto.randomUUID()}@lakeside.example`
	const member = await aMember({ email })
	await aCandidateSearch(search, member)
	const { specialistId } = await aNephrologist()
	await aSpecialist({ specialitySlug: 'cardiologist', speciality: 'Cardiologist' })

	const until = soon()
	await notifyUntil(until)
	await notifyUntil(until)
	await notifyUntil(soon())

	const notices = await noticesOf(member.accountId)
	expect(notices).toHaveLength(1)
	expect(notices[0]).toMatchObject({ href: `/hospitals/dashboard?${search}` })
	expect(JSON.stringify(notices)).not.toContain(specialistId)
	const mails = (await sentMails()).filter(({ to }) => to === email)
	expect(mails).toHaveLength(1)
	expect(mails[0]?.text).toContain(`/doctors/${specialistId}`)
	expect(mails[0]?.text).toContain('/unsubscribe/candidates/account.')
})

test('who was there when the search was saved is no news, and neither is who hides', async () => {
	await aNephrologist()
	const member = await aMember({ hospitalId: (await aHospital({ displayName: `Hospital ${crypto.randomUUID()}` })).id })
	await aCandidateSearch(search, member, { notifiedThrough: new Date() })
	await aNephrologist({ profileVisibility: false })
	const hiding = await aNephrologist()
	await aHiddenHospital(hiding, member.hospitalName)
	const fresh = await aNephrologist()

	const newCandidates = found(await consumeNewCandidates(member.accountId))

	expect(newCandidates).toContain(fresh.specialistId)
	expect(newCandidates).not.toContain(hiding.specialistId)
	expect(newCandidates).toHaveLength(1)
})

test('a specialist who hides or goes private after a search has found them is not in the digest', async () => {
	const member = await aMember()
	await aCandidateSearch(search, member)
	const [hiding, privateSpecialist, fresh] = [await aNephrologist(), await aNephrologist(), await aNephrologist()]
	const until = soon()
	const asked = await listNewCandidates(member.accountId, until)
	await aHiddenHospital(hiding, member.hospitalName)
	await db
		.update(specialists)
		.set({ profileVisibility: false })
		.where(eq(specialists.id, privateSpecialist.specialistId))

	const newCandidates = await db.transaction((tx) => consumePending(tx, member.accountId, until, asked))

	expect(found(newCandidates)).toEqual([fresh.specialistId])
})

test('a candidate found by two searches, or back after hiding, is announced once', async () => {
	const member = await aMember()
	await aCandidateSearch(search, member)
	await aCandidateSearch(`${search}&shift=night`, member, { notifiedThrough: new Date() })
	const { specialistId } = await aNephrologist()

	expect(found(await consumeNewCandidates(member.accountId)).filter((id) => id === specialistId)).toHaveLength(1)

	const visible = (on: boolean) =>
		db.update(specialists).set({ profileVisibility: on }).where(eq(specialists.id, specialistId))
	await visible(false)
	await visible(true)
	await db.update(candidateSearches).set({ notifiedThrough: new Date(Date.now() - 1_000) })
	expect(found(await consumeNewCandidates(member.accountId))).not.toContain(specialistId)
})

test('a run that dies notifies no one, and the next one does', async () => {
	const member = await aMember()
	await aCandidateSearch(search, member)
	const { specialistId } = await aNephrologist()

	const until = soon()
	const asked = await listNewCandidates(member.accountId, until)
	await expect(
		db.transaction(async (tx) => {
			await consumePending(tx, member.accountId, until, asked)
			throw new Error('killed')
		}),
	).rejects.toThrow('killed')

	expect(found(await consumeNewCandidates(member.accountId))).toContain(specialistId)
})

test('no news for a muted search, an unverified hospital, or a suspended member', async () => {
	const [muting, waiting, suspended] = [await aMember(), await aMember(), await aMember()]
	const { id } = await aCandidateSearch(search, muting)
	await specialistSearches.mute(muting, id)
	for (const member of [waiting, suspended]) await aCandidateSearch(search, member)
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Fraud' })
		.where(eq(hospitals.id, waiting.hospitalId))
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, suspended.accountId))
	await aNephrologist()

	await notifyUntil(soon())

	for (const { accountId } of [muting, waiting, suspended]) expect(await noticesOf(accountId)).toEqual([])
})

test('a search that fails keeps no one else from the news', async () => {
	const [stuck, other] = [await aMember(), await aMember()].toSorted((a, b) => a.accountId.localeCompare(b.accountId))
	if (!stuck || !other) throw new Error('There are two')
	const { id } = await aCandidateSearch(search, stuck)
	await aCandidateSearch(search, other)
	await aNephrologist()

	await whileRowFails(candidateSearches, id, () => expect(notifyUntil(soon())).rejects.toThrow())

	expect(await noticesOf(other.accountId)).toHaveLength(1)
	await notifyUntil(soon())
	expect(await noticesOf(stuck.accountId)).toHaveLength(1)
})

test('the email names the five who fit an open job of the hospital best, with the match and why', async () => {
	const member = await aMember()
	await aCandidateSearch(search, member)
	const { title } = await aJob({
		hospitalId: member.hospitalId,
		specialitySlug: 'nephrologist',
		speciality: 'Nephrologist',
		title: 'Night Nephrologist',
	})
	const far = { location: 'Nagpur', latitude: 21.1458, longitude: 79.0882, shifts: ['night' as const] }
	for (let each = 0; each < 4; each++) await aNephrologist(far)
	const near = [await aNephrologist(), await aNephrologist()]
	for (let each = 0; each < 3; each++) await aNephrologist(far)

	const digest = await digestOf(member.accountId, await consumeNewCandidates(member.accountId))
	const { inEmail, title: subject } = candidateDigest.write(digest)

	expect(subject).toMatch(/^9 /)
	expect(inEmail?.lists).toHaveLength(1)
	const entries = inEmail?.lists?.[0]?.entries ?? []
	expect(entries).toHaveLength(5)
	expect(
		entries
			.slice(0, 2)
			.map(({ href }) => href)
			.sort(),
	).toEqual(near.map(({ specialistId }) => `/doctors/${specialistId}`).sort())
	expect(entries[0]?.lines[0]).toMatch(new RegExp(`^(Strong|Good) match, \\d+%, for ${title}\\. .+`))
	expect(inEmail?.more).toMatch(/^Plus 4 /)
})

test('the email reveals no more of anyone than is public', async () => {
	const member = await aMember()
	await aCandidateSearch(search, member)
	const { specialistId } = await aNephrologist({ name: 'Dr Secret Name', bio: 'Secret bio', email: 'secret@x.example' })

	const digest = await digestOf(member.accountId, await consumeNewCandidates(member.accountId))
	const text = JSON.stringify(candidateDigest.write(digest))

	expect(text).toContain(`/doctors/${specialistId}`)
	expect(text).toContain('Nephrologist')
	expect(text).not.toMatch(/secret/i)
})

test('a link in the mail ends and resumes the alerts of one search or of all, and a forged one nothing', async () => {
	const member = await aMember()
	const { id } = await aCandidateSearch(search, member)
	const other = await aCandidateSearch('q=icu', member)
	const muted = async (searchId: string) =>
		only(await db.select().from(candidateSearches).where(eq(candidateSearches.id, searchId))).mutedAt !== null
	const tokenOf = (url: string) => url.split('/').at(-1)
	const one = readToken(candidateAlertLinks, tokenOf(unsubscribeUrl({ of: 'search', id })))
	const all = readToken(candidateAlertLinks, tokenOf(unsubscribeUrl({ of: 'account', id: member.accountId })))
	if (!one || !all) throw new Error('Our own links are not read')

	await candidateAlertLinks.turn(one, false)
	expect([await muted(id), await muted(other.id)]).toEqual([true, false])
	await candidateAlertLinks.turn(all, false)
	expect([await muted(id), await muted(other.id)]).toEqual([true, true])
	await candidateAlertLinks.turn(all, true)
	expect([await muted(id), await muted(other.id)]).toEqual([false, false])
	expect(readToken(candidateAlertLinks, `search.${id}.${'0'.repeat(43)}`)).toBeNull()
	expect(
		readToken(candidateAlertLinks, tokenOf(unsubscribeUrl({ of: 'search', id }))?.replace('search', 'account')),
	).toBeNull()
})

test('a morning begins five minutes past eight in India', () => {
	expect(lastEight(new Date('2026-12-01T02:34:00Z'), 5).toISOString()).toBe('2026-11-30T02:30:00.000Z')
	expect(lastEight(new Date('2026-12-01T02:35:00Z'), 5).toISOString()).toBe('2026-12-01T02:30:00.000Z')
})
