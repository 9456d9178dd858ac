import { expect, test } from 'vitest'
import { aJob } from './fixtures.server.ts'
import { loadSearchPage } from './search-page.server.ts'

const load = (query: string, viewer = {}) =>
	loadSearchPage(new URL(`http://localhost/jobs?${query}`), new Date(), viewer)

test('a nurse sees the jobs for nurses until she asks for all, which then stays asked for', async () => {
	await aJob({ title: 'For doctors' })
	await aJob({ title: 'For nurses', specialitySlug: 'icu-nurse', speciality: 'ICU Nurse' })
	const nurse = { profession: 'nurse' }

	const own = await load('', nurse)
	expect(own.cards.map(({ title }) => title)).toEqual(['For nurses'])
	expect([own.fields.profession, own.chips]).toEqual(['nurse', [{ label: 'For nurses', to: '/jobs?profession=any' }]])

	const all = await load('profession=any&shift=morning', nurse)
	expect(all.cards).toHaveLength(2)
	expect(all.fields.profession).toBe('any')
	expect(all.href).toBe('/jobs?shift=morning&profession=any')
	expect(all.chips[0]?.to).toBe('/jobs?profession=any')
	expect((await load('')).fields.profession).toBe('')
})
