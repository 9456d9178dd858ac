import { expect, test } from 'vitest'
import { PublicPageInput } from './public-page-schema.server.ts'
import { Registration } from '../schema.server.ts'

const page = {
	version: '1',
	about: 'A 200-bed heart institute.',
	website: 'lakeside.in',
	beds: '200',
	facilities: 'ICU',
}

test('contact details belong into the website field of a public page, not into its texts', () => {
	expect(PublicPageInput.safeParse(page).data).toMatchObject({ website: 'https://lakeside.in' })
	for (const [field, text] of [
		['about', 'Call 98220 12345'],
		['about', 'Write to hr@lakeside.in'],
		['facilities', 'ICU, 98220, 12345'],
	] as const) {
		const refused = PublicPageInput.safeParse({ ...page, [field]: text }).error
		expect(refused?.issues.map(({ path, message }) => [path[0], message])).toEqual([
			[field, expect.stringContaining('Specialists reach you by applying to your jobs.')],
		])
	}
})

test('neither a hospital nor its member is named by a phone number', () => {
	const { hospitalName, name } = Registration.shape

	expect(hospitalName.safeParse('Lakeside Heart Institute').success).toBe(true)
	expect(hospitalName.safeParse('Lakeside 98220 12345').success).toBe(false)
	expect(name.safeParse('Meera Kulkarni').success).toBe(true)
	expect(name.safeParse('Meera 98220 12345').success).toBe(false)
})
