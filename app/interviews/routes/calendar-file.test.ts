import { expect, test } from 'vitest'
import { routeArgs } from '#test/ask-route.ts'
import { anInterview } from '../fixtures.server.ts'
import { loader } from './calendar-file.tsx'

test('both sides get the file of a cancelled interview, which takes it out of their calendars', async () => {
	const { id, member, specialist } = await anInterview({ status: 'cancelled' })

	for (const as of [member, specialist]) {
		const answer = await loader(await routeArgs(`/interviews/${id}/calendar.ics`, { as }))
		expect(answer.status).toBe(200)
		expect(await answer.text()).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
	}
})
