import { and, asc, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { eraseApplications } from '#app/applications/erasure.server.ts'
import { eraseProposalsAbout } from '#app/cases/erasure.server.ts'
import { eraseMessagesFrom } from '#app/content/erasure.server.ts'
import { eraseRightsRequestsOf } from '#app/rights/erasure.server.ts'
import { eraseInvitationsTo } from '#app/hospitals/erasure.server.ts'
import { closeAccount, eraseChallenges, eraseVerifications, listUnclaimedFiles } from '#app/identity/erasure.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { eraseInterviews } from '#app/interviews/erasure.server.ts'
import { eraseSearchesFor } from '#app/marketplace/erasure.server.ts'
import { eraseViewsFor } from '#app/views/erasure.server.ts'
import { eraseThreads } from '#app/messages/erasure.server.ts'
import { eraseNoticesAbout, listBrowserAddresses } from '#app/notifications/erasure.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import {
	eraseAuditReasons,
	eraseDeliveries,
	eraseDemoSends,
	listFilesInTasks,
	erasePictureReviews,
} from '#app/platform/erasure.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { Eraser, Person, PersonalData } from '#app/platform/personal-data.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { declarations } from './declarations.server.ts'
import { collectEverything } from './exports.server.ts'
import { isAbout } from './foreign-keys.server.ts'
import { erasures } from './tables.server.ts'

/** What declarations name in `erased: { by }`. */
export const erasers: Record<string, Eraser> = {
	eraseApplications,
	eraseAuditReasons,
	eraseChallenges,
	eraseDeliveries,
	eraseDemoSends,
	eraseInterviews,
	eraseInvitationsTo,
	eraseMessagesFrom,
	eraseRightsRequestsOf,
	eraseProposalsAbout,
	eraseNoticesAbout,
	erasePictureReviews,
	eraseSearchesFor,
	eraseViewsFor,
	eraseThreads,
	eraseVerifications,
}

/** Every hour: accounts whose seven days are over. One that cannot go does not keep the others. */
export const eraseDueAccounts = defineTask({
	name: 'personal-data.erase-due-accounts',
	payload: z.object({}),
	schedule: '20 * * * *',
	async run() {
		const due = await db
			.select({ accountId: erasures.accountId })
			.from(erasures)
			.where(lte(erasures.dueAt, sql`now()`))
			.orderBy(asc(erasures.dueAt))
			.limit(50)
		const problems: unknown[] = []
		for (const { accountId } of due) await eraseEverything(accountId).catch((error: unknown) => problems.push(error))
		if (due.length > 0) log.info({ erased: due.length - problems.length }, 'accounts erased')
		if (problems.length > 0) throw problems[0]
	},
})

/**
 * Removes a person. First sign-in ends, then the files go, then every row in one transaction. If killed anywhere, it
 * runs again from the start, because its request goes last, with the account.
 */
export async function eraseEverything(accountId: string) {
	if (!(await shutDoors(accountId))) return
	await removeFiles(accountId)
	await db.transaction((tx) => removeRows(tx, accountId))
}

/** From here on nothing new comes in and nothing can be undone. False when it is not due. */
async function shutDoors(accountId: string) {
	return db.transaction(async (tx) => {
		const [due] = await tx
			.select({ accountId: erasures.accountId })
			.from(erasures)
			.where(and(eq(erasures.accountId, accountId), lte(erasures.dueAt, sql`now()`)))
			.for('update')
		if (!due) return false
		await closeAccount(tx, accountId)
		return true
	})
}

/** Before the rows, because they say where the files are. Removing a missing file is fine. */
async function removeFiles(accountId: string) {
	const held = (await collectEverything(accountId)).flatMap(({ files }) => files.map(({ storageKey }) => storageKey))
	const unclaimed = await db.transaction((tx) => listUnclaimedFiles(tx, accountId))
	const unused = await listFilesInTasks(accountId)
	for (const storageKey of [...held, ...unclaimed, ...unused]) await fileStore.remove(storageKey)
}

async function removeRows(tx: Transaction, accountId: string) {
	// Messages and notices are looked through one by one: longer than a request may take.
	await tx.execute(sql`set local statement_timeout = '60s'`)
	const person = await findPerson(tx, accountId)
	if (!person) return
	const ids = await listIdsOf(tx, person.id)
	// A table goes before those that it refers to, and messages last, once everything that they name is known.
	for (const declared of declarations.toReversed()) ids.push(...((await eraseFrom(tx, declared, person, ids)) ?? []))
	await recordAudit(tx, { action: 'account-erased', subjectType: 'account', subjectId: accountId })
}

/** Of every row of the person, also of those that the database removes with another: reasons and messages name them. */
async function listIdsOf(tx: Transaction, personId: string) {
	const ids: string[] = []
	for (const { table, of, erased } of declarations) {
		const { id } = getTableColumns(table)
		// What stays with its table names itself.
		if (!of || id?.getSQLType() !== 'uuid' || (typeof erased === 'object' && 'not' in erased)) continue
		const rows = await tx
			.select({ id })
			.from(table)
			.where(isAbout(table, of, personId))
		ids.push(...rows.map((row) => String(row.id)))
	}
	return ids
}

/** Returns the ids that are gone. What is not declared as erased here goes with the row of the person that it hangs on. */
async function eraseFrom(tx: Transaction, { table, of, erased }: PersonalData, person: Person, ids: readonly string[]) {
	if (erased === 'rows') return of && removeRowsOf(tx, table, isAbout(table, of, person.id))
	if (!erased || 'not' in erased) return
	if ('by' in erased) return eraserCalled(erased.by)(tx, person, ids)
	await tx.update(table).set(erased.columns).where(eq(erased.where, person.id))
}

function eraserCalled(name: string): Eraser {
	const eraser = erasers[name]
	if (!eraser) throw new Error(`No one does ${name}`)
	return eraser
}

async function findPerson(tx: Transaction, accountId: string): Promise<Person | null> {
	const [found] = await tx
		.select({ id: specialists.id, name: specialists.name, phone: accounts.phone, email: specialists.email })
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(eq(specialists.id, accountId))
		.for('update')
	if (!found) return null
	const addresses = [found.phone, found.email, ...(await listBrowserAddresses(tx, accountId))]
	return { ...found, addresses: addresses.filter((address) => address !== null) }
}

/** Returns the ids of the rows, where they have any. */
async function removeRowsOf(tx: Transaction, table: PgTable, rows: SQL): Promise<string[]> {
	const { id } = getTableColumns(table)
	if (id) return (await tx.delete(table).where(rows).returning({ id })).map((row) => String(row.id))
	await tx.delete(table).where(rows)
	return []
}
