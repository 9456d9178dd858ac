import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { addDays, formatDate, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { anInterview } from '../fixtures.server.ts'
import { loadInterviewsTab } from './hospital-page.server.ts'
import { mondayOf } from './week.server.ts'

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

test('a week of the calendar holds what has its hour, what was cancelled and what is proposed, by day in India', async () => {
	const member = await aMember()
	const colleague = await aMember({ hospitalId: member.hospitalId })
	const monday = addDays(mondayOf(istToday(new Date())), 14)
	const at = (days: number, hour: number) =>
		Math.round((startOfIstDay(addDays(monday, days)).getTime() - Date.now()) / 60_000) + hour * 60
	const make = async (name: string, story: Parameters<typeof anInterview>[0]) =>
		anInterview({ member, status: 'scheduled', specialist: await someone(name), ...story })
	await make('Dr Second', { startsInMinutes: at(0, 11), member: colleague })
	await make('Dr First', { startsInMinutes: at(0, 10) })
	await make('Dr Cancelled', { status: 'cancelled', startsInMinutes: at(0, 10) })
	await make('Dr Night', { startsInMinutes: at(6, 23) })
	await make('Dr Proposed', { status: 'proposed', slots: [at(2, 15), at(9, 15)] })
	await make('Dr Before', { startsInMinutes: at(-1, 23) })
	await make('Dr After', { startsInMinutes: at(7, 1) })
	await anInterview({ status: 'scheduled', startsInMinutes: at(1, 10) })
	const inWeek = async (query = '') => {
		const { week, rows } = await tab(member, `view=week&week=${addDays(monday, 3)}${query}`)
		return { week, rows, names: week?.days.map(({ entries }) => entries.map(({ name }) => name)) }
	}

	const { week, rows, names } = await inWeek()

	expect(names).toEqual([['Dr First', 'Dr Cancelled', 'Dr Second'], [], ['Dr Proposed'], [], [], [], ['Dr Night']])
	expect(week?.days[0]?.entries.map(({ lane, lanes }) => `${lane + 1} of ${lanes}`)).toEqual([
		'1 of 2',
		'2 of 2',
		'1 of 1',
	])
	expect(week?.hours.at(-1)).toBe(23)
	expect([rows, week?.previous]).toEqual([[], expect.stringContaining(`week=${addDays(monday, -7)}`)])
	expect((await inWeek(`&interviewer=${colleague.accountId}`)).names?.flat()).toEqual(['Dr Second'])
})
