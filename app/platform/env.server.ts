import { z } from 'zod'

/** Settings that the demo gets for nothing. Production refuses to start on any of them. */
const demoSecret = 'demo-secret-not-for-production-0123456789'

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1')
const optional = z
	.string()
	.trim()
	.optional()
	.transform((value) => value || undefined)
const wholeNumber = (min: number, max: number) =>
	z
		.string()
		.regex(/^\d+$/, 'should be a whole number')
		.transform(Number)
		.refine((value) => value >= min && value <= max, `should be between ${min} and ${max}`)

const Settings = z.object({
	/** `demo`: outbox instead of SMS and mail, /dev pages. `production`: real senders only. `test`: as demo, quieter. */
	APP_MODE: z.enum(['demo', 'production', 'test'], 'should be demo, production or test').default('demo'),
	PORT: wholeNumber(1, 65535).prefault('3000'),
	/** The one origin that links, cookies and the request gate trust, without a trailing slash. */
	APP_ORIGIN: optional.pipe(
		z.url({ protocol: /^https?$/, error: 'should be an address such as https://example.org' }).optional(),
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
	DATABASE_URL: z
		.string({ error: 'should be an address such as postgres://user:password@host:5432/name' })
		.regex(/^postgres(ql)?:\/\//, 'should begin with postgres://'),
	/** A streaming replica, for reads that may be some seconds old (app/platform/replica.server.ts). */
	DATABASE_REPLICA_URL: optional.pipe(
		z
			.string()
			.regex(/^postgres(ql)?:\/\//, 'should begin with postgres://')
			.optional(),
	),
	DATABASE_POOL_SIZE: wholeNumber(2, 200).prefault('10'),
	/** How long a request may wait for a connection before it is answered with 503. */
	DATABASE_WAIT_MS: wholeNumber(100, 60_000).prefault('1000'),
	DATA_DIR: z.string().trim().min(1).default('.data'),
	/** Signs cookies and seals what waits to be sent. */
	SECRET: z.string().min(32, 'should be at least 32 characters').default(demoSecret),
	/** Peppers of one-time codes as `id:secret`, newest first; older ones are still accepted while they are listed. */
	CODE_PEPPERS: z
		.string()
		.default(`demo:${demoSecret}`)
		.transform((list) => list.split(',').map((entry) => entry.trim().split(':')))
		.refine(
			(list) => list.every(([id, secret]) => id && secret && secret.length >= 32),
			'should be a list such as k1:at-least-32-characters',
		)
		.transform((list) => list.map(([id = '', secret = '']) => ({ id, secret }))),
	/** Runs background tasks in this process. Switch off where a separate worker runs. */
	RUN_TASKS: flag.prefault('true'),
	LOG_LEVEL: z
		.enum(['debug', 'info', 'warn', 'error', 'silent'], 'should be debug, info, warn, error or silent')
		.default('info'),
	PHONE_COUNTRIES: z
		.string()
		.default('IN')
		.transform((list) => list.split(',').map((country) => country.trim().toUpperCase()))
		.refine((list) => list.every((country) => /^[A-Z]{2}$/.test(country)), 'should be country codes such as IN,AE'),
	/** Contact requests that a hospital may send in a calendar month of India. */
	CONTACT_REQUESTS_PER_MONTH: wholeNumber(1, 10_000).prefault('50'),

	SMS_SENDER: z.enum(['demo', 'msg91'], 'should be demo or msg91').default('demo'),
	MSG91_AUTH_KEY: optional,
	MSG91_URL: z.url('should be an address').default('https://control.msg91.com'),
	/** DLT template ids by template name, as JSON: {"sign-in-code":"1107…"}. */
	SMS_TEMPLATE_IDS: z
		.string()
		.default('{}')
		.transform((text, context) => {
			try {
				return JSON.parse(text) as unknown
			} catch {
				context.addIssue({ code: 'custom', message: 'should be JSON such as {"sign-in-code":"1107161234567890123"}' })
				return z.NEVER
			}
		})
		.pipe(z.record(z.string(), z.string())),

	MAIL_SENDER: z.enum(['demo', 'smtp'], 'should be demo or smtp').default('demo'),
	SMTP_URL: optional.pipe(
		z
			.string()
			.regex(/^smtps?:\/\//, 'should begin with smtp:// or smtps://')
			.optional(),
	),
	MAIL_FROM: optional,

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
	S3_ACCESS_KEY_ID: optional,
	S3_SECRET_ACCESS_KEY: optional,

	FILE_SCANNER: z.enum(['demo', 'clamd'], 'should be demo or clamd').default('demo'),
	CLAMD_ADDRESS: z
		.string()
		.regex(/^[^:]+:\d+$/, 'should be host:port')
		.default('127.0.0.1:3310'),
})

const Env = Settings.transform((settings) => ({
	...settings,
	APP_ORIGIN: (settings.APP_ORIGIN ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
})).superRefine((settings, context) => {
	const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
	const needs = (name: keyof typeof settings, why: string) => {
		if (settings[name] === undefined) refuse(name, `is missing; it is needed because ${why}`)
	}
	if (settings.SMS_SENDER === 'msg91') needs('MSG91_AUTH_KEY', 'SMS_SENDER is msg91')
	if (settings.MAIL_SENDER === 'smtp') {
		needs('SMTP_URL', 'MAIL_SENDER is smtp')
		needs('MAIL_FROM', 'MAIL_SENDER is smtp')
	}
	if (settings.VAPID_PUBLIC_KEY || settings.VAPID_PRIVATE_KEY) {
		needs('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY is set')
		needs('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY is set')
		needs('VAPID_SUBJECT', 'push services want to know whom to write to')
	}
	if (settings.FILE_STORE === 's3') {
		needs('S3_BUCKET', 'FILE_STORE is s3')
		needs('S3_ACCESS_KEY_ID', 'FILE_STORE is s3')
		needs('S3_SECRET_ACCESS_KEY', 'FILE_STORE is s3')
	}
	if (settings.APP_MODE !== 'production') return
	if (!settings.APP_ORIGIN.startsWith('https://')) refuse('APP_ORIGIN', 'should begin with https:// in production')
	if (settings.SECRET === demoSecret)
		refuse('SECRET', 'is the demo secret; production needs its own, at least 32 characters')
	if (settings.CODE_PEPPERS.some(({ secret }) => secret === demoSecret))
		refuse('CODE_PEPPERS', 'holds the demo secret; production needs its own')
	if (settings.SMS_SENDER === 'demo') refuse('SMS_SENDER', 'is demo; production needs a real one: msg91')
	if (settings.MAIL_SENDER === 'demo') refuse('MAIL_SENDER', 'is demo; production needs a real one: smtp')
	if (settings.FILE_SCANNER === 'demo') refuse('FILE_SCANNER', 'is demo; production needs a real one: clamd')
})

export type Environment = z.infer<typeof Env>

/** Thrown at start; the message has one line per wrong setting: its name and what it should be. */
class WrongSettings extends Error {
	override name = 'WrongSettings'
}

export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
	// An empty variable counts as one that is not set: `.env` files are full of them.
	const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
	const parsed = Env.safeParse(given)
	if (parsed.success) return parsed.data
	throw new WrongSettings(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('\n'))
}

/** Every setting the app reads, checked at start-up. Nothing else touches `process.env`. */
export const env = parseEnvironment(process.env)

/** Demo conveniences (outbox, workbench) exist only outside production. */
export const isDemo = env.APP_MODE !== 'production'
