import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aPayRange } from '#app/pay/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { loader } from './pay-figures.tsx'

test('the form of a job is told what is usual for the experience it asks for', async () => {
	await aPayRange()
	await aPayRange({ band: '10+', lowPaise: 40_000_000n, medianPaise: 45_000_000n, highPaise: 50_000_000n })
	const as = await aMember()
	const bandFor = async (years: string) => {
		const asked = `/hospital/pay-figures?speciality=anesthesiologist&location=Pune&unit=month&years=${years}`
		return ((await askRoute(loader, asked, { as })) as never as { figures: { band: string | null } }).figures.band
	}

	expect([await bandFor('12'), await bandFor('1'), await bandFor(''), await bandFor('ten')]).toEqual([
		...['10+', null, null, null],
	])
})
