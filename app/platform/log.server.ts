import { pino } from 'pino'
import { env } from './env.server.ts'

// The last defence only: nothing should pass a number or a code to the log in the first place.
const phoneNumber = /(?<![\w-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/g
const oneTimeCode = /(?<![\w.:/-])\d{6}(?![\w-])/g

/** Masks what looks like an Indian mobile number or a one-time code. */
export const maskPersonal = (text: string) => text.replace(phoneNumber, '[phone]').replace(oneTimeCode, '[code]')

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
	timestamp: pino.stdTimeFunctions.isoTime,
	formatters: { level: (label) => ({ level: label }) },
	serializers: { err: describeError, error: describeError },
	redact: ['cookie', 'phone', 'token', '*.cookie', '*.authorization', '*.phone', '*.token'],
	hooks: { streamWrite: (line) => line.replace(jsonString, maskPersonal) },
})
