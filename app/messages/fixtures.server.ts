import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import type { Writer } from './people.ts'
import { sendMessage, type NewMessage } from './send-message.server.ts'
import { messageFiles, messages, threads } from './tables.server.ts'

type Story = { member?: Member; specialist?: Specialist }

/** Dr Asha Menon has applied to a job of the member's hospital, so the two may write to each other. */
export async function aPairWhoMayWrite(story: Story = {}) {
	const member = story.member ?? (await aMember())
	const specialist = story.specialist ?? (await aSpecialist())
	const job = await aJob({ hospitalId: member.hospitalId })
	const application = await anApplication({ job, specialist })
	return { member, specialist, application }
}

/** The writer's other side, a specialist for a member and a hospital for a specialist. */
export const otherOf = (writer: Writer, { member, specialist }: { member: Member; specialist: Specialist }) =>
	writer.kind === 'member' ? specialist.specialistId : member.hospitalId

/** A message as its page would send it, with a key of its own. */
export const aMessage = (overrides: Partial<NewMessage> = {}): NewMessage => ({
	body: 'When could you begin?',
	clientKey: randomUUID(),
	...overrides,
})

/** Sends it, and makes it look as old as `ago`, such as '11 minutes'. */
export async function aSentMessage(writer: Writer, otherId: string, { body = 'When could you begin?', ago = '' } = {}) {
	const sent = await sendMessage(writer, otherId, aMessage({ body }))
	if (!sent.ok) throw new Error(`Not sent: ${sent.failure}`)
	const { messageId } = sent.value
	if (ago !== '') {
		await db.execute(sql`update ${messages} set sent_at = sent_at - ${ago}::interval where id = ${messageId}`)
	}
	return messageId
}

/** A clean PDF that came with a message of the hospital. */
export async function aMessageFile(
	pair: { member: Member; specialist: Specialist },
	file: { storageKey: string; sizeBytes: number },
) {
	const messageId = await aSentMessage(pair.member, pair.specialist.specialistId)
	const row = { messageId, fileName: 'Offer.pdf', contentType: 'application/pdf' as const, scan: 'clean' as const }
	return only(
		await db
			.insert(messageFiles)
			.values({ ...row, ...file })
			.returning(),
	)
}

export const theThread = async () => only(await db.select().from(threads))
