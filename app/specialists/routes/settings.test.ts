import { expect, test } from 'vitest'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { unknownLocation } from '../profile/profile.ts'
import { action, loader } from './settings.tsx'

test('whoever saves a location that we do not know reads what that costs, until it is one that we know', async () => {
	const asha = { ...(await aSpecialist()), kind: 'specialist' as const }
	const save = async (location: string, version: string) => {
		const form = { name: 'Dr Asha Menon', email: '', speciality: 'Anesthesiologist', location, version }
		const args = await routeArgs('/settings', { as: asha, form })
		const answer = (await action(args as never)) as Response
		const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
		const flash = await consumeFlash(new Request('http://localhost:3000/settings', { headers: { cookie } }))
		const { isLocationUnknown } = await loader((await routeArgs('/settings', { as: asha })) as never)
		return { said: flash?.message.detail, isLocationUnknown }
	}

	expect(await save('Near the lake', '1')).toEqual({ said: unknownLocation(), isLocationUnknown: true })
	expect(await save('Kothrud, Pune', '2')).toEqual({
		said: 'Your settings have been updated successfully.',
		isLocationUnknown: false,
	})
})
