import { z } from 'zod'
import { rightsKinds } from '#app/cases/kinds.ts'
import { normalisePhone } from '#app/identity/phone.server.ts'
import {
	emailAddress,
	optionalPersonName,
	optionalText,
	personName,
	plainText,
	textMessages,
} from '#app/platform/text/text.server.ts'
import { rightsKindTexts, rightsOutcomes } from './status.ts'
import { t } from '#app/platform/language/words.ts'

export const rightsLimits = { about: 300, message: 4000, nomineeContact: 150, proof: 500 }

/** An email address or a mobile number: where the receipt goes. */
const contact = plainText({ max: 254 }).transform((typed, context) => {
	if (typed.includes('@')) {
		const email = emailAddress.safeParse(typed)
		if (email.success) return { email: email.data, phone: null }
	} else {
		const phone = normalisePhone(typed)
		if (phone !== null) return { email: null, phone }
	}
	context.addIssue({ code: 'custom', message: t`Please enter a valid email address or mobile number.` })
	return z.NEVER
})

/** What the form sends. `website` is hidden from people: who fills it in is a program. */
export const RightsForm = z
	.object({
		kind: z.enum(rightsKinds),
		name: personName,
		contact,
		about: optionalText({ max: rightsLimits.about }),
		nomineeName: optionalPersonName,
		nomineeContact: optionalText({ max: rightsLimits.nomineeContact }),
		message: plainText({ max: rightsLimits.message, multiline: true }),
		website: z.string().prefault(''),
		stamp: z.string().prefault(''),
	})
	.superRefine(({ kind, about, nomineeName, nomineeContact }, context) => {
		const isMissing = (path: string) =>
			context.addIssue({ code: 'custom', path: [path], message: textMessages.required })
		if (rightsKindTexts[kind].needsAbout && about === null) isMissing('about')
		if (kind !== 'nominee') return
		if (nomineeName === null) isMissing('nomineeName')
		if (nomineeContact === null) isMissing('nomineeContact')
	})
export type RightsInput = Omit<z.output<typeof RightsForm>, 'website' | 'stamp'>

/** Asks for the link to a request once more. */
export const LinkForm = z.object({ number: plainText({ max: 40 }), contact })

const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

/** The version that the operator saw. */
export const RightsVersion = z.object({ version })

export const RightsAnswer = z.object({
	version,
	outcome: z.enum(rightsOutcomes, { error: 'Choose what you did.' }),
	reply: plainText({ max: rightsLimits.message, multiline: true }),
	/** Of a nominee who takes effect. */
	proof: optionalText({ max: rightsLimits.proof, multiline: true }),
})
export type RightsAnswer = z.output<typeof RightsAnswer>
