import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './matches.tsx'

test('the specialists who fit a job grow by six, each with reasons and the next actions', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, shiftType: 'night' })
	await Promise.all(Array.from({ length: 8 }, () => aSpecialist()))
	const list = async (query: string) =>
		(await loader(await routeArgs(`/hospital/jobs/${job.id}/specialists${query}`, { as: member }))).data

	const first = await list('')
	expect(first).toMatchObject({
		more: `/hospital/jobs/${job.id}/specialists?show=12#card-7`,
		shownOf: '6 of 8 specialists',
		count: '8 specialists',
	})
	expect('people' in first && first.people[0]).toMatchObject({
		row: { name: 'Dr Asha Menon', shifts: 'Night, Morning', actions: { contact: true } },
		match: { reasons: expect.arrayContaining(['Prefers nights']) },
	})
	expect(await list('?show=12')).toMatchObject({ more: null, shownOf: undefined })
})
