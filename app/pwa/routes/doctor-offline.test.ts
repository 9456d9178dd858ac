import { expect, test } from 'vitest'
import { aCoverSpecialist, aCoverRequest, aWorkedCover, askFor } from '#app/cover/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aPhone } from '#app/identity/fixtures.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './doctor-offline.tsx'

test('accepted cover is kept for reading offline with where to go and whom to call, and nothing that is only asked', async () => {
	const as = await aCoverSpecialist()
	const phone = aPhone()
	const asking = await aMember({ phone })
	const { member, id } = await aWorkedCover(as, { endedAgo: -20, note: 'Gate 2, first floor', member: asking })
	await aWorkedCover(as, { endedAgo: -40, member, status: 'cancelled' })
	await aWorkedCover(as, { endedAgo: 30, member, status: 'finished' })
	const open = await aCoverRequest({ member })
	await askFor(open.id, [as.specialistId])

	const { cover } = await loader(await routeArgs('/doctors/offline', { as }))

	expect(cover).toMatchObject([
		{
			...{ id, work: 'LSCS', hospital: 'Lakeside Heart Institute', pay: '₹6,000 per case' },
			...{ location: '12 Lake Road, Shivajinagar, Pune 411005', note: 'Gate 2, first floor' },
		},
	])
	// The member who asked before the reception, which no one answers at night.
	expect(cover[0]?.calls.map(({ phone }) => phone)).toEqual([formatPhone(phone), expect.stringMatching(/^\+91 /)])
})
