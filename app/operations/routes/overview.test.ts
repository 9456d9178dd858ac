import { expect, test } from 'vitest'
import { aCoverSpecialist, aWorkedCover } from '#app/cover/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './overview.tsx'

test('cover that waits for a decision is among the queues', async () => {
	await aWorkedCover(await aCoverSpecialist(), { endedAgo: 80, status: 'disputed' })

	const { queues } = await loader(await routeArgs('/operator', { as: await anOperator() }))

	expect(queues.find(({ label }) => label === 'Cover to decide')).toMatchObject({
		...{ to: '/operator/cover', count: 1, isLate: true },
	})
})
