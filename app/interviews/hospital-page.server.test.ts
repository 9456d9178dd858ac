import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { formatDate, istToday, startOfIstDay } from '#app/platform/dates.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { anInterview } from './fixtures.server.ts'
import { loadInterviewsTab } from './hospital-page.server.ts'

const day = 24 * 60
const tab = (member: Awaited<ReturnType<typeof aMember>>, query: string) =>
	loadInterviewsTab(member, new URLSearchParams(query), new Date())
const someone = (name: string) => aSpecialist({ name })

test('the list of interviews is narrowed to one status, with who, what, when and what is to be done', async () => {
	const member = await aMember()
	const scheduled = await anInterview({ member, status: 'scheduled', specialist: await someone('Dr Ravi Iyer') })
	await anInterview({ member, specialist: await someone('Dr Kavya Rao') })
	await anInterview({ member, status: 'completed', specialist: await someone('Dr Leela Joshi') })
	await anInterview({ status: 'scheduled' })
	const names = async (query: string) => (await tab(member, query)).rows.map(({ name }) => name)

	expect((await names('')).sort()).toEqual(['Dr Kavya Rao', 'Dr Leela Joshi', 'Dr Ravi Iyer'])
	expect(await names('status=proposed')).toEqual(['Dr Kavya Rao'])
	expect(await names('status=completed')).toEqual(['Dr Leela Joshi'])
	expect(await names('status=cancelled')).toEqual([])
	const { rows, filters } = await tab(member, 'status=scheduled')
	expect(rows).toMatchObject([
		{
			name: 'Dr Ravi Iyer',
			speciality: 'Anesthesiologist',
			status: 'scheduled',
			day: formatDate(scheduled.startsAt ?? ''),
			todo: null,
		},
	])
	expect(filters.filter(({ current }) => current)).toMatchObject([
		{ to: expect.stringContaining('status=scheduled'), count: 1 },
	])
	expect((await tab(member, 'status=proposed')).rows[0]?.todo).toBe('Awaiting specialist')
})

test('the agenda lists what is fixed from today on, by day in India', async () => {
	const member = await aMember()
	const untilTomorrow = Math.ceil((startOfIstDay(istToday(new Date())).getTime() + day * 60_000 - Date.now()) / 60_000)
	const at = async (startsInMinutes: number, name: string) =>
		anInterview({ member, status: 'scheduled', startsInMinutes, specialist: await someone(name) })
	await at(untilTomorrow + day + 60, 'Dr Later')
	await at(untilTomorrow + 600, 'Dr Second')
	await at(untilTomorrow + 5, 'Dr First')
	await at(untilTomorrow - day - 5, 'Dr Yesterday')
	await anInterview({ member, specialist: await someone('Dr Proposed') })
	await anInterview({ member, status: 'cancelled', startsInMinutes: untilTomorrow + 60 })

	const { view, days, rows } = await tab(member, 'view=agenda')

	expect([view, rows]).toEqual(['agenda', []])
	expect(days.map(({ interviews }) => interviews.map(({ name }) => name))).toEqual([
		['Dr First', 'Dr Second'],
		['Dr Later'],
	])
})
