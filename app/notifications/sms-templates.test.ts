import { describe, expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { signInCode } from '#app/identity/sign-in/sign-in-code.ts'
import { writeSms } from '#app/platform/delivery/sms-template.ts'
import { fillIn, smsTemplates } from './sms-templates.ts'

const stage = {
	hospital: 'Lakeside Heart Institute',
	job: 'Cardiac Anesthesiologist',
	stage: 'interview',
	url: 'https://theatrelist.example/doctors/dashboard',
}

describe('every template', () => {
	test.each(Object.entries({ signInCode, ...smsTemplates }))(
		'%s is what is registered, in one part of plain letters',
		(_, template) => {
			const tags = [...template.registered.matchAll(/\{#(?:numeric|alphanumeric|url)#\}/g)]

			expect(template.registered.replace(/\{#\w+#\}/g, '')).toMatch(/^[\n\x20-\x5a\x61-\x7a]*$/)
			expect(new Set(template.variables).size).toBe(template.variables.length)
			expect(tags.length).toBeGreaterThanOrEqual(template.variables.length)
		},
	)

	test('fills the tags of the registered text and changes nothing else', () => {
		const code = { code: '048213', host: 'theatrelist.example' }
		const filled = (registered: string, values: string[]) =>
			registered.replace(/\{#\w+#\}/g, () => values.shift() ?? '')

		expect(writeSms(signInCode, code).text).toBe(filled(signInCode.registered, [code.code, code.host, code.code]))
		expect(writeSms(smsTemplates['application-stage'], stage).text).toBe(
			filled(smsTemplates['application-stage'].registered, [stage.hospital, stage.job, stage.stage, stage.url]),
		)
	})
})

test('the code comes with the line that ties it to our address', () => {
	expect(writeSms(signInCode, { code: '048213', host: 'theatrelist.example' }).text).toBe(
		`048213 is your ${brand.name} OTP, valid for 5 minutes. Do not share it with anyone. We never ask for your OTP or for money.\n\n@theatrelist.example #048213`,
	)
})

test('values are turned into plain letters and cut to what operators deliver, links never', () => {
	const { params, text } = writeSms(smsTemplates['application-stage'], {
		...stage,
		hospital: 'Hôpital “Sainte–Anne” {Pune} लेकसाइड and the Institute of Hearts',
	})

	expect(params['hospital']).toBe('Hopital "Sainte-Anne" Pune...')
	expect(params['url']).toBe(stage.url)
	expect(text).toMatch(/^[\x20-\x7e]+$/)
})

test('an SMS carries what was written in a script of India, in Latin letters', () => {
	const request = (hospital: string, subject: string) =>
		fillIn({ template: 'contact-request', params: { hospital, subject } }, 'https://x.example/r/1').params

	expect(request('साई हॉस्पिटल', 'डॉ. सुनीता पाटील')).toMatchObject({
		hospital: 'Sai Hospital',
		subject: 'Dr Sunita Patil',
	})
	expect(request('Lakeside Heart Institute', 'emergency LSCS, ३० वर्षे')).toMatchObject({
		hospital: 'Lakeside Heart Institute',
		subject: expect.stringMatching(/^emergency LSCS, 30 Varsh/),
	})
	// Without a letter that an SMS may carry there is no second comma.
	expect(request('Lakeside', 'LSCS, 🙂, hernia')['subject']).toBe('LSCS, hernia')
})
