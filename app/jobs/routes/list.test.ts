import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aJob } from '../fixtures.server.ts'
import { loader } from './list.tsx'

const open = async (query: string, cookie = '') => (await loader(await routeArgs(`/jobs${query}`, { cookie }))).data

test.each([
	'?q=%00',
	'?q=%25%27%22%3B--',
	`?q=${'x'.repeat(5000)}`,
	`?place=${'9'.repeat(3000)}`,
	'?place=%F0%9F%99%82&km=NaN&sort=nearest',
	'?pay=-1&unit=%00',
	'?pay=99999999999999999999999999999999999999999',
	'?by=9999-99-99&experience=%7B%7D&shift=%00&show=-1',
	'?q=a%20b%20c%20d%20e%20f%20g%20h%20i%20j%20k%20l%20m%20n%20o%20p%20q%20r%20s%20t%20u%20v%20w%20x%20y%20z',
	'?%00=1&shift=night&shift=night&shift=&__proto__=1',
])('no address breaks the list: %s', async (query) => {
	await aJob()

	const { page } = await open(query)

	expect(page.count).toMatch(/^(1 job|No jobs)$/)
})

test('an unknown place and an amount that is none are said next to their fields, with what was typed', async () => {
	const { page } = await open('?place=Zzyzx&pay=1e3')

	expect(page.fields).toMatchObject({ place: 'Zzyzx', pay: '1e3' })
	expect(page.problems.place).toMatch(/^Location not found/)
	expect(page.problems.pay).toMatch(/^Enter an amount/)
})

test('"Load More" leads to six more and to the first of them', async () => {
	await Promise.all(Array.from({ length: 7 }, () => aJob({ shiftType: 'night' })))

	const { page } = await open('?shift=night')

	expect(page).toMatchObject({ count: '7 jobs', shownOf: '6 of 7 jobs', more: '/jobs?shift=night&show=12#job-7' })
	expect((await open('?shift=night&show=12')).page).toMatchObject({ more: null, shownOf: null })
})

test('a specialist sees which jobs they applied for, a visitor sees none of that', async () => {
	const { specialist, job } = await anApplication({ stage: 'shortlisted' })
	const { cookie } = await aSession({ id: specialist.accountId, kind: 'specialist' })

	expect((await open('', cookie)).viewer.stages).toEqual({ [job.id]: 'Shortlisted' })
	expect((await open('')).viewer.stages).toEqual({})
})
