import { expect, test } from 'vitest'
import { routeArgs } from '#test/ask-route.ts'
import { aPlacement, aPromiseCheck } from '../fixtures.server.ts'
import { findPromiseCheck } from '../responses/promises.server.ts'
import { action, loader } from './as-advertised.tsx'

test('pay is asked after the first payday: the amount and the day on day 40, the day again on day 100', async () => {
	const placement = await aPlacement()
	const path = `/applications/${placement.applicationId}/as-advertised`
	const rowsOn = async (day: number) => {
		await aPromiseCheck(placement, { day })
		const { rows } = await loader(await routeArgs(path, { as: placement.specialist }))
		return rows.map(({ name, isDue }) => `${name} ${isDue ? 'asked' : 'not due yet'}`)
	}

	const always = ['duties asked', 'accommodation asked', 'certificates asked']
	const later = [...always, 'bond asked', 'providentFund asked']

	expect(await rowsOn(7)).toEqual(['pay not due yet', 'payOnTime not due yet', ...always])
	expect(await rowsOn(40)).toEqual(['pay asked', 'payOnTime asked', ...later])
	expect(await rowsOn(100)).toEqual(['payOnTime asked', ...later, 'settlement asked'])
})

test('what is sent about pay before the first payday is not stored', async () => {
	const placement = await aPlacement()
	await aPromiseCheck(placement, { day: 7 })
	const path = `/applications/${placement.applicationId}/as-advertised`
	const form = { pay: 'no', payOnTime: 'no', duties: 'yes', accommodation: 'none', certificates: 'yes' }

	await action(await routeArgs(path, { as: placement.specialist, form }))

	expect(await findPromiseCheck(placement.specialist, placement.applicationId)).toMatchObject({
		...{ pay: null, payOnTime: null, duties: 'yes', accommodation: 'none' },
	})
})
