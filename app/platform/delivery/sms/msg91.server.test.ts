import { afterEach, beforeEach, expect, test } from 'vitest'
import { type GatewayMood, startMsg91 } from '#test/stand-ins/msg91.ts'
import { SenderRefused, SenderUnavailable } from '../sending.server.ts'
import { msg91 } from './msg91.server.ts'

let gateway: Awaited<ReturnType<typeof startMsg91>>
beforeEach(async () => {
	gateway = await startMsg91()
})
afterEach(() => gateway.stop())

const params = { code: '048213', host: 'example.org' }
const message = {
	to: '+919876543210',
	template: 'sign-in-code',
	params,
	text: '048213 is your code.',
	code: '048213',
}
const sender = (timeoutMs = 3_000) =>
	msg91({ url: gateway.url, authKey: 'key', templateIds: { 'sign-in-code': '1107161234567890123' }, timeoutMs })

test('sends the id of the registered template, the number and the variables', async () => {
	expect(await sender().send(message)).toEqual({ providerId: expect.stringMatching(/^3763/) })

	expect(gateway.taken).toEqual([
		{ authkey: 'key', templateId: '1107161234567890123', mobile: '919876543210', variables: params },
	])
})

test.each<GatewayMood>(['refuses', 'refuses-in-200'])('a gateway that %s will not be asked again', async (mood) => {
	gateway.mood = mood

	await expect(sender().send(message)).rejects.toThrow(SenderRefused)
})

test.each<GatewayMood>(['breaks', 'resets', 'redirects', 'rejects-key'])(
	'a gateway that %s may be asked later',
	async (mood) => {
		gateway.mood = mood

		await expect(sender().send(message)).rejects.toThrow(SenderUnavailable)
	},
)

test('a gateway that hangs is given up on in time', async () => {
	gateway.mood = 'hangs'

	await expect(sender(200).send(message)).rejects.toThrow(SenderUnavailable)
	await expect.poll(() => gateway.givenUp).toBe(1)
})

test('a gateway that is not there may be asked later', async () => {
	await gateway.stop()

	await expect(sender().send(message)).rejects.toThrow(SenderUnavailable)
	gateway = await startMsg91()
})

test('a message whose acceptance got lost is not sent a second time', async () => {
	gateway.mood = 'accepts-silently'
	const send = sender(200).send
	await expect(send(message)).rejects.toThrow(SenderUnavailable)
	gateway.mood = 'accepts'

	expect(await send(message)).toEqual({ providerId: null })
	expect(gateway.taken).toHaveLength(1)
})

test('a template without a registration is not sent', async () => {
	const unregistered = msg91({ url: gateway.url, authKey: 'key', templateIds: {} })

	await expect(unregistered.send(message)).rejects.toThrow('SMS_TEMPLATE_IDS has no id for sign-in-code')
	expect(gateway.requests).toBe(0)
})

test('neither number nor code appears in an error', async () => {
	for (const mood of ['refuses', 'breaks', 'resets'] as const) {
		gateway.mood = mood
		const error: unknown = await sender()
			.send(message)
			.catch((thrown: unknown) => thrown)

		expect(String(error)).not.toMatch(/9876543210|048213/)
	}
})

test('a gateway that keeps failing is left alone', async () => {
	gateway.mood = 'breaks'
	const send = sender().send
	for (let tries = 0; tries < 8; tries++) await expect(send(message)).rejects.toThrow(SenderUnavailable)

	expect(gateway.requests).toBe(5)
})
