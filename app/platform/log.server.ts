import { pino } from 'pino'
import { env } from './env.server.ts'
import { traceIds } from './tracing.server.ts'

// The last defence only: nothing should pass a number or a code to the log in the first place.
// Addresses hold them percent-encoded, some of them twice: %2B is +, %20 a space, %2D a hyphen.
const gap = '(?:[\\s+-]|%(?:25)*2[0bd])?'
const before = '(?<=^|[^\\w-]|%(?:25)*[\\da-f]{2})'
const phoneNumber = new RegExp(
	`${before}(?:(?:\\+|00|%(?:25)*2b)?91${gap}|0${gap})?[6-9](?:${gap}\\d){9}(?![\\w-])`,
	'gi',
)
const oneTimeCode = /(?<![\w.:/-])\d{6}(?![\w-])/g

/** Masks what looks like an Indian mobile number or a one-time code. */
export const maskPersonal = (text: string) => text.replace(phoneNumber, '[phone]').replace(oneTimeCode, '[code]')

const secretPart = /\/(?![\da-f]{8}-)[\w.~-]{32,}/g

/** The path alone: queries hold what people typed. Long random parts are links out of e-mails. */
export const pathForLog = (url: string) =>
	url
		.replace(/[?#].*/s, '')
		.slice(0, 500)
		.replace(secretPart, '/[token]')

// Only inside JSON strings, so that a masked number cannot break the line.
const jsonString = /"(?:[^"\\]|\\.)*"/g

/** Database errors carry the row in `detail`, and Drizzle appends the parameters to the message: both stay out. */
function describeError(error: unknown): unknown {
	if (!(error instanceof Error)) return String(error)
	const withoutParameters = (text: string | undefined) => text?.replace(/\nparams: [^]*?(?=\n {4}at |$)/, '')
	const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
	return {
		type: error.name,
		message: withoutParameters(error.message),
		stack: withoutParameters(error.stack),
		...(code === undefined ? {} : { code }),
		...(constraint === undefined ? {} : { constraint, table }),
		...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
	}
}

export const log = pino({
	level: env.LOG_LEVEL,
	base: null,
	mixin: () => traceIds() ?? {},
	timestamp: pino.stdTimeFunctions.isoTime,
	formatters: { level: (label) => ({ level: label }) },
	serializers: { err: describeError, error: describeError },
	redact: ['cookie', 'phone', 'token', '*.cookie', '*.authorization', '*.phone', '*.token'],
	hooks: { streamWrite: (line) => line.replace(jsonString, maskPersonal) },
})
