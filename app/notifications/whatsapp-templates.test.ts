import { describe, expect, test } from 'vitest'
import { languages } from '#app/platform/language/languages.ts'
import { declaredMessages } from '#scripts/docs/messages.ts'
import { fillWhatsApp, toRegister, whatsappTemplates } from './whatsapp-templates.ts'

/** What Meta takes. */
const limits = { body: 1_024, buttons: 3, label: 20, payload: 256, name: 512 }

describe.each(toRegister())('$name in $language', ({ name, text, buttons }) => {
	const template = whatsappTemplates[name as keyof typeof whatsappTemplates]

	test('is within what WhatsApp takes', () => {
		expect(name).toMatch(/^[a-z\d_]+$/)
		expect(name.length).toBeLessThanOrEqual(limits.name)
		expect(buttons.length).toBeLessThanOrEqual(limits.buttons)
		for (const label of buttons) expect(label.length).toBeLessThanOrEqual(limits.label)
		expect(text.length).toBeLessThan(limits.body / 2)
		// A variable may neither begin nor end a text, and two may not touch.
		expect(text).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/)
	})

	test('has each variable once, in every language alike', () => {
		const numbers = [...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number))

		expect(numbers.toSorted()).toEqual(template.variables.map((_, at) => at + 1))
		expect(text).not.toMatch(/\{\{0\}\}|\{\w+\}[^}]/)
	})
})

test('values of any length and shape fit, in every language', () => {
	const long = `Shree\n\n\tSiddhivinayak     Hospital ${'🙂'.repeat(600)}`
	for (const language of languages) {
		const { text, template, buttons } = fillWhatsApp(
			{
				template: 'cover_asked',
				params: { hospital: long, work: long, time: ' ', pay: long },
				payloads: { accept: 'a'.repeat(limits.payload), decline: 'b', details: 'c' },
			},
			{ language, url: 'http://localhost:3000/', sealed: (payload) => payload },
		)
		expect(text.length).toBeLessThanOrEqual(limits.body)
		expect(template.values.join('')).not.toMatch(/\s{2}|[\n\t]/)
		expect(template.values.every((value) => value.length > 0 && value.isWellFormed())).toBe(true)
		expect(buttons.map(({ payload }) => payload.length)).toEqual([limits.payload, 1, 1])
	}
})

test('a message by WhatsApp holds what the SMS of the same event holds, and nothing else', async () => {
	const sent = (await declaredMessages()).flatMap(({ texts }) => texts.filter(({ whatsapp }) => whatsapp))

	expect(sent.length).toBeGreaterThan(0)
	for (const { whatsapp, ...text } of sent) {
		const sms = text.sms ?? text.smsInstead
		expect(sms).toBeDefined()
		const inSms = Object.values<string>(sms?.params ?? {})
		expect(inSms).toEqual(expect.arrayContaining(Object.values<string>(whatsapp?.params ?? {})))
		for (const payload of Object.values<string>(whatsapp?.payloads ?? {})) expect(payload).toMatch(/^\w+\.\w+ [\w-]+$/)
	}
})
