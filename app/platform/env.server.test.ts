import { expect, test } from 'vitest'
import { parseEnvironment } from './env.server.ts'

const DATABASE_URL = 'postgres://localhost/app'

const production = {
	DATABASE_URL,
	APP_MODE: 'production',
	APP_ORIGIN: 'https://example.org',
	SECRET: 'a-secret-of-our-own-with-enough-letters',
	CODE_PEPPERS: 'k1:a-pepper-of-our-own-with-enough-letters',
	SMS_SENDER: 'msg91',
	MSG91_AUTH_KEY: 'key',
	MAIL_SENDER: 'smtp',
	SMTP_URL: 'smtps://user:password@mail.example.org:465',
	MAIL_FROM: 'hello@example.org',
	FILE_SCANNER: 'clamd',
}

test('with nothing but a database everything has a value', () => {
	const settings = parseEnvironment({ DATABASE_URL, PORT: '', APP_ORIGIN: '' })

	expect(settings).toMatchObject({ APP_MODE: 'demo', PORT: 3000, APP_ORIGIN: 'http://localhost:3000', RUN_TASKS: true })
})

test('a complete production setting is accepted', () => {
	expect(parseEnvironment(production)).toMatchObject({ APP_MODE: 'production', SMS_SENDER: 'msg91' })
})

test.each([
	[{ DATABASE_URL: undefined }, 'DATABASE_URL should be an address such as postgres://'],
	[{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL should begin with postgres://'],
	[{ PORT: 'abc' }, 'PORT should be a whole number'],
	[{ PORT: '70000' }, 'PORT should be between 1 and 65535'],
	[{ APP_MODE: 'staging' }, 'APP_MODE should be demo, production or test'],
	[{ APP_ORIGIN: 'example.org' }, 'APP_ORIGIN should be an address such as https://example.org'],
	[{ SECRET: 'short' }, 'SECRET should be at least 32 characters'],
	[{ CODE_PEPPERS: 'k1' }, 'CODE_PEPPERS should be a list such as k1:at-least-32-characters'],
	[{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES should be a whole number'],
	[{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL should be debug, info, warn, error or silent'],
	[{ SMS_TEMPLATE_IDS: '{' }, 'SMS_TEMPLATE_IDS should be JSON'],
	[{ PHONE_COUNTRIES: 'India' }, 'PHONE_COUNTRIES should be country codes'],
	[{ CLAMD_ADDRESS: 'localhost' }, 'CLAMD_ADDRESS should be host:port'],
	[{ FILE_STORE: 's3' }, 'S3_BUCKET is missing; it is needed because FILE_STORE is s3'],
	[{ SMS_SENDER: 'msg91' }, 'MSG91_AUTH_KEY is missing'],
	[{ MAIL_SENDER: 'smtp' }, 'SMTP_URL is missing'],
])('%j stops the start and says what is wrong', (wrong, message) => {
	expect(() => parseEnvironment({ DATABASE_URL, ...wrong })).toThrow(message)
})

test.each([
	[{ SECRET: undefined }, 'SECRET is the demo secret'],
	[{ CODE_PEPPERS: undefined }, 'CODE_PEPPERS holds the demo secret'],
	[{ SMS_SENDER: undefined }, 'SMS_SENDER is demo'],
	[{ MAIL_SENDER: undefined }, 'MAIL_SENDER is demo'],
	[{ FILE_SCANNER: undefined }, 'FILE_SCANNER is demo'],
	[{ APP_ORIGIN: 'http://example.org' }, 'APP_ORIGIN should begin with https://'],
])('production refuses %j', (wrong, message) => {
	expect(() => parseEnvironment({ ...production, ...wrong })).toThrow(message)
})

test('every wrong setting is named at once', () => {
	expect(() => parseEnvironment({ DATABASE_URL, PORT: 'x', SECRET: 'x', LOG_LEVEL: 'x' })).toThrow(
		/PORT[^]*SECRET[^]*LOG_LEVEL/,
	)
})
