import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { loader } from './figures-csv.tsx'

test.each([
	['months', 'Month,', /^\d{4}-\d{2},/],
	['cities', 'City,', /^Pune,/],
	['specialities', 'Speciality,', /^Anesthesiologist,/],
])('the file of %s is one table, which a program can read', async (table, head, row) => {
	await aJob()
	const answer = await askRoute(loader, `/operator/figures/csv?table=${table}`, { as: await anOperator() })
	const lines = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')

	expect(lines[0]).toContain('Time to hire, median')
	expect(lines[0]?.startsWith(head)).toBe(true)
	expect(lines.some((line) => row.test(line))).toBe(true)
	expect(new Set(lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(',').length)).size).toBe(1)
	expect(answer.headers.get('Content-Disposition')).toContain(table)
})
