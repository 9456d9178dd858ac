import { expect, test } from 'vitest'
import { productionSettings } from '#test/production-settings.ts'
import { parseEnvironment, settingNames } from './env.server.ts'

const DATABASE_URL = 'postgres://localhost/app'

const production = { DATABASE_URL, ...productionSettings }

test('with nothing but a database everything has a value', () => {
	const settings = parseEnvironment({ DATABASE_URL, PORT: '', APP_ORIGIN: '' })

	expect(settings).toMatchObject({
		APP_MODE: 'demo',
		PORT: 3000,
		APP_ORIGIN: 'http://localhost:3000',
		RUN_TASKS: 'true',
		METRICS_HOST: '127.0.0.1',
	})
})

test('a complete production setting is accepted', () => {
	expect(parseEnvironment(production)).toMatchObject({ APP_MODE: 'production', SMS_SENDER: 'msg91' })
})

test.each([
	[{ DATABASE_URL: undefined }, 'DATABASE_URL should be an address such as postgres://'],
	[{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL should begin with postgres://'],
	[{ DATABASE_URL: 'postgres://app:p#ss@db/app' }, 'DATABASE_URL should have the special characters of its password'],
	[
		{ DATABASE_REPLICA_URL: 'postgresql://reader:other@localhost:5432/app' },
		'DATABASE_REPLICA_URL is the server of DATABASE_URL',
	],
	[{ DATABASE_LISTEN_URL: 'postgres://app@localhost/app' }, 'DATABASE_LISTEN_URL is the server of DATABASE_URL'],
	[{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE should be between 2 and 200'],
	[{ RUN_TASKS: 'yes' }, 'RUN_TASKS should be true, false or only'],
	[{ SELLER_GSTIN: '27AAPFU0939F1ZX' }, 'SELLER_GSTIN should be a GSTIN such as 27AAPFU0939F1ZV'],
	[{ PORT: 'abc' }, 'PORT should be a whole number'],
	[{ METRICS_PORT: '3000' }, 'METRICS_PORT is the port of the pages'],
	[{ METRICS_HOST: 'everywhere' }, 'METRICS_HOST should be an address of this machine such as 127.0.0.1'],
	[{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT should be an address such as http'],
	[{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG should be between 0 and 1'],
	[{ PORT: '70000' }, 'PORT should be between 1 and 65535'],
	[{ SMS_QUIET_HOUR: '21-8' }, 'SMS_QUIET_HOUR is no setting; SMS_QUIET_HOURS is'],
	[{ APP_MOD: 'production' }, 'APP_MOD is no setting; APP_MODE is'],
	[{ TRAIL_DAYS: '30' }, 'TRAIL_DAYS is no setting; TRIAL_DAYS is'],
	[{ APP_MODE: 'staging' }, 'APP_MODE should be demo, production or test'],
	[{ APP_ORIGIN: 'example.org' }, 'APP_ORIGIN should be an address such as https://example.org'],
	[{ APP_ORIGIN: 'https://example.org/jobs' }, 'APP_ORIGIN should be an address such as https://example.org'],
	[{ SECRET: 'short' }, 'SECRET should be at least 32 characters'],
	[{ SECRETS_ACCEPTED: 'short' }, 'SECRETS_ACCEPTED should be secrets of at least 32 characters each'],
	[{ CODE_PEPPERS: 'k1' }, 'CODE_PEPPERS should be a list such as k1:at-least-32-characters'],
	[{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES should be a whole number'],
	[{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL should be debug, info, warn, error or silent'],
	[{ SMS_TEMPLATE_IDS: '{' }, 'SMS_TEMPLATE_IDS should be JSON'],
	[{ SMS_TEMPLATE_IDS: '{"sign-in-code":1107}' }, 'SMS_TEMPLATE_IDS should be JSON'],
	[{ PHONE_COUNTRIES: 'India' }, 'PHONE_COUNTRIES should be country codes'],
	[{ CLAMD_ADDRESS: 'localhost' }, 'CLAMD_ADDRESS should be host:port'],
	[{ PAPER_ROOTS_FILE: '/roots.pem' }, 'PAPER_SIGNERS_FILE is missing'],
	[{ PAPER_SIGNERS_FILE: '/signers.json' }, 'PAPER_ROOTS_FILE is missing'],
	[{ FILE_STORE: 's3' }, 'S3_BUCKET is missing; it is needed because FILE_STORE is s3'],
	[{ SMS_SENDER: 'msg91' }, 'MSG91_AUTH_KEY is missing'],
	[{ WHATSAPP_SENDER: 'cloud' }, 'WHATSAPP_APP_SECRET is missing; it is needed because cloud sends by WhatsApp'],
	[{ WHATSAPP_NUMBER: '022 4000 1234' }, 'WHATSAPP_NUMBER should be a number such as +912240001234'],
	[{ MAIL_SENDER: 'smtp' }, 'SMTP_URL is missing'],
	[{ MAIL_SENDER: 'smtp' }, 'MAIL_FROM is missing'],
	[{ MAIL_FROM: 'no address' }, 'MAIL_FROM should be an address'],
])('%j stops the start and says what is wrong', (wrong, message) => {
	expect(() => parseEnvironment({ DATABASE_URL, ...wrong })).toThrow(message)
})

const issued = [
	'RAZORPAY_KEY_ID',
	'RAZORPAY_KEY_SECRET',
	'RAZORPAY_WEBHOOK_SECRET',
	'MSG91_AUTH_KEY',
	'WHATSAPP_TOKEN',
	'WHATSAPP_APP_SECRET',
	'WHATSAPP_VERIFY_TOKEN',
	'S3_ACCESS_KEY_ID',
	'S3_SECRET_ACCESS_KEY',
]
test.each(issued)('%s with a blank, a quote or a line break inside is mistyped', (name) => {
	const whole = name === 'RAZORPAY_KEY_ID' ? 'rzp_test_0a/B+c=' : '0a/B+c='
	for (const wrong of ['a b', '"abc"', "'abc'", 'a\nb', 'a\tb', '“abc”', 'a\u00a0b'])
		expect(complaints({ DATABASE_URL, [name]: wrong })).toContainEqual(
			expect.stringMatching(new RegExp(`^${name} should be one word`)),
		)
	expect(complaints({ DATABASE_URL, [name]: ` ${whole}\n` })).toEqual([])
})

test.each([
	['RAZORPAY_KEY_SECRET', 'rzp_live_1DP5mmOlF5G5ag', 'RAZORPAY_KEY_ID'],
	['RAZORPAY_WEBHOOK_SECRET', 'rzp_test_1DP5mmOlF5G5ag', 'RAZORPAY_KEY_ID'],
	['S3_SECRET_ACCESS_KEY', 'AKIAIOSFODNN7EXAMPLE', 'S3_ACCESS_KEY_ID'],
])('a key id in %s is refused, whatever its own setting holds', (name, keyId, itsOwn) => {
	const line = `${name} should be the secret itself; it holds a key id, which belongs into ${itsOwn}`
	expect(complaints({ DATABASE_URL, [name]: keyId })).toEqual([line])
	expect(complaints({ DATABASE_URL, [name]: keyId, [itsOwn]: keyId })).toEqual([line])
})

test('a store of one’s own may have one word for key and secret', () => {
	expect(complaints({ DATABASE_URL, S3_ACCESS_KEY_ID: 'minioadmin', S3_SECRET_ACCESS_KEY: 'minioadmin' })).toEqual([])
})

test('a secret of Razorpay in the place of its key id is refused', () => {
	expect(complaints({ DATABASE_URL, RAZORPAY_KEY_ID: 'thisissecret' })).toEqual([
		'RAZORPAY_KEY_ID should begin with rzp_live_ or rzp_test_; the secret belongs into RAZORPAY_KEY_SECRET',
	])
	expect(complaints({ DATABASE_URL, RAZORPAY_KEY_ID: 'key', RAZORPAY_URL: 'http://127.0.0.1:1' })).toEqual([])
})

test.each([
	[{ SECRET: undefined }, 'SECRET is the demo secret'],
	[{ CODE_PEPPERS: undefined }, 'CODE_PEPPERS holds the demo secret'],
	[{ SMS_SENDER: undefined }, 'SMS_SENDER is demo'],
	[{ MAIL_SENDER: undefined }, 'MAIL_SENDER is demo'],
	[{ FILE_SCANNER: undefined }, 'FILE_SCANNER is demo'],
	[{ APP_ORIGIN: 'http://example.org' }, 'APP_ORIGIN should begin with https://'],
	[{ APP_ORIGIN: undefined }, 'APP_ORIGIN should begin with https://'],
	[{ MSG91_URL: 'http://gateway.example' }, 'MSG91_URL should begin with https://'],
	[{ SMS_TEMPLATE_IDS: undefined }, 'SMS_TEMPLATE_IDS is empty'],
	[{ SMS_TEMPLATE_IDS: '{}' }, 'SMS_TEMPLATE_IDS is empty'],
	[{ DATABASE_URL: 'postgres://app:rehearsal@db/app' }, 'DATABASE_URL has the password of the rehearsal'],
	[
		{ DATABASE_REPLICA_URL: 'postgres://app:rehearsal@copy/app' },
		'DATABASE_REPLICA_URL has the password of the rehearsal',
	],
	...[
		['DATABASE_PASSWORD', 'rehearsal'],
		['DATABASE_URL', 'postgres://app:rehe%61rsal@db/app'],
		['DATABASE_URL', 'postgres://app@db/app?password=rehearsal'],
		['MIGRATION_DATABASE_URL', 'postgres://owner:rehearsal@db/app'],
		['MIGRATION_DATABASE_PASSWORD', 'rehearsal'],
		['REPLICATION_PASSWORD', 'rehearsal'],
		['DATABASE_LISTEN_URL', 'postgresql://app:rehearsal@other/app'],
		['S3_SECRET_ACCESS_KEY', 'rehearsal'],
		['S3_SECRET_ACCESS_KEY', ' rehearsal '],
		['S3_ENDPOINT', 'http://theatrelist:rehearsal@store:9000'],
		['SMTP_URL', 'smtps://theatrelist:rehearsal@mail:465'],
		['MSG91_AUTH_KEY', 'rehearsal'],
		['RAZORPAY_WEBHOOK_SECRET', 'rehearsal'],
	].map(([name = '', value = '']): [Record<string, string>, string] => [
		{ [name]: value },
		`${name} has the password of the rehearsal`,
	]),
	[{ AUDIT_KEYS: 'k1:demo-secret-not-for-production-0123456789' }, 'AUDIT_KEYS holds the demo secret'],
])('production refuses %j', (wrong, message) => {
	expect(() => parseEnvironment({ ...production, ...wrong })).toThrow(message)
})

/** The lines that a start would print. */
function complaints(variables: Record<string, string>): string[] {
	try {
		parseEnvironment(variables)
		return []
	} catch (error) {
		return (error as Error).message.split('\n')
	}
}

test('whatever a setting is set to, its line says in our words what it should be', () => {
	const odd = [
		' ',
		'x',
		'0',
		'-1',
		'1e9',
		'[',
		'[]',
		'{}',
		'null',
		'{"a":1}',
		'{"starter-monthly":""}',
		':',
		',',
		'://',
	]
	const lines = settingNames.flatMap((name) => odd.flatMap((value) => complaints({ DATABASE_URL, [name]: value })))

	expect(lines.length).toBeGreaterThan(200)
	expect(lines.filter((line) => !/^[A-Z0-9_]+ (should|is missing; it is needed because) /.test(line))).toEqual([])
})

/** The names at the beginnings of the lines that a start would print. */
const namedBy = (variables: Record<string, string>) => complaints(variables).map((line) => line.split(' ')[0] ?? '')

test('every wrong setting is named once, in one go, also those that are wrong only beside others', () => {
	expect(namedBy({ DATABASE_URL, APP_MODE: 'production', PORT: 'x', SECRET: 'short', FILE_STORE: 's3' })).toEqual([
		'PORT',
		'SECRET',
		'MSG91_AUTH_KEY',
		'SMTP_URL',
		'MAIL_FROM',
		'S3_BUCKET',
		'S3_ACCESS_KEY_ID',
		'S3_SECRET_ACCESS_KEY',
		'APP_ORIGIN',
		'CODE_PEPPERS',
		'SMS_SENDER',
		'SMS_TEMPLATE_IDS',
		'MAIL_SENDER',
		'FILE_SCANNER',
	])
})

test.each(['p@ss#w', 'p@ss/w', 'p@ss?w', '10%rd', 'p#w'])(
	'an address whose password has %j as it is names another server, and is refused',
	(password) => {
		expect(namedBy({ DATABASE_URL: `postgres://app:${password}@db/app` })).toEqual(['DATABASE_URL'])
		expect(namedBy({ DATABASE_URL, SMTP_URL: `smtps://app:${password}@mail.example.org:465` })).toEqual(['SMTP_URL'])
	},
)

test('a name that differs from a setting by its case alone is mistyped', () => {
	expect(namedBy({ DATABASE_URL, sms_sender: 'msg91', Trial_Days: '30' })).toEqual(['sms_sender', 'Trial_Days'])
})

test('a variable of other programs, an empty one and a short one are no mistyped settings', () => {
	const others = {
		PATH: '/bin',
		POTS: '1',
		SMTP_URLS: '',
		HOSTNAME: 'web',
		XDG_DATA_DIRS: '/usr/share',
		KUBERNETES_PORT: '443',
	}

	expect(parseEnvironment({ DATABASE_URL, ...others })).toMatchObject({ APP_MODE: 'demo' })
})

test('a password in a setting of its own may hold any characters, and an address that has one keeps it', () => {
	const password = 'p@ss/w%rd #1?&:'
	const settings = parseEnvironment({
		DATABASE_URL: 'postgres://app@db/app',
		DATABASE_REPLICA_URL: 'postgres://reader:its%20own@replica/app',
		MIGRATION_DATABASE_URL: 'postgres://owner@db/app',
		DATABASE_PASSWORD: password,
		MIGRATION_DATABASE_PASSWORD: 'other%41',
	})
	const used = (address = '') => decodeURIComponent(new URL(address).password)

	expect(used(settings.DATABASE_URL)).toBe(password)
	expect(used(settings.MIGRATION_DATABASE_URL)).toBe('other%41')
	expect(used(settings.DATABASE_REPLICA_URL)).toBe('its own')
})
