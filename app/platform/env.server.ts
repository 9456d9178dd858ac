import { z } from 'zod'
import { editDistance } from './text/edit-distance.ts'
import { isGstin } from './text/gstin.ts'

/** Settings that the demo gets for nothing. Production refuses to start on any of them. */
const demoSecret = 'demo-secret-not-for-production-0123456789'

const razorpayItself = 'https://api.razorpay.com'

/** What compose.yml gives to the database and the file store when nothing else is said. */
const rehearsalPassword = 'rehearsal'

const optional = z
	.string()
	.trim()
	.optional()
	.transform((value) => value || undefined)
/** A key or secret that a provider has issued: what is pasted with its quotes, or with the line below it, is none. */
const issuedKey = optional.pipe(
	z
		.string()
		.regex(
			/^[!#-&(-_a-~]+$/,
			'should be one word of plain letters, digits and signs, without blanks, quotes or line breaks',
		)
		.optional(),
)
const wholeNumber = (min: number, max: number) =>
	z
		.string()
		.regex(/^\d+$/, 'should be a whole number')
		.transform(Number)
		.refine((value) => value >= min && value <= max, `should be between ${min} and ${max}`)
const namedSecrets = z
	.string()
	.transform((list) => list.split(',').map((entry) => entry.trim().split(':')))
	.refine(
		(list) => list.every(([id, secret]) => id && secret && secret.length >= 32),
		'should be a list such as k1:at-least-32-characters',
	)
	.transform((list) => list.map(([id = '', secret = '']) => ({ id, secret })))

const originExample = 'should be an address such as https://example.org, without a path'
const templateIdsExample = 'should be JSON such as {"sign-in-code":"1107161234567890123"}'
const planIdsExample =
	'should be JSON that names six plans, such as {"starter-monthly":"plan_…","starter-yearly":"plan_…",…}'
const encodedPassword = 'should have the special characters of its password percent-encoded'
const databaseAddress = z
	.string({ error: 'should be an address such as postgres://user:password@host:5432/name' })
	.regex(/^postgres(ql)?:\/\//, 'should begin with postgres://')
	.refine(isWhole, encodedPassword)

const Settings = z.object({
	/** `demo`: outbox instead of SMS and mail, /dev pages. `production`: real senders only. `test`: as demo, quieter. */
	APP_MODE: z.enum(['demo', 'production', 'test'], 'should be demo, production or test').default('demo'),
	PORT: wholeNumber(1, 65535).prefault('3000'),
	/** Figures for Prometheus, at /metrics of this port; without it there are none. The public should not reach it. */
	METRICS_PORT: optional.pipe(wholeNumber(1, 65535).optional()),
	/** The address of this machine at which they are given: with 127.0.0.1 to programs on it alone. */
	METRICS_HOST: z
		.union([z.ipv4(), z.ipv6()], 'should be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all')
		.prefault('127.0.0.1'),
	/** Where traces go, in OTLP over HTTP: http://collector:4318. Without it there are none. */
	OTEL_EXPORTER_OTLP_ENDPOINT: optional.pipe(
		z.url({ protocol: /^https?$/, error: 'should be an address such as http://collector:4318' }).optional(),
	),
	OTEL_SERVICE_NAME: z.string().trim().min(1, 'should be a name').default('theatrelist'),
	/** The share of traces that is kept. */
	OTEL_TRACES_SAMPLER_ARG: z
		.string()
		.regex(/^\d*\.?\d+$/, 'should be between 0 and 1')
		.transform(Number)
		.refine((share) => share >= 0 && share <= 1, 'should be between 0 and 1')
		.prefault('0.1'),
	/** The one origin that links, cookies and the request gate trust, without a trailing slash. */
	APP_ORIGIN: optional.pipe(
		z
			.url({ protocol: /^https?$/, error: originExample })
			.refine(
				(address) => !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`,
				originExample,
			)
			.optional(),
	),
	/** Reverse proxies in front of us whose X-Forwarded-For entries may be believed. */
	TRUSTED_PROXIES: wholeNumber(0, 10).prefault('0'),
	/** Different specialists that one address may see on cards in a day, over and above the first page. */
	GUEST_CARDS_PER_DAY: wholeNumber(1, 1_000_000).prefault('120'),
	/** Different places around which one address may look for specialists in a day. */
	GUEST_PLACES_PER_DAY: wholeNumber(1, 1_000_000).prefault('30'),
	/** Profiles that the members of one verified hospital may open in a day, and different pages of search results. */
	HOSPITAL_PROFILES_PER_DAY: wholeNumber(1, 1_000_000).prefault('100'),
	HOSPITAL_SEARCHES_PER_DAY: wholeNumber(1, 1_000_000).prefault('300'),
	DATABASE_URL: databaseAddress,
	/** The password for it and for the replica where their addresses hold none. In any characters: nothing has to be encoded. */
	DATABASE_PASSWORD: optional,
	/**
	 * The same database as the owner of its tables, for migrations, backups and restoring alone; the app then logs in with an account that
	 * owns nothing. Without it DATABASE_URL is used for both.
	 */
	MIGRATION_DATABASE_URL: optional.pipe(databaseAddress.optional()),
	MIGRATION_DATABASE_PASSWORD: optional,
	/** Of the replica’s account in compose.yml. The app does not use it, but refuses that of the rehearsal. */
	REPLICATION_PASSWORD: optional,
	/** A streaming replica, for reads that may be some seconds old (app/platform/database/replica.server.ts). */
	DATABASE_REPLICA_URL: optional.pipe(databaseAddress.optional()),
	/**
	 * The database itself, for connections that LISTEN, where DATABASE_URL leads through a pooler in transaction mode. Whatever a session
	 * would keep is then said in each transaction.
	 */
	DATABASE_LISTEN_URL: optional.pipe(databaseAddress.optional()),
	DATABASE_POOL_SIZE: wholeNumber(2, 200).prefault('10'),
	/** How long a request may wait for a connection before it is answered with 503. */
	DATABASE_WAIT_MS: wholeNumber(100, 60_000).prefault('1000'),
	/** How long a statement may run before its request is answered with 503. */
	DATABASE_STATEMENT_MS: wholeNumber(1_000, 600_000).prefault('5000'),
	DATA_DIR: z.string().trim().min(1, 'should be a folder').default('.data'),
	/** Signs cookies and seals what waits to be sent. */
	SECRET: z.string().min(32, 'should be at least 32 characters').default(demoSecret),
	/** Further secrets whose signatures and seals are accepted while SECRET is being changed. Nothing new is made with them. */
	SECRETS_ACCEPTED: z
		.string()
		.default('')
		.transform((list) => list.split(',').map((secret) => secret.trim()))
		.transform((list) => list.filter(Boolean))
		.refine(
			(list) => list.every(({ length }) => length >= 32),
			'should be secrets of at least 32 characters each, separated by commas',
		),
	/** Peppers of one-time codes as `id:secret`, newest first; older ones are still accepted while they are listed. */
	CODE_PEPPERS: namedSecrets.prefault(`demo:${demoSecret}`),
	/**
	 * Keys that sign the audit log, as `id:secret`, newest first; older ones still verify while they are listed. One is made
	 * of SECRET where there is none.
	 */
	AUDIT_KEYS: optional.pipe(namedSecrets.optional()),
	/** `true`: background tasks run beside the pages. `false`: pages alone. `only`: a worker, which answers /live and /ready alone. */
	RUN_TASKS: z.enum(['true', 'false', 'only'], 'should be true, false or only').default('true'),
	LOG_LEVEL: z
		.enum(['debug', 'info', 'warn', 'error', 'silent'], 'should be debug, info, warn, error or silent')
		.default('info'),
	PHONE_COUNTRIES: z
		.string()
		.default('IN')
		.transform((list) => list.split(',').map((country) => country.trim().toUpperCase()))
		.refine((list) => list.every((country) => /^[A-Z]{2}$/.test(country)), 'should be country codes such as IN,AE'),
	/** Days after which the trial of a hospital ends; without it 14 where plans can be paid for, else a trial goes on. */
	TRIAL_DAYS: wholeNumber(1, 366).optional(),
	/** Ours, printed on invoices. Outside the demo payments wait for it to get theirs. */
	SELLER_GSTIN: optional.pipe(z.string().refine(isGstin, 'should be a GSTIN such as 27AAPFU0939F1ZV').optional()),

	/** The provider that takes payments for plans; the demo has one of its own. `none`: plans are granted from the command line alone. */
	PAYMENTS_PROVIDER: z.enum(['none', 'razorpay', 'demo'], 'should be none, razorpay or demo').optional(),
	RAZORPAY_KEY_ID: issuedKey,
	RAZORPAY_KEY_SECRET: issuedKey,
	RAZORPAY_WEBHOOK_SECRET: issuedKey,
	RAZORPAY_URL: z.url('should be an address').default(razorpayItself),
	/** Razorpay’s plan by our plan and cycle, as JSON; each charges the price with GST. */
	RAZORPAY_PLAN_IDS: optional.pipe(
		z
			.string()
			.transform((text, context) => {
				try {
					return JSON.parse(text) as unknown
				} catch {
					context.addIssue({ code: 'custom', message: planIdsExample })
					return z.NEVER
				}
			})
			.pipe(
				z.record(
					z.enum([
						'starter-monthly',
						'starter-yearly',
						'growth-monthly',
						'growth-yearly',
						'network-monthly',
						'network-yearly',
					]),
					z.string(planIdsExample).min(1, planIdsExample),
					planIdsExample,
				),
			)
			.optional(),
	),

	SMS_SENDER: z.enum(['demo', 'msg91'], 'should be demo or msg91').default('demo'),
	MSG91_AUTH_KEY: issuedKey,
	MSG91_URL: z.url('should be an address').default('https://control.msg91.com'),
	/** DLT template ids by template name, as JSON: {"sign-in-code":"1107…"}. */
	SMS_TEMPLATE_IDS: z
		.string()
		.default('{}')
		.transform((text, context) => {
			try {
				return JSON.parse(text) as unknown
			} catch {
				context.addIssue({ code: 'custom', message: templateIdsExample })
				return z.NEVER
			}
		})
		.pipe(z.record(z.string(), z.string(templateIdsExample), templateIdsExample)),

	/** Hours of India between which an SMS waits for the morning, such as 21-8; codes and news of a near interview never do. */
	SMS_QUIET_HOURS: optional.pipe(
		z
			.string()
			.regex(/^(1\d|2[0-3])-(\d|1[0-2])$/, 'should be an evening and a morning hour such as 21-8')
			.transform((hours) => hours.split('-').map(Number))
			.transform(([from = 21, to = 8]) => ({ from, to }))
			.optional(),
	),

	/** Meta’s Cloud API, or the outbox of the demo; `none`: WhatsApp is offered to no one. */
	WHATSAPP_SENDER: z.enum(['none', 'demo', 'cloud'], 'should be none, demo or cloud').optional(),
	WHATSAPP_API_URL: z.url('should be an address').default('https://graph.facebook.com/v24.0'),
	WHATSAPP_PHONE_NUMBER_ID: optional.pipe(z.string().regex(/^\d+$/, 'should be digits').optional()),
	/** Ours, as people find it in WhatsApp: for links to the chat. */
	WHATSAPP_NUMBER: optional.pipe(
		z
			.string()
			.regex(/^\+[1-9]\d{6,14}$/, 'should be a number such as +912240001234')
			.optional(),
	),
	WHATSAPP_TOKEN: issuedKey,
	WHATSAPP_APP_SECRET: issuedKey,
	/** Messages by template, which cost, in a calendar month of India; beyond them the SMS or email goes in their place. */
	WHATSAPP_MONTHLY_MAX: wholeNumber(0, 100_000_000).prefault('50000'),
	/** A word of our own, which is typed in at Meta beside the address of the webhook. */
	WHATSAPP_VERIFY_TOKEN: issuedKey,

	MAIL_SENDER: z.enum(['demo', 'smtp'], 'should be demo or smtp').default('demo'),
	SMTP_URL: optional.pipe(
		z
			.string()
			.regex(/^smtps?:\/\//, 'should begin with smtp:// or smtps://')
			.refine(isWhole, encodedPassword)
			.optional(),
	),
	MAIL_FROM: optional.pipe(
		z
			.string()
			.regex(/^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/, 'should be an address such as hello@example.org')
			.optional(),
	),

	/** Keys of web push (RFC 8292), base64url. Without them the demo uses a pair of its own, and production has no push. */
	VAPID_PUBLIC_KEY: optional.pipe(
		z
			.string()
			.regex(/^[\w-]{87}$/, 'should be 87 letters of base64url')
			.optional(),
	),
	VAPID_PRIVATE_KEY: optional.pipe(
		z
			.string()
			.regex(/^[\w-]{43}$/, 'should be 43 letters of base64url')
			.optional(),
	),
	VAPID_SUBJECT: optional.pipe(
		z
			.string()
			.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'should be mailto:someone@example.org or an https:// address')
			.optional(),
	),

	FILE_STORE: z.enum(['folder', 's3'], 'should be folder or s3').default('folder'),
	S3_ENDPOINT: optional.pipe(z.url('should be an address').optional()),
	S3_REGION: z.string().default('ap-south-1'),
	S3_BUCKET: optional,
	/** Where `npm run backup -- bucket` writes, with the same keys; not that of the files. */
	BACKUP_BUCKET: optional,
	S3_ACCESS_KEY_ID: issuedKey,
	S3_SECRET_ACCESS_KEY: issuedKey,

	/**
	 * Certificates of the authorities below which issuers sign papers, as PEM, and the signers that count, as JSON. Without the two nothing
	 * is said about signatures; the demo has an authority of its own.
	 */
	PAPER_ROOTS_FILE: optional,
	PAPER_SIGNERS_FILE: optional,
	/** The keys of the issuer of Aadhaar, as PEM. Without them no one is offered the identity check; the demo has a made-up one. */
	AADHAAR_KEY_FILE: optional,
	/** The key that signs the PDFs of credential packs, as PEM, with its certificates behind it. The demo makes one of SECRET. */
	PACK_KEY_FILE: optional,

	FILE_SCANNER: z.enum(['demo', 'clamd'], 'should be demo or clamd').default('demo'),
	CLAMD_ADDRESS: z
		.string()
		.regex(/^[^:]+:\d+$/, 'should be host:port')
		.default('127.0.0.1:3310'),
})

type Given = z.infer<typeof Settings>
export type Environment = Given & {
	APP_ORIGIN: string
	PAYMENTS_PROVIDER: 'none' | 'razorpay' | 'demo'
	WHATSAPP_SENDER: 'none' | 'demo' | 'cloud'
	TRIAL_DAYS: number
}

/** A trial has an end, also where plans are paid for by transfer. */
const trialDays = 14

/** A demo shows its SMS at any hour. */
const nightInProduction = { from: 21, to: 8 }
type Problem = { name: string; message: string }

/** Each secret with the id that is issued beside it and mistaken for it. */
const secretsBesideIds = [
	['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'],
	['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_KEY_ID'],
	['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
] as const
/** Ids as Razorpay and AWS issue them. A store of one’s own may have one word for both, as MinIO does at first. */
const keyIds = /^rzp_(?:live|test)_|^A(?:KIA|SIA)[A-Z\d]{16}$/

/** What is wrong with settings taken together. Those that are wrong alone are left out, so that one start names every problem. */
function conflictsAmong(settings: Partial<Given>): Problem[] {
	const problems: Problem[] = []
	const refuse = (name: keyof Given, message: string) => void problems.push({ name, message })
	const needs = (why: string, ...names: (keyof Given)[]) => {
		for (const name of names) if (settings[name] === undefined) refuse(name, `is missing; it is needed because ${why}`)
	}
	const isProduction = settings.APP_MODE === 'production'
	// In production the settings of a real sender are asked for even before one is chosen.
	if (isProduction || settings.SMS_SENDER === 'msg91') needs('msg91 sends the SMS', 'MSG91_AUTH_KEY')
	if (isProduction || settings.MAIL_SENDER === 'smtp') needs('smtp sends the mail', 'SMTP_URL', 'MAIL_FROM')
	if (settings.VAPID_PUBLIC_KEY || settings.VAPID_PRIVATE_KEY) {
		needs('VAPID_PRIVATE_KEY is set', 'VAPID_PUBLIC_KEY')
		needs('VAPID_PUBLIC_KEY is set', 'VAPID_PRIVATE_KEY')
		needs('push services want to know whom to write to', 'VAPID_SUBJECT')
	}
	if (settings.PAYMENTS_PROVIDER === 'razorpay')
		needs(
			'razorpay takes the payments',
			'RAZORPAY_KEY_ID',
			'RAZORPAY_KEY_SECRET',
			'RAZORPAY_WEBHOOK_SECRET',
			'RAZORPAY_PLAN_IDS',
			'SELLER_GSTIN',
		)
	if (settings.WHATSAPP_SENDER === 'cloud')
		needs(
			'cloud sends by WhatsApp',
			'WHATSAPP_PHONE_NUMBER_ID',
			'WHATSAPP_TOKEN',
			'WHATSAPP_APP_SECRET',
			'WHATSAPP_VERIFY_TOKEN',
		)
	if (settings.PAPER_SIGNERS_FILE) needs('PAPER_SIGNERS_FILE is set', 'PAPER_ROOTS_FILE')
	if (settings.PAPER_ROOTS_FILE) needs('PAPER_ROOTS_FILE is set', 'PAPER_SIGNERS_FILE')
	if (settings.FILE_STORE === 's3') needs('FILE_STORE is s3', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
	for (const [secret, id] of secretsBesideIds) {
		const value = settings[secret]
		if (value !== undefined && keyIds.test(value))
			refuse(secret, `should be the secret itself; it holds a key id, which belongs into ${id}`)
	}
	if (settings.RAZORPAY_URL === razorpayItself && !(settings.RAZORPAY_KEY_ID ?? 'rzp_').startsWith('rzp_'))
		refuse('RAZORPAY_KEY_ID', 'should begin with rzp_live_ or rzp_test_; the secret belongs into RAZORPAY_KEY_SECRET')
	if (settings.BACKUP_BUCKET !== undefined && settings.BACKUP_BUCKET === settings.S3_BUCKET)
		refuse('BACKUP_BUCKET', 'is the bucket of the files, where what the database does not name is removed')
	if (settings.METRICS_PORT !== undefined && settings.METRICS_PORT === settings.PORT)
		refuse('METRICS_PORT', 'is the port of the pages; it should be one that the public does not reach')
	const replica = serverOf(settings.DATABASE_REPLICA_URL)
	if (replica !== undefined && replica === serverOf(settings.DATABASE_URL))
		refuse('DATABASE_REPLICA_URL', 'is the server of DATABASE_URL; it should be a replica of it, or empty')
	const listening = serverOf(settings.DATABASE_LISTEN_URL)
	if (listening !== undefined && listening === serverOf(settings.DATABASE_URL))
		refuse('DATABASE_LISTEN_URL', 'is the server of DATABASE_URL; without a pooler in front it should be empty')
	if (!isProduction) return problems
	if (settings.APP_ORIGIN === undefined || settings.APP_ORIGIN.startsWith('http:'))
		refuse('APP_ORIGIN', 'should begin with https:// in production')
	for (const [name, password] of passwordsOf(settings))
		if (password.trim() === rehearsalPassword)
			refuse(name, 'has the password of the rehearsal in compose.yml; production needs its own')
	if (settings.SECRET === demoSecret)
		refuse('SECRET', 'is the demo secret; production needs its own, at least 32 characters')
	if (settings.SECRETS_ACCEPTED?.includes(demoSecret)) refuse('SECRETS_ACCEPTED', 'holds the demo secret')
	for (const name of ['CODE_PEPPERS', 'AUDIT_KEYS'] as const)
		if (settings[name]?.some(({ secret }) => secret === demoSecret))
			refuse(name, 'holds the demo secret; production needs its own')
	if (settings.SMS_SENDER === 'demo') refuse('SMS_SENDER', 'is demo; production needs a real one: msg91')
	if (settings.SMS_TEMPLATE_IDS && Object.keys(settings.SMS_TEMPLATE_IDS).length === 0)
		refuse('SMS_TEMPLATE_IDS', 'is empty; operators deliver no text without its DLT id: {"sign-in-code":"1107…"}')
	if (settings.MSG91_URL?.startsWith('http:')) refuse('MSG91_URL', 'should begin with https:// in production')
	if (settings.PAYMENTS_PROVIDER === 'demo')
		refuse('PAYMENTS_PROVIDER', 'is demo; production needs a real one, razorpay, or none')
	if (settings.RAZORPAY_URL?.startsWith('http:')) refuse('RAZORPAY_URL', 'should begin with https:// in production')
	if (settings.WHATSAPP_SENDER === 'demo')
		refuse('WHATSAPP_SENDER', 'is demo; production needs the real one, cloud, or none')
	if (settings.WHATSAPP_API_URL?.startsWith('http:'))
		refuse('WHATSAPP_API_URL', 'should begin with https:// in production')
	if (settings.MAIL_SENDER === 'demo') refuse('MAIL_SENDER', 'is demo; production needs a real one: smtp')
	if (settings.FILE_SCANNER === 'demo') refuse('FILE_SCANNER', 'is demo; production needs a real one: clamd')
	return problems
}

/** Every setting that is a password, a key or an address that holds one, with what each holds. */
function* passwordsOf(settings: Partial<Given>): Generator<[keyof Given, string]> {
	for (const [name, value] of Object.entries(settings) as [keyof Given, unknown][]) {
		if (typeof value !== 'string') continue
		if (/(PASSWORD|KEY|SECRET)$/.test(name)) yield [name, value]
		if (!/_URL$|_ENDPOINT$/.test(name) || !URL.canParse(value)) continue
		const { password, searchParams } = new URL(value)
		// The driver takes it from either place, and decodes it.
		for (const each of [password, ...searchParams.getAll('password')]) yield [name, decodedPassword(each)]
	}
}

function decodedPassword(encoded: string): string {
	try {
		return decodeURIComponent(encoded)
	} catch {
		return encoded
	}
}

/** Whether no character of the password ends the name of the server: after `p@ss#w@db` it would be `ss`. */
function isWhole(address: string): boolean {
	if (!URL.canParse(address)) return false
	const { username, password, pathname, search, hash } = new URL(address)
	return !hash && !`${pathname}${search}`.includes('@') && !/%(?![\da-f]{2})/i.test(`${username}${password}`)
}

/** Host and port of a database's address; undefined where it names a socket. */
function serverOf(address: string | undefined): string | undefined {
	const { hostname, port } = new URL(address ?? 'postgres:')
	return hostname ? `${hostname}:${port || '5432'}` : undefined
}

/** The address with the password, unless it has one of its own. */
function withPassword<Address extends string | undefined>(address: Address, password: string | undefined): Address {
	if (!address || !password) return address
	const url = new URL(address)
	if (url.password) return address
	url.password = encodeURIComponent(password)
	return url.href as Address
}

const shortestMistyped = 6

/** Variables whose name is nearly that of a setting. Without a word, the setting that was meant would keep its default. */
function mistypedAmong(variables: Record<string, string | undefined>): Problem[] {
	return Object.keys(variables).flatMap((name) => {
		if (!variables[name] || name.length < shortestMistyped || settingNames.includes(name)) return []
		const meant = settingNames.find(
			(each) => each.length >= shortestMistyped && editDistance(each, name.toUpperCase(), 2) <= 2,
		)
		return meant ? [{ name, message: `is no setting; ${meant} is` }] : []
	})
}

/** Thrown at start; the message has one line per wrong setting: its name and what it should be. */
class WrongSettings extends Error {
	override name = 'WrongSettings'
}

export const settingNames = Object.keys(Settings.shape)

export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
	const right: Record<string, unknown> = {}
	const wrong = mistypedAmong(variables)
	for (const [name, setting] of Object.entries(Settings.shape)) {
		// An empty variable counts as one that is not set: `.env` files are full of them.
		const read = setting.safeParse(variables[name] || undefined)
		if (read.success) right[name] = read.data
		else wrong.push({ name, message: read.error.issues[0]?.message ?? 'is wrong' })
	}
	const isNamed = new Set(wrong.map(({ name }) => name))
	wrong.push(...conflictsAmong(right as Partial<Given>).filter(({ name }) => !isNamed.has(name)))
	if (wrong.length > 0) throw new WrongSettings(wrong.map(({ name, message }) => `${name} ${message}`).join('\n'))

	const settings = right as Given
	const origin = settings.APP_ORIGIN ?? `http://localhost:${settings.PORT}`
	const night = settings.APP_MODE === 'production' ? nightInProduction : undefined
	const provider = settings.PAYMENTS_PROVIDER ?? (settings.APP_MODE === 'demo' ? 'demo' : 'none')
	return {
		...settings,
		DATABASE_URL: withPassword(settings.DATABASE_URL, settings.DATABASE_PASSWORD),
		DATABASE_REPLICA_URL: withPassword(settings.DATABASE_REPLICA_URL, settings.DATABASE_PASSWORD),
		DATABASE_LISTEN_URL: withPassword(settings.DATABASE_LISTEN_URL, settings.DATABASE_PASSWORD),
		MIGRATION_DATABASE_URL: withPassword(settings.MIGRATION_DATABASE_URL, settings.MIGRATION_DATABASE_PASSWORD),
		PAYMENTS_PROVIDER: provider,
		WHATSAPP_SENDER: settings.WHATSAPP_SENDER ?? (settings.APP_MODE === 'production' ? 'none' : 'demo'),
		TRIAL_DAYS: settings.TRIAL_DAYS ?? trialDays,
		SMS_QUIET_HOURS: settings.SMS_QUIET_HOURS ?? night,
		APP_ORIGIN: origin.replace(/\/$/, ''),
	}
}

/** Every setting the app reads, checked at start-up. Nothing else touches `process.env`. */
export const env = parseEnvironment(process.env)

/** Demo conveniences (outbox, workbench) exist only outside production. */
export const isDemo = env.APP_MODE !== 'production'
