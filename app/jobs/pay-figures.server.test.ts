import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aJob } from './fixtures.server.ts'
import { findPayFigures } from './pay-figures.server.ts'
import { placeOfPay, roundPay } from './pay-figures.ts'

const lakh = 10_000_000n
const nagpur = { location: 'Nagpur', latitude: 21.1458, longitude: 79.0882 }
const ask = (location = 'Kothrud, Pune') => findPayFigures({ speciality: 'anesthesiologist', location, unit: 'month' })

/** One job each at so many hospitals, for 1, 2, 3 … lakh a month. */
async function pays(count: number, overrides: Parameters<typeof aJob>[0] = {}) {
	for (let at = 1; at <= count; at++) await aJob({ payMinPaise: BigInt(at) * lakh, payMaxPaise: null, ...overrides })
}

test('five hospitals make a figure of their city, with the number of jobs and the months', async () => {
	await pays(5)

	expect(await ask()).toMatchObject({
		...{ city: 'Pune', tooFewIn: null, speciality: 'Anesthesiologist', unit: 'month' },
		...{ low: 14_000_000n, median: 30_000_000n, high: 46_000_000n, jobs: 5, hospitals: 5 },
		months: expect.stringMatching(/^\w+ \d{4}$/),
	})
})

test('four hospitals make none, however many jobs they post', async () => {
	await pays(4)
	const { id: hospitalId } = await aHospital()
	for (let at = 0; at < 3; at++) await aJob({ hospitalId, status: 'draft', openedAt: null })
	const [some] = [await aHospital()]
	await aJob({ hospitalId: some.id, payUnit: 'shift' })
	await aJob({ payModel: 'share', feeSharePercent: 40 })
	await aJob({ hospitalId: (await aHospital({ status: 'suspended' })).id, status: 'paused' })
	await aJob({ openedAt: new Date(Date.now() - 400 * 86_400_000) })
	await aJob({ specialitySlug: 'pediatrician', speciality: 'Pediatrician' })

	expect(await ask()).toBeNull()
})

test('a city with too few shows all of India, and says so', async () => {
	await pays(3)
	await pays(3, nagpur)

	expect(await ask()).toMatchObject({ city: null, tooFewIn: 'Pune', jobs: 6, hospitals: 6 })
	expect(await ask('')).toMatchObject({ city: null, tooFewIn: null, jobs: 6 })
})

test('the many jobs of one hospital count once', async () => {
	await pays(5)
	const before = await ask()
	const { id: hospitalId } = await aHospital()
	for (let at = 0; at < 20; at++) await aJob({ hospitalId, payMinPaise: 3n * lakh, payMaxPaise: null })

	expect(await ask()).toMatchObject({ median: before?.median, jobs: 25, hospitals: 6 })
})

test('amounts are rounded to two digits, so that no single pay can be read out of them', () => {
	expect(roundPay(28_437_500)).toBe(28_000_000n)
	expect(roundPay(125_000)).toBe(130_000n)
})

test('a pay is below the figures only under the 10th percentile', async () => {
	await pays(5)
	const figures = await ask()
	if (!figures) throw new Error('There are enough')

	expect([13n, 14n, 29n, 30n, 31n, 47n].map((pay) => placeOfPay(figures, pay * 1_000_000n))).toEqual([
		...['low', 'below', 'below', 'at', 'above', 'high'],
	])
})

test('an unknown speciality has no figures', async () => {
	await pays(5)

	for (const speciality of ['', 'other', "x'--"])
		expect(await findPayFigures({ speciality, location: 'Pune', unit: 'month' })).toBeNull()
})
