import { expect, test } from 'vitest'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './list.tsx'

test('the whole list of matches grows by six', async () => {
	const asha = await aSpecialist()
	await Promise.all(Array.from({ length: 8 }, () => aJob()))
	const list = async (query: string) => loader(await routeArgs(`/jobs/matches${query}`, { as: asha }))

	expect(await list('')).toMatchObject({ more: '/jobs/matches?show=12#job-7', shownOf: '6 of 8 jobs' })
	expect(await list('?show=12')).toMatchObject({ more: null, shownOf: undefined, count: '8' })
})
