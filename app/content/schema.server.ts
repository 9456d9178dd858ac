import { z } from 'zod'
import { emailAddress, optionalText, personName, plainText } from '#app/platform/text/text.server.ts'

export const contactLimits = { subject: 150, message: 4000 }

/** What the contact form sends. `website` is hidden from people: who fills it in is a program. */
export const ContactForm = z.object({
	name: personName,
	email: emailAddress,
	subject: optionalText({ max: contactLimits.subject }),
	message: plainText({ max: contactLimits.message, multiline: true }),
	website: z.string().prefault(''),
	stamp: z.string().prefault(''),
})
export type ContactMessage = Pick<z.infer<typeof ContactForm>, 'name' | 'email' | 'subject' | 'message'>

const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

/** The version of the message that the operator saw. */
export const MessageVersion = z.object({ version })
export const MessageReply = z.object({ version, reply: plainText({ max: contactLimits.message, multiline: true }) })
