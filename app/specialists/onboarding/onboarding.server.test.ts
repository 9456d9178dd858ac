import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { listConsents } from '#app/identity/consents.server.ts'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { mayReadProfile } from '#app/relations/rules.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { disclose } from '../disclosure/disclosure.ts'
import { aResume, aSpecialist, anAccess } from '../fixtures.server.ts'
import { listHidden } from '../hiding/hidden-hospitals.server.ts'
import { findOnboarding, saveOnboarding, wasAskedToHide } from './onboarding.server.ts'
import { proposalLine } from '../resumes/proposal-lines.ts'
import { noClaims } from '../profile/profile.ts'
import { findProfile } from '../queries.server.ts'
import { createProfile } from './registration.server.ts'
import { readProfileNow } from '../resumes/resume-reading.server.ts'
import { OnboardingInput } from '../schema.server.ts'
import { searchSpecialists, type SearchViewer } from '../search/search.server.ts'
import { specialistSearch } from '../search/specialist-search.server.ts'
import { specialists } from '../tables.server.ts'

const nothingMore = async () => {}

/** A person who has just proved their number, with a name that no one else has. */
async function aNewcomer(name: string): Promise<Specialist> {
	const { id } = await anAccount({ kind: 'specialist', name })
	await db.transaction((tx) => createProfile(tx, { id, intent: { flow: 'quick', name } }))
	return { ...(await aSpecialist()), accountId: id, specialistId: id, name }
}

const find = async (query: string, viewer: SearchViewer) =>
	(await searchSpecialists({ viewer, search: specialistSearch.parse(new URLSearchParams(query)), limit: 50 })).ids
const answers = (typed: Record<string, unknown> = {}) => OnboardingInput.parse(typed)

test('no hospital and no visitor finds a new person before they were asked from whom to hide', async () => {
	const asha = await aNewcomer('Dr Zainab Wadhwani')
	const hospital = await aHospital()
	const viewer = { kind: 'hospital', hospitalId: hospital.id } as const
	const isReadable = async () => {
		const relation = await findRelation({ hospitalId: hospital.id, specialistId: asha.specialistId })
		return relation !== null && mayReadProfile(relation)
	}
	const publicPage = async () => {
		const facts = await findProfile(asha.specialistId)
		return facts && disclose({ ...facts, ...noClaims }, { kind: 'public' })
	}

	expect(await wasAskedToHide(asha)).toBe(false)
	expect(await find('q=wadhwani', viewer)).toEqual([])
	expect(await find('speciality=anesthesiologist', viewer)).not.toContain(asha.specialistId)
	expect(await find('speciality=anesthesiologist', { kind: 'public' })).not.toContain(asha.specialistId)
	expect(await isReadable()).toBe(false)
	expect(await publicPage()).toBeNull()

	await saveOnboarding(asha, answers(), nothingMore)

	expect(await wasAskedToHide(asha)).toBe(true)
	expect(await find('q=wadhwani', viewer)).toEqual([asha.specialistId])
	expect(await find('speciality=anesthesiologist', { kind: 'public' })).toContain(asha.specialistId)
	expect(await isReadable()).toBe(true)
	expect(await publicPage()).not.toBeNull()
})

test('a hospital that was named in the first answer never finds the person', async () => {
	const asha = await aNewcomer('Dr Ishwari Tambe')
	const [employer, other] = [await aHospital({ displayName: 'Niramay Hospital' }), await aHospital()]

	await saveOnboarding(asha, answers({ hide: ['Niramay Hospital'], hideAlso: 'Sahyadri Clinic' }), nothingMore)

	expect(await find('q=tambe', { kind: 'hospital', hospitalId: employer.id })).toEqual([])
	expect(await find('q=tambe', { kind: 'hospital', hospitalId: other.id })).toEqual([asha.specialistId])
	expect((await listHidden(asha)).map(({ name }) => name)).toEqual(['Niramay Hospital', 'Sahyadri Clinic'])
})

test('people who had an account before they could be asked count as asked', async () => {
	expect(await wasAskedToHide(await aSpecialist())).toBe(true)
})

test('what stays ticked goes into the profile, what is unticked is not proposed again, and alerts are agreed to', async () => {
	const asha = await aNewcomer('Dr Gauri Naik')
	const resume = await aResume(asha)
	const employers = [{ role: 'Consultant', hospital: 'Lakeside Heart Institute', startsOn: '2019-07-01', endsOn: null }]
	const nothing = { name: null, yearsOfExperience: null, degrees: [] }
	await anAccess(resume, { proposal: { ...nothing, skills: ['TIVA', 'ACLS'], employers } })
	const before = await findOnboarding(asha)
	expect(before.employers).toEqual([
		{
			name: 'Lakeside Heart Institute',
			means: 'No hospital of this name is on our site yet. Your profile stays hidden if one registers.',
		},
	])
	expect(before.resume?.items.map((item) => proposalLine(item).title)).toEqual(['Consultant', 'TIVA', 'ACLS'])

	const typed = {
		month: '2,80,000',
		shifts: ['night'],
		jobAlerts: 'on',
		hide: before.employers.map(({ name }) => name),
	}
	await saveOnboarding(
		asha,
		answers({ ...typed, resumeId: resume.id, shown: 'post-0 skill-0 skill-1', items: ['post-0', 'skill-0'] }),
		nothingMore,
	)

	const { posts, skills } = await readProfileNow(db, asha.specialistId)
	expect([posts.map(({ hospital }) => hospital), skills]).toEqual([['Lakeside Heart Institute'], ['TIVA']])
	expect(await findOnboarding(asha)).toMatchObject({
		resume: { items: [] },
		employers: [],
		hidden: ['Lakeside Heart Institute'],
		shifts: ['night'],
		month: '2,80,000',
		isAsked: true,
	})
	expect((await listConsents(asha.accountId)).map(({ item }) => item)).toEqual(['job-alerts'])
})

test('a list of hidden hospitals that is full saves nothing, so the person is still not found', async () => {
	const asha = await aNewcomer('Dr Rhea Pillai')
	const names = Array.from({ length: 20 }, (_, at) => `Niramay ${at}`)
	for (const part of [0, 1, 2, 3, 4])
		await saveOnboarding(asha, answers({ hide: names.map((name) => `${name} of ${part}`) }), nothingMore)
	await db.update(specialists).set({ hidingAskedAt: null }).where(eq(specialists.id, asha.specialistId))

	expect(await saveOnboarding(asha, answers({ hideAlso: 'One more', shifts: ['night'] }), nothingMore)).toEqual({
		ok: false,
		failure: 'too-many-hidden',
	})
	expect(await findOnboarding(asha)).toMatchObject({ isAsked: false, shifts: [] })
})
