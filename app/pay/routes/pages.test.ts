import { expect, test } from 'vitest'
import { aPayRange } from '../fixtures.server.ts'
import { loader as list } from './list.tsx'
import { loader as show, meta } from './show.tsx'

const open = async (speciality: string, city: string) => show({ params: { speciality, city } } as never)

test('the list leads to each place that has a figure, and to no other', async () => {
	await aPayRange()
	await aPayRange({ band: '3-5' })
	await aPayRange({
		city: null,
		unit: 'case',
		lowPaise: 400_000n,
		medianPaise: 500_000n,
		highPaise: 600_000n,
		tenthPaise: 300_000n,
	})

	const { groups } = (await list()).data

	expect(groups).toEqual([
		{
			name: 'Anesthesiologist',
			pages: [
				{ to: '/pay/anesthesiologist/pune', place: 'Pune', ranges: ['₹2.6–3.2 lakh a month'] },
				{ to: '/pay/anesthesiologist/india', place: 'All of India', ranges: ['₹4,000–6,000 per case'] },
			],
		},
	])
})

test('a page has the figure of its place with its experiences, and tells search engines the same', async () => {
	await aPayRange()
	await aPayRange({
		band: '3-5',
		lowPaise: 20_000_000n,
		tenthPaise: 18_000_000n,
		medianPaise: 22_000_000n,
		highPaise: 24_000_000n,
	})

	const answer = await open('anesthesiologist', 'pune')
	const { page } = answer.data

	expect(page.ranges).toMatchObject([{ bands: [{ years: '3–5 years', range: '₹2–2.4 lakh a month' }] }])
	expect(page.ranges[0]?.basis).toBe(
		'From jobs, offers and cover at 10–19 hospitals, November 2025 to October 2026. Each hospital counts once.',
	)
	expect(JSON.stringify(meta({ loaderData: answer.data } as never))).toContain(
		'"estimatedSalary":[{"@type":"MonetaryAmountDistribution","name":"base","currency":"INR","duration":"P1M","percentile25":260000,"median":300000,"percentile75":320000}]',
	)
})

test('a place without a figure says so and is not indexed; an unknown speciality or place is not found', async () => {
	const answer = await open('anesthesiologist', 'leh')

	expect(answer.data.page.ranges).toEqual([])
	expect(meta({ loaderData: answer.data } as never)).toContainEqual({ name: 'robots', content: 'noindex' })
	await expect(open('anesthesiologist', 'dombivli')).rejects.toMatchObject({ status: 302 })
	for (const [speciality, city] of [
		['none', 'pune'],
		['other', 'pune'],
		['anesthesiologist', 'atlantis'],
	] as const)
		await expect(open(speciality, city)).rejects.toMatchObject({ init: { status: 404 } })
})
