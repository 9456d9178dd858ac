import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPlacement, aPromiseCheck } from '#app/offers/fixtures.server.ts'
import { publishPromises } from '#app/offers/responses/promises.server.ts'
import { rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { aMember } from '../../fixtures.server.ts'
import { loadHospitalPage } from './hospital-page.server.ts'

test('a hospital at which no one has had a payday says of pay that it is not due yet', async () => {
	const member = await aMember()
	for (let at = 0; at < 3; at++) {
		const application = await anApplication({ stage: 'hired', job: await aJob({ hospitalId: member.hospitalId }) })
		const placement = await aPlacement({ member, application })
		await aPromiseCheck(placement, { duties: 'yes', accommodation: 'none', answeredAt: new Date() })
	}
	await publishPromises.run({})

	const page = await loadHospitalPage({ kind: 'visitor' }, member.hospitalId, new Date(), rowsAtOnce)

	expect(page?.asAdvertised?.facts).toEqual([
		{ label: 'Pay', value: 'Not due yet' },
		{ label: 'Pay on time', value: 'Not due yet' },
		{ label: 'Duties and hours', value: '3 of 3' },
	])
})
