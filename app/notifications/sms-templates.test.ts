import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { signInCode } from '#app/identity/sign-in/sign-in-code.ts'
import {
	languageOfSms,
	registeredTexts,
	smsParts,
	type SmsTemplate,
	writeSms,
} from '#app/platform/delivery/sms-template.ts'
import { languages } from '#app/platform/language/languages.ts'
import { events } from './channels.ts'
import { fillIn, smsTemplates } from './sms-templates.ts'

const stage = {
	hospital: 'Lakeside Heart Institute',
	job: 'Cardiac Anesthesiologist',
	stage: 'interview',
	url: 'https://theatrelist.example/doctors/dashboard',
}

const templates = Object.values({ signInCode, ...smsTemplates }) as SmsTemplate<string>[]

test('each text says what its template has, and is handed in under a name of its own in each language', () => {
	const texts = templates.flatMap((template) => registeredTexts(template).map((one) => ({ ...one, template })))

	for (const { name, language, text, template } of texts) {
		const holes = [...(template.texts[language] ?? '').matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole)
		expect([name, new Set(holes)]).toEqual([name, new Set(template.variables)])
		expect(text).not.toMatch(/\{\w/)
		if (language === 'en') expect(text.replace(/\{#\w+#\}/g, '')).toMatch(/^[\n\x20-\x5a\x61-\x7a]*$/)
		else expect(text).toMatch(/[\u0900-\u097f]/)
	}
	expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length)
	expect(registeredTexts(signInCode).map(({ name }) => name)).toEqual([
		'sign-in-code',
		'sign-in-code.hi',
		'sign-in-code.mr',
	])
	expect(registeredTexts(signInCode)[0]?.text).toBe(
		`{#numeric#} is your ${brand.name} OTP, valid for 5 minutes. Do not share it with anyone. We never ask for your OTP or for money.\n\n@{#alphanumeric#} #{#numeric#}`,
	)
})

test('what specialists and visitors are sent is there in all languages, what hospitals are sent in English', () => {
	const toMembers = new Set<string>(
		Object.values(events).flatMap(({ audience, sms = [] }: { audience: string; sms?: string | readonly string[] }) =>
			audience === 'member' ? sms : [],
		),
	)

	for (const { name, texts } of templates)
		expect([name, Object.keys(texts)]).toEqual([name, toMembers.has(name) ? ['en'] : [...languages]])
})

test('a reader gets their language once its text is registered, and English before', () => {
	const registered =
		(...names: string[]) =>
		(name: string) =>
			names.includes(name)

	expect(languageOfSms(signInCode, 'hi', registered('sign-in-code', 'sign-in-code.hi'))).toBe('hi')
	expect(languageOfSms(signInCode, 'mr', registered('sign-in-code', 'sign-in-code.hi'))).toBe('en')
	expect(languageOfSms(smsTemplates['cover-accepted'], 'mr', () => true)).toBe('en')
})

test('a text in Devanagari is in Unicode, with less room in each part', () => {
	expect([160, 161, 306, 307].map((length) => smsParts('a'.repeat(length)))).toEqual([1, 2, 2, 3])
	expect([70, 71, 134, 135].map((length) => smsParts('क'.repeat(length)))).toEqual([1, 2, 2, 3])
	const code = { code: '048213', host: 'theatrelist.example' }
	for (const language of ['hi', 'mr'] as const) {
		const { template, text } = writeSms(signInCode, code, language)
		expect(template).toBe(`sign-in-code.${language}`)
		expect(text).toMatch(/^048213 [^]*\n\n@theatrelist\.example #048213$/)
		expect(smsParts(text)).toBe(2)
	}
})

test('a value keeps its letters in Hindi, is cut between whole ones and has no signs that phones do not show', () => {
	const request = (hospital: string) =>
		fillIn(
			{ template: 'contact-request', params: { hospital, subject: 'LSCS, ३० वर्षे' } },
			'https://x.example/r/1',
			'hi',
		)

	expect(request('साई हॉस्पिटल 🙂').params).toEqual({
		hospital: 'साई हॉस्पिटल',
		subject: 'LSCS, 30 वर्षे',
		url: 'https://x.example/r/1',
	})
	expect(request('क्षि'.repeat(12)).params['hospital']).toMatch(/^(क्षि)+\.\.\.$/)
	expect(request('सरस्वती मेमोरियल सुपर स्पेशालिटी हॉस्पिटल').params['hospital']).toBe('सरस्वती मेमोरियल सुपर...')
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
