import { z } from 'zod'
import { plainText } from '#app/platform/text/text.server.ts'
import { typedPassword } from './sign-in/new-password.server.ts'
import { t } from '#app/platform/language/words.ts'

/** The code of an app or a recovery code. */
export const TypedCode = z.object({ code: plainText({ max: 40 }) })
export const PasswordAgain = z.object({ password: typedPassword })

/** What a device has signed, as its script wrote it down. Whether it is any good, the verification finds out. */
const credential = z
	// The form goes out empty where it is sent before any script has come.
	.string({ error: () => t`The page was still loading. Press the button again.` })
	.max(20_000)
	.transform((text, context) => {
		try {
			const parsed: unknown = JSON.parse(text)
			if (typeof parsed === 'object' && parsed !== null) return parsed
		} catch {}
		context.addIssue({ code: 'custom', message: t`No passkey was used.` })
		return z.NEVER
	})

export const PasskeyAnswer = z.object({ credential })
export const NewPasskey = z.object({ credential, label: plainText({ max: 60 }) })
