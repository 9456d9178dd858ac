import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { type Actor, isVerified } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { aCareer, aPhoto, aSpecialist } from '../fixtures.server.ts'
import { hideFromHospital } from '../hiding/hidden-hospitals.server.ts'
import { publicIdOf } from '../disclosure/public-id.server.ts'
import { profileAccess } from '../tables.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { loader as photo } from './show-photo.tsx'
import { loader as page } from './show.tsx'
import { loader as ownProfile } from './profile.tsx'

type Signed = Exclude<Actor, { kind: 'visitor' }> | undefined

const ask = (loader: unknown, path: string, as: Signed) => askRoute(loader, path, { as })
/** By the id under which the asker knows the person. */
const open = ({ specialistId }: { specialistId: string }, as?: Signed) =>
	ask(page, `/doctors/${as?.kind === 'member' && isVerified(as) ? specialistId : publicIdOf(specialistId)}`, as)
const openPhoto = ({ specialistId }: { specialistId: string }, as?: Signed) =>
	ask(photo, `/doctors/${specialistId}/photo`, as)

const notThere = { init: { status: 404 } }
const aPending = async () => aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })

/** A member of a hospital that shortlisted them, and can no longer undo it. */
async function aShortlisted(specialist: Awaited<ReturnType<typeof aSpecialist>>) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	await anApplication({ job, specialist, stage: 'shortlisted' })
	return member
}

describe('the public page of a profile', () => {
	test('tells visitors, other specialists and unverified hospitals the same, and nothing of who it is', async () => {
		const asha = await aSpecialist({ bio: 'I am Asha' })
		await aCareer(asha)
		await aPhoto(asha)

		const [visitor, ...others] = [
			await open(asha),
			await open(asha, await aSpecialist({ name: 'Dr Ravi Kale' })),
			await open(asha, await aPending()),
		]

		expect(visitor).toMatchObject({
			data: { kind: 'public', profile: { speciality: 'Anesthesiologist', city: 'Pune' } },
		})
		expect(JSON.stringify(visitor)).not.toMatch(/Asha|90000|lakeside|photo|Niramay|Medical College/)
		for (const other of others) expect(other.data?.profile).toEqual(visitor.data?.profile)
	})

	test('has another id than the pages of hospitals, and is the same for a hospital that the person hides from', async () => {
		const asha = await aSpecialist()
		const member = await aMember()
		await hideFromHospital(asha, member.hospitalName)
		const publicPath = `/doctors/${publicIdOf(asha.specialistId)}`

		const visitor = await ask(page, publicPath, undefined)
		const hospital = await ask(page, publicPath, member)

		expect(visitor).toMatchObject({ data: { kind: 'public' } })
		expect(JSON.stringify(visitor)).not.toContain(asha.specialistId)
		expect(hospital.data?.profile).toEqual(visitor.data?.profile)
		// Neither id leads to the page of the other.
		expect(await ask(page, `/doctors/${asha.specialistId}`, undefined)).toMatchObject(notThere)
		expect(await ask(page, `/doctors/${asha.specialistId}`, member)).toMatchObject(notThere)
	})

	test('is never indexed', async () => {
		const asha = await aSpecialist()

		for (const as of [undefined, await aMember()])
			expect(new Headers((await open(asha, as)).init?.headers).get('X-Robots-Tag')).toContain('noindex')
	})

	test('names the person to a verified hospital, which is counted once a day', async () => {
		const asha = await aSpecialist()
		const member = await aMember()
		const colleague = await aMember({ hospitalId: member.hospitalId })

		const seen = await open(asha, member)
		await open(asha, member)
		await open(asha, colleague)
		await open(asha)
		await open(asha, await aPending())

		expect(seen).toMatchObject({ data: { kind: 'hospital', profile: { name: 'Dr Asha Menon', phone: null } } })
		expect(
			await db.select().from(profileAccess).where(eq(profileAccess.specialistId, asha.specialistId)),
		).toMatchObject([{ what: 'profile', hospitalId: member.hospitalId, memberAccountId: member.accountId }])
	})

	test('ends after a hundred a day for all members of a hospital together, but not for people who wrote to it', async () => {
		const member = await aMember()
		const others = Array.from({ length: 100 }, () => randomUUID())
		await consumeAllowance(`profiles:${member.hospitalId}`, others, 100)
		const found = await aSpecialist()
		const applicant = await aSpecialist()
		await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist: applicant })
		const colleague = await aMember({ hospitalId: member.hospitalId })

		expect(await open(found, colleague)).toMatchObject({ init: { status: 429 }, data: { kind: 'limit' } })
		expect(await open(applicant, colleague)).toMatchObject({ data: { kind: 'hospital' } })
		expect(await open(found, await aMember())).toMatchObject({ data: { kind: 'hospital' } })
		expect(await db.$count(profileAccess, eq(profileAccess.specialistId, found.specialistId))).toBe(1)
	})

	test('never reveals the gender someone gave', async () => {
		const asha = await aSpecialist({ gender: 'other' })
		const knowing = await aShortlisted(asha)

		for (const as of [undefined, await aMember(), knowing, await aPending()])
			expect(JSON.stringify(await open(asha, as))).not.toMatch(/gender/i)
	})

	test('does not exist in Private Mode, for a hospital that is hidden from, and of a suspended account', async () => {
		const hidden = await aSpecialist({ profileVisibility: false })
		const hiding = await aSpecialist()
		const suspended = await aSpecialist()
		const member = await aMember({ hospitalId: (await aHospital({ displayName: 'Niramay Hospital' })).id })
		await hideFromHospital(hiding, 'Niramay Hospital')
		await db.update(accounts).set({ suspendedAt: sql`now()` }).where(eq(accounts.id, suspended.accountId))

		expect(await open(hidden)).toMatchObject(notThere)
		expect(await open(hidden, member)).toMatchObject(notThere)
		expect(await open(hiding, member)).toMatchObject(notThere)
		expect(await open(hiding, await aMember())).toMatchObject({ data: { kind: 'hospital' } })
		expect(await open(suspended, member)).toMatchObject(notThere)
		expect(await open({ specialistId: 'register-me' })).toMatchObject(notThere)
		expect(await db.$count(profileAccess, eq(profileAccess.specialistId, hidden.specialistId))).toBe(0)
	})

	test('redirects its owner to the editable page', async () => {
		const asha = await aSpecialist({ profileVisibility: false })

		const answer = await open(asha, asha)

		expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/profile'])
	})
})

