import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { profileCompletion } from '#app/specialists/profile/completion.ts'
import { findCompletionFacts } from '#app/specialists/profile/completion.server.ts'
import { aCareer, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { relevanceOf } from '#app/specialists/search/relevance.ts'
import { findRelevanceFacts } from '#app/specialists/search/search.server.ts'
import { specialistSearchRows, specialists } from '#app/specialists/tables.server.ts'

/** The same profiles in every run, in no order. */
function randomNumbers(seed: number) {
	let state = seed
	return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

test('the database scores every profile as the page of the person and the page of the order explain it', async () => {
	const random = randomNumbers(2_026)
	const often = (share = 0.5) => random() < share
	const perhaps = <Key extends string, Value>(key: Key, value: Value) =>
		(often() ? { [key]: value } : {}) as Partial<Record<Key, Value>>
	const scores = new Set<number>()
	for (let at = 0; at < 60; at++) {
		const person = await aSpecialist({
			...(often() ? {} : { speciality: 'Not specified', specialitySlug: null }),
			...(often() ? {} : { location: 'Not specified', latitude: null, longitude: null }),
			...perhaps('email', null),
			...perhaps('yearsOfExperience', null),
			...perhaps('bio', 'Regional blocks.'),
			...perhaps('languages', []),
			...perhaps('shifts', []),
			...perhaps('availability', { mon: { from: '08:00', to: '14:00' } }),
			...perhaps('expectedMonthlyPaise', null),
			...perhaps('expectedShiftPaise', 1_000_000n),
			...perhaps('travelRadiusKm', null),
			...perhaps('preferredAreas', ['Pune']),
			...perhaps('anonymousMode', true),
			...perhaps('experienceVisibility', false),
		})
		if (often()) await aCareer(person)
		if (often(0.3)) await aResume(person)
		const hasRegistration = often()
		if (hasRegistration)
			await aCredential(person, {
				status: often() ? 'verified' : 'pending',
				...perhaps('validUntil', often() ? '2020-01-31' : '2090-01-31'),
			})
		const days = Math.floor(random() * 250)
		await db
			.update(specialists)
			.set({ updatedAt: sql`now() - make_interval(days => ${days}) - interval '1 hour'` })
			.where(eq(specialists.id, person.specialistId))

		const facts = await findRelevanceFacts(person.specialistId)
		const own = await findCompletionFacts(person.specialistId)
		const { percent } = profileCompletion({ ...own, registration: hasRegistration })
		const [row] = await db
			.select({ completeness: specialistSearchRows.completeness, score: specialistSearchRows.byRelevance })
			.from(specialistSearchRows)
			.where(eq(specialistSearchRows.id, person.specialistId))

		expect([at, row?.completeness]).toEqual([at, percent])
		expect([at, days, Number(row?.score)]).toEqual([at, days, facts && relevanceOf(facts)])
		scores.add(Number(row?.score))
	}
	expect(scores.size).toBeGreaterThan(40)
})
