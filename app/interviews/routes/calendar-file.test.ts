import { expect, test } from 'vitest'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { anInterview } from '../fixtures.server.ts'
import { cancelInterview } from '../changes/cancellation.server.ts'
import { loadInterview } from '../page/interview-view.server.ts'
import { loader } from './calendar-file.tsx'

test('both sides get the file of a cancelled interview, which takes it out of their calendars', async () => {
	const { id, member, specialist } = await anInterview({ status: 'cancelled' })

	for (const as of [member, specialist]) {
		const answer = await loader(await routeArgs(`/interviews/${id}/calendar.ics`, { as }))
		expect(answer.status).toBe(200)
		expect(await answer.text()).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
	}
})

test('a cancelled interview offers its file, under the same id with a higher number', async () => {
	const { id, member, specialist, version } = await anInterview({ status: 'scheduled' })
	const read = async () => (await loader(await routeArgs(`/interviews/${id}/calendar.ics`, { as: specialist }))).text()
	const valueOf = (text: string, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim()
	expect((await loadInterview(specialist, id))?.calendarRemoval).toBeNull()
	const before = await read()

	expect(await cancelInterview(member, id, { reason: 'The post is filled.', version })).toMatchObject({ ok: true })

	const after = await read()
	expect(valueOf(before, 'METHOD')).toBe('PUBLISH')
	expect([valueOf(after, 'METHOD'), valueOf(after, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
	for (const name of ['UID', 'DTSTART', 'ORGANIZER']) expect(valueOf(after, name)).toBe(valueOf(before, name))
	expect(Number(valueOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(before, 'SEQUENCE')))
	for (const side of [specialist, member])
		expect((await loadInterview(side, id))?.calendarRemoval).toBe(`/interviews/${id}/calendar.ics`)
	const never = await anInterview({ status: 'proposed' })
	await cancelInterview(never.member, never.id, { reason: 'The post is filled.', version: never.version })
	expect((await loadInterview(never.specialist, never.id))?.calendarRemoval).toBeNull()
})

test('the calendar file of either side names the site: the hospital for the specialist, the job for the team', async () => {
	const member = await aMember()
	const { id: siteId } = await aSite({ hospitalId: member.hospitalId })
	const { id, specialist } = await anInterview({ member, siteId, status: 'scheduled' })
	const read = async (as: typeof member | typeof specialist) =>
		(await (await loader(await routeArgs(`/interviews/${id}/calendar.ics`, { as }))).text()).replaceAll('\r\n ', '')

	expect(await read(specialist)).toContain(
		'SUMMARY:Interview: Lakeside Heart Institute\\, Kothrud\\, Karve Road\\, Pune',
	)
	expect(await read(member)).toContain('DESCRIPTION:Consultant Anesthesiologist · Kothrud.')
})
