import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWhatsApp, wamidOf } from '#test/stand-ins/whatsapp.ts'
import { RecipientGone, SenderBusy, SenderRefused, SenderUnavailable } from '../sending.server.ts'
import { cloudApi } from './cloud.server.ts'

let meta: Awaited<ReturnType<typeof startWhatsApp>>
beforeEach(async () => {
	meta = await startWhatsApp()
})
afterEach(() => meta.stop())

const sender = (token = 'token') =>
	cloudApi({ url: meta.url, phoneNumberId: '106540352242922', token, timeoutMs: meta.mood === 'hangs' ? 300 : 10_000 })
const text = '🙂'.repeat(1_024)
const buttons = [{ label: 'Accept', payload: 'cover.ask TOKEN' }]
const template = { name: 'cover_asked', language: 'hi', values: ['Lakeside', 'LSCS'] }

test('a template is sent by name and language, with its values and what its buttons send us', async () => {
	expect(await sender().send({ to: '+919822012345', text, template, buttons })).toEqual({ providerId: wamidOf(0) })

	expect(meta.taken[0]).toEqual({
		...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: '919822012345', type: 'template' },
		template: {
			...{ name: 'cover_asked', language: { code: 'hi' } },
			components: [
				{
					type: 'body',
					parameters: [
						{ type: 'text', text: 'Lakeside' },
						{ type: 'text', text: 'LSCS' },
					],
				},
				{
					...{ type: 'button', sub_type: 'quick_reply', index: '0' },
					parameters: [{ type: 'payload', payload: 'cover.ask TOKEN' }],
				},
			],
		},
	})
})

test('a code comes with the button that copies it', async () => {
	const code = { name: 'sign_in_code', language: 'en', values: ['048213'] }
	await sender().send({ to: '+919822012345', text: '048213', template: code, buttons: [], code: '048213' })

	expect(meta.taken[0]?.template?.components).toEqual([
		{ type: 'body', parameters: [{ type: 'text', text: '048213' }] },
		{ type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '048213' }] },
	])
})

test('an answer is sent as it is written, with or without buttons, to a number or an id', async () => {
	await sender().send({ to: 'IN.1A2b', text, buttons: [] })
	await sender().send({ to: '+919822012345', text: 'Yes?', buttons })

	expect(meta.taken).toMatchObject([
		{ recipient: 'IN.1A2b', type: 'text', text: { body: text } },
		{
			interactive: {
				body: { text: 'Yes?' },
				action: { buttons: [{ reply: { id: 'cover.ask TOKEN', title: 'Accept' } }] },
			},
		},
	])
})

test.each([
	[130_429, SenderBusy],
	[131_056, SenderBusy],
	[131_049, SenderBusy],
	[131_000, SenderUnavailable],
	[131_026, RecipientGone],
	[131_047, SenderRefused],
	[190, SenderRefused],
	[368, SenderRefused],
	[131_031, SenderRefused],
	[131_042, SenderRefused],
	[132_015, SenderRefused],
])('code %i says what is to be done', async (code, problem) => {
	meta.mood = code

	const said: unknown = await sender()
		.send({ to: '+919822012345', text: '', buttons: [] })
		.catch((error: unknown) => error)
	expect(said).toBeInstanceOf(problem)
	expect(String(said)).toContain(`whatsapp: code ${code}`)
	expect(String(said)).not.toContain('Not to be read')
})

test.each(['breaks', 'hangs', 'resets', 'garbage'] as const)('when it %s, it is asked later', async (mood) => {
	meta.mood = mood

	await expect(sender().send({ to: '+919822012345', text: '', buttons: [] })).rejects.toBeInstanceOf(SenderUnavailable)
})

test('a person who has had enough for the moment does not keep the others from their messages', async () => {
	const cloud = sender()
	meta.mood = 131_056
	for (let n = 0; n < 10; n++) await cloud.send({ to: '+919822012345', text: '', buttons: [] }).catch(() => null)
	meta.mood = 'accepts'

	expect(await cloud.send({ to: '+919822054321', text: '', buttons: [] })).toEqual({ providerId: wamidOf(0) })
})

test('a wrong token stops the message', async () => {
	await expect(sender('another').send({ to: '+919822012345', text: '', buttons: [] })).rejects.toThrow('code 190')
})
