import { expect, test } from 'vitest'
import { type CompletionFacts, completionItems, profileCompletion } from './completion.ts'
import { findCompletionFacts } from './completion.server.ts'
import { aCareer, aResume, aSpecialist } from '../fixtures.server.ts'

const nothing: CompletionFacts = {
	speciality: false,
	location: false,
	email: false,
	yearsOfExperience: false,
	bio: false,
	experience: 0,
	education: 0,
	skills: 0,
	languages: 0,
	shifts: 0,
	availability: 0,
	pay: false,
	area: false,
	resume: false,
	registration: false,
}

test('the weights of all items make a hundred, and each item has a page and minutes of its own', () => {
	expect(completionItems.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
	expect(completionItems.map(({ key }) => key).toSorted()).toEqual(Object.keys(nothing).toSorted())
	expect(completionItems.every(({ minutes, href }) => minutes > 0 && href.startsWith('/'))).toBe(true)
})

test('an empty profile is at nought and is asked first for what hospitals decide on', () => {
	const { percent, next, done } = profileCompletion(nothing)

	expect(percent).toBe(0)
	expect(done).toEqual([])
	expect(next.slice(0, 2).map(({ key }) => key)).toEqual(['registration', 'experience'])
	expect(next).toHaveLength(completionItems.length)
})

test('two skills are not enough, three are', () => {
	expect(profileCompletion({ ...nothing, skills: 2 }).percent).toBe(0)
	expect(profileCompletion({ ...nothing, skills: 3 })).toMatchObject({ percent: 8, done: [{ key: 'skills' }] })
})

test('the facts come from the profile, and what it does not say does not count', async () => {
	const blank = await aSpecialist({
		speciality: 'Not specified',
		specialitySlug: null,
		location: 'Not specified',
		email: null,
		yearsOfExperience: null,
		languages: [],
		shifts: [],
		travelRadiusKm: null,
		expectedMonthlyPaise: null,
	})

	const { registration: _, ...expected } = nothing
	expect(await findCompletionFacts(blank.specialistId)).toEqual(expected)
})

test('a profile with everything is complete', async () => {
	const asha = await aSpecialist({
		bio: 'I teach regional blocks.',
		availability: { mon: { from: '08:00', to: '14:00' } },
		travelRadiusKm: null,
		preferredAreas: ['Kothrud'],
		expectedMonthlyPaise: null,
		expectedCasePaise: 400_000n,
	})
	await aCareer(asha)
	await aResume(asha)

	const facts = await findCompletionFacts(asha.specialistId)

	expect(profileCompletion({ ...facts, registration: true })).toMatchObject({
		percent: 92,
		next: [{ key: 'skills', minutes: 2, href: '/profile/skills' }],
	})
})
