import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { eraseApplications } from '#app/applications/erasure.server.ts'
import { eraseContacts } from '#app/contacts/erasure.server.ts'
import { eraseMessagesFrom } from '#app/content/erasure.server.ts'
import { eraseCredentials } from '#app/credentials/erasure.server.ts'
import { eraseInvitationsTo } from '#app/hospitals/erasure.server.ts'
import { closeAccount, eraseAccount, listUnclaimedFiles } from '#app/identity/erasure.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { eraseInterviews } from '#app/interviews/erasure.server.ts'
import { eraseSearchesFor } from '#app/marketplace/erasure.server.ts'
import { eraseThreads } from '#app/messages/erasure.server.ts'
import { eraseBrowsers, eraseNoticesAbout } from '#app/notifications/erasure.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { eraseOffers } from '#app/offers/erasure.server.ts'
import { eraseTraces, listFilesInTasks } from '#app/platform/erasure.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
import { eraseProfile } from '#app/specialists/erasure.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { collectEverything } from './exports.server.ts'
import { erasures } from './tables.server.ts'

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
	const [person] = await tx
		.select({ name: specialists.name, phone: accounts.phone, email: specialists.email })
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(eq(specialists.id, accountId))
		.for('update')
	if (!person) return
	const { name, phone, email } = person
	const browsers = await eraseBrowsers(tx, accountId)
	const ids = [
		...browsers.map(({ id }) => id),
		...(await eraseThreads(tx, accountId)),
		...(await eraseInterviews(tx, accountId)),
		...(await eraseOffers(tx, accountId)),
		...(await eraseApplications(tx, accountId)),
		...(await eraseContacts(tx, accountId)),
		...(await eraseCredentials(tx, accountId)),
		...(await eraseProfile(tx, accountId)),
		...(await eraseAccount(tx, accountId)),
	]
	await eraseNoticesAbout(tx, ids)
	await eraseSearchesFor(tx, accountId, name)
	if (email) {
		await eraseMessagesFrom(tx, email)
		await eraseInvitationsTo(tx, email)
	}
	const addresses = [phone, email, ...browsers.map(({ endpoint }) => endpoint)].filter((address) => address !== null)
	await eraseTraces(tx, { ids, addresses, name })
	await recordAudit(tx, { action: 'account-erased', subjectType: 'account', subjectId: accountId })
}
