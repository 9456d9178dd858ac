import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './palette.tsx'

test('a candidate who may be named opens beside the list; a few letters find no one, nor do names that are withheld', async () => {
	const member = await aMember()
	const asha = await aSpecialist({ name: 'Dr Ashwini Kelkar' })
	await aSpecialist({ name: 'Dr Ashwini Kelkar-Rao', anonymousMode: true })
	const candidates = async (query: string, as: typeof member = member) => {
		const { found } = await loader(await routeArgs(`/hospital/palette?q=${query}`, { as }))
		return found.filter(({ kind }) => kind === 'candidate').map(({ to }) => to)
	}

	expect(await candidates('kelkar')).toEqual([`/hospitals/dashboard?q=Dr+Ashwini+Kelkar&person=${asha.specialistId}`])
	expect(await candidates('ke')).toEqual([])
	const pending = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	expect(await candidates('kelkar', pending)).toEqual([])
})

test.each(['%00', 'a%00b', '%EF%BF%BE', `${'x'.repeat(500)}`])(
	'what no one types (%s) finds nothing',
	async (query) => {
		const member = await aMember()

		expect(await loader(await routeArgs(`/hospital/palette?q=${query}`, { as: member }))).toEqual({ found: [] })
	},
)
