import { expect, test } from 'vitest'
import type { Participant } from '#app/interviews/locks.server.ts'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { giveBackCover } from '../answering/answers.server.ts'
import { aCoverSpecialist, aWorkedCover } from '../fixtures.server.ts'
import { cancelCover } from '../asking/requests.server.ts'
import { loader } from './calendar-file.tsx'
import { loader as ourLoader } from './our-calendar-file.tsx'

test('cover that the hospital cancelled is taken out of the calendar of the specialist who had accepted it', async () => {
	const as = await aCoverSpecialist()
	const { id, member } = await aWorkedCover(as, { endedAgo: -20, status: 'cancelled' })
	const { id: held } = await aWorkedCover(as, { endedAgo: -30, member })
	const fileOf = async (cover: string) => (await loader(await routeArgs(`/cover/${cover}/calendar.ics`, { as }))).text()

	expect(await fileOf(id)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
	expect(await fileOf(held)).toMatch(/METHOD:PUBLISH[\s\S]*STATUS:CONFIRMED/)
})

test('cover that the specialist cancelled is taken out of both calendars', async () => {
	const as = await aCoverSpecialist()
	const { id, member } = await aWorkedCover(as, { endedAgo: -20 })
	const read = async (path: string, load: (args: never) => Promise<Response>, reader: Participant) =>
		(await load((await routeArgs(path, { as: reader })) as never)).text()
	const before = await read(`/cover/${id}/calendar.ics`, loader, as)

	expect(await giveBackCover(as, id, 'I have a fever.')).toMatchObject({ ok: true })
	const after = await read(`/cover/${id}/calendar.ics`, loader, as)
	const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
	expect(after).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
	expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before))

	const { id: called } = await aWorkedCover(as, { endedAgo: -40, member })
	expect(await read(`/hospital/cover/${called}/calendar.ics`, ourLoader, member)).toContain('METHOD:PUBLISH')
	expect(await cancelCover(member, called, 'The list was moved.')).toMatchObject({ ok: true })
	expect(await read(`/hospital/cover/${called}/calendar.ics`, ourLoader, member)).toContain('METHOD:CANCEL')
})

test('the file of a group names the site', async () => {
	const [as, member] = [await aCoverSpecialist(), await aMember()]
	const { id: siteId } = await aSite({ hospitalId: member.hospitalId })
	const { id } = await aWorkedCover(as, { endedAgo: -20, member, siteId })

	const text = await (await loader(await routeArgs(`/cover/${id}/calendar.ics`, { as }))).text()

	const named = 'Lakeside Heart Institute\\, Kothrud\\, Karve Road\\, Pune'
	expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Cover: ${named}`)
})