describe('the photo', () => {
	test('is there for verified hospitals and its owner, and for no one else', async () => {
		const asha = await aSpecialist()
		await aPhoto(asha)

		expect((await openPhoto(asha, asha)).headers.get('Cache-Control')).toBe('private, no-store')
		expect((await openPhoto(asha, await aMember())).status).toBe(200)
		for (const as of [undefined, await aSpecialist(), await aPending()])
			expect(await openPhoto(asha, as)).toMatchObject(notThere)
	})

	test('is not there in anonymous mode, also for a hospital that knows the name from an application', async () => {
		const asha = await aSpecialist({ anonymousMode: true })
		await aPhoto(asha)
		const member = await aMember()
		await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist: asha })

		expect(await open(asha, member)).toMatchObject({ data: { profile: { name: 'Dr Asha Menon', photo: null } } })
		expect(await openPhoto(asha, member)).toMatchObject(notThere)
	})
})

describe('one’s own profile, looked at as', () => {
	const everything = { bio: 'I teach regional blocks.', preferredAreas: ['Baner'], expectedCasePaise: 400_000n }

	test.each([{}, { anonymousMode: true }, { experienceVisibility: false }, { profileVisibility: false }])(
		'someone else, with %j, shows what they would get',
		async (privacy) => {
			const asha = await aSpecialist({ ...everything, ...privacy })
			await aCareer(asha)
			await aPhoto(asha)
			await aCredential(asha)
			const as = async (viewer: string) =>
				((await ask(ownProfile, `/profile?as=${viewer}`, asha)) as unknown as { profile: unknown }).profile

			const shown = async (viewer?: Signed) => (await open(asha, viewer)).data?.profile ?? null
			expect(await as('visitor')).toEqual(await shown())
			expect(await as('hospital')).toEqual(await shown(await aMember()))
			expect(await as('hospital-shortlisted')).toEqual(await shown(await aShortlisted(asha)))
		},
	)
})
