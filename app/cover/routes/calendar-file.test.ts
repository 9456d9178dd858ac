import { expect, test } from 'vitest'
import { routeArgs } from '#test/ask-route.ts'
import { aCoverSpecialist, aWorkedCover } from '../fixtures.server.ts'
import { loader } from './calendar-file.tsx'

test('cover that the hospital cancelled is taken out of the calendar of the specialist who had accepted it', async () => {
	const as = await aCoverSpecialist()
	const { id, member } = await aWorkedCover(as, { endedAgo: -20, status: 'cancelled' })
	const { id: held } = await aWorkedCover(as, { endedAgo: -30, member })
	const fileOf = async (cover: string) => (await loader(await routeArgs(`/cover/${cover}/calendar.ics`, { as }))).text()

	expect(await fileOf(id)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
	expect(await fileOf(held)).toMatch(/METHOD:PUBLISH[\s\S]*STATUS:CONFIRMED/)
})
