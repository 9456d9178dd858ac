import { company } from '#app/company.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { answerTargetDays } from '#app/cases/kinds.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'

type Written = { name: string; email: string; subject: string | null; message: string }

/** Sent to our own mailbox. */
export const contactFormSent = defineMessage({
	name: 'content.contact-form-sent',
	to: 'operator',
	examples: [
		{ name: 'Dr Asha Menon', email: 'asha@example.org', subject: 'Verification', message: 'When will you verify me?' },
		{ name: 'Dr Asha Menon', email: 'asha@example.org', subject: null, message: 'When will you verify me?' },
	],
	write: ({ name, email, subject, message }: Written) => ({
		title: `Contact form: ${subject ?? 'no subject'}`,
		email: [`${name} (${email}) writes:`, ...message.split('\n').filter((line) => line !== '')],
		inEmail: {
			heading: subject ?? 'A message without a subject',
			footnote: 'Replies to this email go to the sender.',
			replyTo: email,
		},
	}),
})

/** Repeats nothing from the form: a sender can enter another person's address, and must not be able to email them through us. */
export const contactFormReceived = defineMessage({
	name: 'content.contact-form-received',
	to: 'anyone',
	examples: [null],
	write: () => ({
		title: t`We received your message`,
		email: [
			t`Thank you for contacting us. A member of our team will read your message and reply to this address, within ${{ days: answerTargetDays }} working days.`,
			t`If it is urgent, call ${{ phone: company.phone }} (${{ hours: company.phoneHours }}).`,
		],
		inEmail: {
			footnote: t`If you did not contact us, someone may have entered your address by mistake. You can ignore this email.`,
		},
	}),
})

/** What an operator answers. Nothing of the form is repeated, for the same reason. */
export const contactFormAnswered = defineMessage({
	name: 'content.contact-form-answered',
	to: 'anyone',
	examples: [{ reply: 'Your registration was verified this morning.', sentAt: new Date('2026-11-20T05:00:00Z') }],
	write: ({ reply, sentAt }: { reply: string; sentAt: Date }) => ({
		title: t`Our answer to your message`,
		email: reply.split('\n').filter((line) => line.trim() !== ''),
		inEmail: {
			footnote: t`You wrote to us on ${{ day: formatDate(sentAt) }} with the contact form. You can reply to this email.`,
			replyTo: company.email,
		},
	}),
})
