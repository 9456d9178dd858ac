import { z } from 'zod'
import { typedPassword } from '#app/identity/new-password.server.ts'
import { plainText } from '#app/platform/text.server.ts'

export const SignIn = z.object({ email: plainText({ max: 254 }), password: typedPassword })

/** The version of the record that the operator saw; not typed by anybody. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

export const Decision = z.object({ version })

/** Sent to the hospital as it stands. */
export const DecisionWithReason = z.object({ version, reason: plainText({ max: 600, multiline: true }) })
