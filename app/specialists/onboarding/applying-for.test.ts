import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyingFor } from './applying-for.ts'

test('the page of an application names its job, and no other page does', () => {
	const id = randomUUID()

	expect(applyingFor(`/jobs/${id}/apply`)).toBe(id)
	for (const page of [
		undefined,
		'/',
		`/jobs/${id}`,
		`/jobs/${id}/saving`,
		'/jobs/matches/apply',
		`/x/jobs/${id}/apply`,
	])
		expect(applyingFor(page)).toBeNull()
})
