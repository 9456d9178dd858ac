import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { answerContactMessage, moveContactMessage } from '#app/content/messages-queue.server.ts'
import { contactMessages } from '#app/content/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countIn, maxOpen, type Queue } from './queue.server.ts'

const isOpen = and(eq(contactMessages.status, 'open'), isUndecided('contact-message', contactMessages.id))

const titleOf = (subject: string) => subject || 'No subject'

export const contactMessageQueue: Queue = {
	count: () => countIn(contactMessages, contactMessages.createdAt, isOpen),
	async list() {
		const { id, subject, name, version, createdAt } = contactMessages
		const rows = await db
			.select({ id, title: subject, detail: name, version, since: createdAt })
			.from(contactMessages)
			.where(isOpen)
			.orderBy(asc(createdAt), asc(id))
			.limit(maxOpen)
		return rows.map((row) => ({ ...row, title: titleOf(row.title) }))
	},
	async findSubject(id) {
		const { subject } = contactMessages
		const [row] = await db.select({ subject }).from(contactMessages).where(eq(contactMessages.id, id))
		return row ? { kind: 'contact-message', subjectId: id, title: titleOf(row.subject) } : null
	},
	decisions: [],
}

const ofMessage = { kind: 'contact-message', page: (id: string) => caseAddress('contact-message', id) } as const

export const answerMessageLater = defineWaitingDecision('answer-message', {
	...ofMessage,
	...{ label: 'Send answer', input: z.object({ version: z.int(), reply: z.string() }), carryOut: answerContactMessage },
})

export const closeMessageLater = defineWaitingDecision('close-message', {
	...ofMessage,
	label: 'Close message',
	input: z.object({ to: z.enum(['closed', 'spam']), version: z.int() }),
	carryOut: (actor, id, { to, version }) => moveContactMessage(actor, id, to, { version }),
})
