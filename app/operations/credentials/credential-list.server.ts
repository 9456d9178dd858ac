import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { awaitsCheck, statusToday } from '#app/credentials/queries.server.ts'
import { credentialDocuments, credentials } from '#app/credentials/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { registrationKey } from '#app/platform/text/registration-key.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { isLate } from '#app/cases/kinds.ts'
import { type CredentialTab, credentialTabs, isDecidedTab } from './credential-tabs.ts'

/** What waits is found by a part of a name or number, for it is work. What is decided is found by its whole number, as people are. */
function matching(search: string): SQL | undefined {
	if (search === '') return undefined
	const { number, status } = credentials
	const part = or(ilike(specialists.name, containsPattern(search)), ilike(number, containsPattern(search)))
	const wholeNumber = or(
		eq(number, search.replace(/\s/g, '').toUpperCase()),
		eq(registrationKey(number), registrationKey(search)),
	)
	return or(and(eq(status, 'pending'), part), wholeNumber)
}

/** The tab under which an operator finds the credential of the row; the overview counts the first of them alike. */
const tab = sql<CredentialTab>`case when ${credentials.status} = 'pending' and not ${awaitsCheck} then 'no-document' else ${statusToday}::text end`

/** The count of credentials by tab, where the search finds them. */
export async function countCredentials(_actor: Operator, search: string): Promise<Record<CredentialTab, number>> {
	const rows = await db
		.select({ tab, credentials: count() })
		.from(credentials)
		.innerJoin(specialists, eq(specialists.id, credentials.specialistId))
		.where(matching(search))
		.groupBy(sql`1`)
	const counted = new Map(rows.map((row) => [row.tab, row.credentials]))
	return Object.fromEntries(credentialTabs.map((each) => [each, counted.get(each) ?? 0])) as Record<
		CredentialTab,
		number
	>
}

export const hasDocument = sql<boolean>`(${credentialDocuments.scan} is not distinct from 'clean')`

/**
 * Credentials of one tab, 25 a page. Waiting ones: what we can check first, the oldest on top. Decided ones are not listed without their
 * number: a list of people is for browsing.
 */
export async function listCredentials(
	_actor: Operator,
	{ status, search, page }: { status: CredentialTab; search: string; page: number },
	now = new Date(),
) {
	const order = {
		pending: [desc(hasDocument), asc(credentials.submittedAt)],
		'no-document': [asc(credentials.submittedAt)],
		verified: [desc(credentials.verifiedAt)],
		rejected: [desc(credentials.submittedAt)],
		expired: [desc(credentials.validUntil)],
	}
	if (isDecidedTab(status) && search === '') return { page, rows: [], first: 1, hasMore: false }
	const rows = await db
		.select({
			id: credentials.id,
			holder: specialists.name,
			kind: credentials.kind,
			title: credentials.title,
			number: credentials.number,
			submittedAt: credentials.submittedAt,
			verifiedAt: credentials.verifiedAt,
			validUntil: credentials.validUntil,
			reason: credentials.statusReason,
			scan: credentialDocuments.scan,
		})
		.from(credentials)
		.innerJoin(specialists, eq(specialists.id, credentials.specialistId))
		.leftJoin(
			credentialDocuments,
			and(eq(credentialDocuments.credentialId, credentials.id), isNull(credentialDocuments.retiredAt)),
		)
		.where(and(eq(tab, status), matching(search)))
		.orderBy(...order[status], asc(credentials.id))
		.limit(perPage + 1)
		.offset(rowsBefore(page))
	return asPage(rows, page, ({ submittedAt, verifiedAt, validUntil, ...row }) => ({
		...row,
		waiting: waitingFor(submittedAt, now),
		isLate: status === 'pending' && isLate('credential', submittedAt, now),
		verifiedOn: verifiedAt && formatDay(verifiedAt),
		validUntil: validUntil && formatDay(validUntil),
		sentOn: formatDay(submittedAt),
	}))
}

export type ListedCredential = Awaited<ReturnType<typeof listCredentials>>['rows'][number]
