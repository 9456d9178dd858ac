import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { loader } from './figures-csv.tsx'

test('the file has the months, the cities and the specialities', async () => {
	await aJob()
	const answer = await askRoute(loader, '/operator/figures/csv', { as: await anOperator() })
	const lines = (await answer.text()).split('\r\n')

	expect(lines.find((line) => line.startsWith('City,'))).toContain('Time to hire, median')
	expect(lines.some((line) => line.startsWith('Pune,'))).toBe(true)
	expect(lines.some((line) => line.startsWith('Speciality,'))).toBe(true)
})
