import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { credentialSubject } from '#app/cases/thread.server.ts'
import { awaitsCheck } from '#app/credentials/queries.server.ts'
import { credentialDocuments, credentials } from '#app/credentials/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { hasDocument } from '../credentials/credential-list.server.ts'
import { countIn, maxOpen, type Queue } from './queue.server.ts'

export const credentialQueue: Queue = {
	count: () => countIn(credentials, credentials.submittedAt, awaitsCheck),
	/** One row for a person, however many of their credentials wait: they are checked in one go. */
	async list() {
		const { id, specialistId, title, submittedAt, version } = credentials
		const { name } = specialists
		const rows = await db
			.select({ id, group: specialistId, title: name, credential: title, since: submittedAt, version, hasDocument })
			.from(credentials)
			.innerJoin(specialists, eq(specialists.id, specialistId))
			.leftJoin(
				credentialDocuments,
				and(eq(credentialDocuments.credentialId, id), isNull(credentialDocuments.retiredAt)),
			)
			.where(awaitsCheck)
			.orderBy(desc(hasDocument), asc(submittedAt), asc(id))
			.limit(maxOpen)
		return rows.map((row) => {
			const more = rows.filter(({ group }) => group === row.group).length - 1
			const detail = more > 0 ? `${row.credential} and ${more} more` : row.credential
			return { ...row, detail, isIncomplete: !row.hasDocument }
		})
	},
	async findSubject(id) {
		const { title, specialistId } = credentials
		const [row] = await db.select({ title, specialistId }).from(credentials).where(eq(credentials.id, id))
		return row ? { ...credentialSubject(id, row.specialistId), title: row.title } : null
	},
	decisions: ['credential.moved'],
}
