import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aWorkedCover } from '#app/cover/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJoiningDate, anOffer } from '#app/offers/fixtures.server.ts'
import { loader as loadWaiting } from '#app/offers/routes/my-waiting.tsx'
import { joiningDateProposals } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { loader as loadDashboard } from '#app/specialists/routes/dashboard.tsx'
import { routeArgs } from './ask-route.ts'

test('whatever waits for the specialist is on the dashboard too, whose list has more than that and another name', async () => {
	const specialist = await aSpecialist()
	await anOffer({ application: await anApplication({ specialist, stage: 'offered' }) })
	await aContactRequest({ specialist })
	await anInterview({ specialist })
	await aWorkedCover(specialist, { endedAgo: 3 })
	const { id } = await anOffer({
		application: await anApplication({ specialist, stage: 'offered' }),
		status: 'accepted',
	})
	await aJoiningDate(id, 'The theatre opens later.')
	await db.update(joiningDateProposals).set({ side: 'hospital' })

	const { next, also } = await loadDashboard(await routeArgs('/doctors/dashboard', { as: specialist }))
	const waiting = await loadWaiting(await routeArgs('/waiting', { as: specialist }))

	const owed = waiting.owed.map(({ key }) => key)
	expect(owed.map((key) => key.split('/')[0]).toSorted()).toEqual([
		'cover',
		'interview',
		'joining-date',
		'offer',
		'request',
	])
	expect([next, ...also].map(({ key }) => key)).toEqual(expect.arrayContaining(owed))
})
