import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { statusToday } from '../queries.server.ts'
import { credentialDocuments, credentialPapers, credentials } from '../tables.server.ts'
import type { PaperField, PaperReading } from './paper.ts'

/** Of the 64 bits of two pictures at most so many differ where one is a copy of the other. */
const maxBits = 14
/** Papers of one council look alike to the hash, so a copy has as many of these in common as well. Those of one line count once. */
const minInCommon = 2
const facts: { label: string; fields: PaperField[] }[] = [
	{ label: 'number', fields: ['number'] },
	{ label: 'certificate number', fields: ['certificateNumber'] },
	{ label: 'midwife number', fields: ['midwifeNumber'] },
	{ label: 'national number', fields: ['nationalNumber'] },
	{ label: 'name', fields: ['name'] },
	{ label: 'dates', fields: ['registeredOn', 'issuedOn', 'validUntil'] },
]

const { pictureHash, reading, documentId, specialistId } = credentialPapers

/**
 * Papers of other accounts whose picture looks like this one and says some of the same: a paper of someone else that was changed may be
 * among them. A hint for whoever decides, never a verdict.
 */
export async function listSamePictures(paper: {
	specialistId: string
	pictureHash: string | null
	reading: PaperReading | null
}) {
	const { fields = {}, code = null } = paper.reading ?? {}
	const printed = (field: PaperField) => sql`${reading} -> 'fields' -> ${field} ->> 'value'`
	const inCommon = [
		...facts.map(({ label, fields: names }) => ({
			label,
			same: names.flatMap((name) => {
				const value = fields[name]?.value
				return value ? [sql`${printed(name)} = ${value}`] : []
			}),
		})),
		{ label: 'code', same: code ? [sql`${reading} -> 'code' ->> 'text' = ${code.text}`] : [] },
	].filter(({ same }) => same.length > 0)
	if (paper.pictureHash === null || inCommon.length < minInCommon) return []
	const agrees = sql<string[]>`array_remove(array[${sql.join(inCommon.map(labelWhereSame), sql`, `)}], null)`
	return db
		.select({ id: credentials.id, title: credentials.title, name: specialists.name, status: statusToday, agrees })
		.from(credentialPapers)
		.innerJoin(credentialDocuments, eq(credentialDocuments.id, documentId))
		.innerJoin(credentials, eq(credentials.id, credentialDocuments.credentialId))
		.innerJoin(specialists, eq(specialists.id, specialistId))
		.where(
			and(
				isNotNull(pictureHash),
				sql`bit_count(${pictureHash} # ${paper.pictureHash}::bit(64)) <= ${maxBits}`,
				ne(specialistId, paper.specialistId),
				sql`cardinality(${agrees}) >= ${minInCommon}`,
			),
		)
		.orderBy(credentials.submittedAt)
		.limit(10)
}

const labelWhereSame = ({ label, same }: { label: string; same: SQL[] }) =>
	sql`case when ${sql.join(same, sql` or `)} then ${label} end`
