import { expect, test } from 'vitest'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { anOffer } from './fixtures.server.ts'
import { listMyProgress } from './my-progress.server.ts'

test('beside Offer a specialist reads until when they may respond or when they join, not the hour of an interview', async () => {
	const briefOf = async (status: 'sent' | 'accepted') => {
		const { application } = await anInterview({ status: 'scheduled', stage: 'offered' })
		const { specialist, startsOn, expiresAt } = await anOffer({ application, status })
		const [mine] = await listMyProgress({ ...specialist, kind: 'specialist' }, new Date())
		return [
			mine?.brief,
			{ sent: `Respond by ${formatDay(expiresAt)}`, accepted: `Joining ${formatDay(startsOn)}` }[status],
		]
	}
	for (const status of ['sent', 'accepted'] as const) {
		const [brief, expected] = await briefOf(status)
		expect(brief).toBe(expected)
	}
})
