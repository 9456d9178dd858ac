import { expect, test } from 'vitest'
import { looksLike } from './look-alike.ts'
import { mailDomainHint } from '../checks/mail-domain.ts'

const known = 'Lakeside Heart Institute'

test.each([
	'Lakeside Heart Institute',
	'LAKESIDE HEART INSTITUTE',
	'Lakeside  Heart-Institute.',
	'Lakeside Hearth Institute',
	'Lakeside Haert Institute',
	'Lakesides Hearts Institute',
	'Lakeside Heart Institut',
	'Lаkеside Heart Institute',
	'Lakes1de Heart 1nstitute',
	'Ｌakeside Heart Institute',
	'Lakéside Heart Institüte',
	'Lakeside Heart\u200b Institute',
	'Iakeside Heart lnstitute',
])('%j could be taken for it', (name) => {
	expect(looksLike(name, known)).toBe(true)
})

test.each(['Lakeview Eye Institute', 'Lakeside Heart and Lung Institute', 'Deccan Heart Institute', 'Heart Institute'])(
	'%j could not',
	(name) => {
		expect(looksLike(name, known)).toBe(false)
	},
)

test('two letters that look like one, and short names that differ by two, are told apart rightly', () => {
	expect(looksLike('Modern Hospital', 'Modem Hospital')).toBe(true)
	expect(looksLike('KEM', 'KLES')).toBe(false)
	expect(looksLike('KEM', 'KEN')).toBe(true)
})

test.each([
	['hr@lakeside.example', 'https://www.lakeside.example/about', 'on-website'],
	['hr@mail.lakeside.example', 'https://lakeside.example', 'on-website'],
	['hr@notlakeside.example', 'https://lakeside.example', 'elsewhere'],
	['lakeside@gmail.com', 'https://lakeside.example', 'free-mail'],
	['hr@lakeside.example', null, 'no-website'],
] as const)('%s with the website %s is %s', (email, website, hint) => {
	expect(mailDomainHint(email, website)).toBe(hint)
})
