import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aCoverRequest, hoursFromNow } from '../fixtures.server.ts'
import { loader as loadForm } from './ask.tsx'
import { loader as loadWeek } from './week.tsx'

test('the form proposes what was asked last, also what was asked long ago for the first time', async () => {
	const as = await aMember()
	const works = ['LSCS', 'Hernia repair', 'Day list', 'Night duty', 'ICU duty', 'LSCS']
	for (const [at, work] of works.entries())
		await aCoverRequest({ member: as, work, createdAt: hoursFromNow(at - works.length) })

	const { templates } = await loadForm(await routeArgs('/hospital/cover/new', { as }))

	expect(templates.map(({ work }) => work)).toEqual(['LSCS', 'ICU duty', 'Night duty', 'Day list'])
})

test('a week at the end of time is this week', async () => {
	const as = await aMember()

	for (const from of ['9999-12-30', '1900-01-01', 'soon']) {
		const page = await loadWeek(await routeArgs(`/hospital/cover/week?from=${from}`, { as }))
		expect(page).toMatchObject({ isThisWeek: true })
	}
})
