import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { recordAudit } from './audit.server.ts'
import { signAuditLog, verifyAudit } from './audit-verification.server.ts'
import { db, type Transaction } from '../database/db.server.ts'
import { asRequest, hashAddress } from '../http/origin.server.ts'
import { removeOldRows } from '../retention.server.ts'
import { auditAnchors, auditChains, auditEvents, personalData } from '../tables.server.ts'

// Audit events of one test would be in the log of the next.
beforeEach(() =>
	tamper(async (tx) => {
		await tx.delete(auditEvents)
		await tx.delete(auditChains)
		await tx.delete(auditAnchors)
	}),
)

/** As someone who owns the database: no trigger, no constraint. */
const tamper = (act: (tx: Transaction) => Promise<unknown>) =>
	db.transaction(async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		await act(tx)
	})

const events = (subjectId: string, count: number) =>
	db.transaction(async (tx) => {
		for (let n = 1; n <= count; n++)
			await recordAudit(tx, { action: 'test.done', subjectType: 'test', subjectId, reason: `No. ${n}`, facts: { n } })
	})
const at = (position: number) => eq(auditEvents.position, position)
const idAt = async (position: number) => (await db.select().from(auditEvents).where(at(position)))[0]?.id ?? ''

test('a log that was left alone is whole', async () => {
	await events(randomUUID(), 5)
	await events(randomUUID(), 3)

	expect(await verifyAudit()).toEqual({ events: 8, chains: 2, days: 0, problems: [] })
})

const tampering: [what: string, act: (tx: Transaction) => Promise<unknown>, problem: (id: string) => string][] = [
	[
		'a changed reason',
		(tx) => tx.update(auditEvents).set({ reason: 'Better.' }).where(at(3)),
		(id) => `event 3 (${id}) was changed or moved`,
	],
	[
		'a changed instant',
		(tx) => tx.update(auditEvents).set({ at: sql`at - interval '1 microsecond'` }).where(at(3)),
		(id) => `event 3 (${id}) was changed or moved`,
	],
	[
		'another actor',
		(tx) => tx.update(auditEvents).set({ actorAccountId: randomUUID() }).where(at(3)),
		(id) => `event 3 (${id}) was changed or moved`,
	],
	[
		'a deleted event',
		(tx) => tx.delete(auditEvents).where(at(2)),
		(id) => `event 2 is missing or stands twice, before event 3 (${id})`,
	],
	[
		'a deleted last event',
		(tx) => tx.delete(auditEvents).where(at(5)),
		() => 'event 5 and all after it are missing; there were 5',
	],
	[
		'two events in the other order',
		(tx) => tx.update(auditEvents).set({ position: sql`7 - position` }).where(sql`position in (3, 4)`),
		(id) => `event 3 (${id}) was changed or moved`,
	],
	[
		'an event that was put in',
		(tx) => tx.insert(auditEvents).values({ action: 'x', subjectType: 'test', subjectId: randomUUID() }),
		(id) => `has event ${id}, and its chain is gone`,
	],
	[
		'a chain that was cut',
		(tx) => tx.update(auditChains).set({ length: 4 }),
		() => 'the end of its chain was changed after event 5',
	],
]

test.each(tampering)('%s is found, and named', async (_what, act, problem) => {
	const subjectId = randomUUID()
	await events(subjectId, 5)

	await tamper(act)

	const { problems } = await verifyAudit()
	const [unchained] = await db.select().from(auditEvents).where(sql`position is null`)
	expect(problems.map((one) => one.problem)).toEqual([problem(unchained?.id ?? (await idAt(3)))])
})

test('two who write to the same subjects in opposite order do not wait for each other, and both chains are whole', async () => {
	const subjects = [randomUUID(), randomUUID()]
	const write = (order: string[]) =>
		db.transaction(async (tx) => {
			for (const subjectId of order) await recordAudit(tx, { action: 'test.done', subjectType: 'test', subjectId })
		})

	await Promise.all(Array.from({ length: 40 }, (_, n) => write(n % 2 ? subjects : subjects.toReversed())))

	expect((await db.select().from(auditChains)).map(({ length }) => length)).toEqual([40, 40])
	expect((await verifyAudit()).problems).toEqual([])
})

test('an event of a transaction that fails leaves no gap', async () => {
	const subjectId = randomUUID()
	await events(subjectId, 1)
	const failed = db.transaction(async (tx) => {
		await recordAudit(tx, { action: 'test.done', subjectType: 'test', subjectId })
		throw new Error('No')
	})
	await expect(failed).rejects.toThrow('No')
	await events(subjectId, 1)

	expect(await verifyAudit()).toMatchObject({ events: 2, problems: [] })
})

test('events that were kept for three years go, and the rest of the chain is still proved', async () => {
	const [subjectId, other] = [randomUUID(), randomUUID()]
	const old = { action: 'test.done', subjectType: 'test', at: sql`now() - interval '3 years 1 day'` }
	await db.insert(auditEvents).values([
		{ ...old, subjectId },
		{ ...old, subjectId },
		{ ...old, subjectId: other },
	])
	await events(subjectId, 3)

	await removeOldRows(personalData.filter(({ table }) => table === auditEvents))

	expect(await verifyAudit()).toMatchObject({ events: 3, chains: 1, problems: [] })
	await tamper((tx) => tx.delete(auditEvents).where(at(3)))
	expect((await verifyAudit()).problems).toHaveLength(1)
})

/** Three events, three days ago. */
async function aSignedDay() {
	const subjectId = randomUUID()
	const values = { action: 'test.done', subjectType: 'test', subjectId, at: sql`now() - interval '3 days'` }
	await db.insert(auditEvents).values([values, values, values])
	await signAuditLog.run({})
	const [first] = await db.select().from(auditAnchors).orderBy(auditAnchors.day)
	return first?.day ?? ''
}

test('each day is signed once, days without events too', async () => {
	await aSignedDay()
	await signAuditLog.run({})

	expect((await db.select().from(auditAnchors)).map((day) => day.events).sort()).toEqual([0, 0, 3])
	expect(await verifyAudit()).toMatchObject({ days: 3, problems: [] })
})

const rewritings: [what: string, act: (tx: Transaction) => Promise<unknown>, problem: string][] = [
	[
		'a chain that was written anew from a changed event on',
		async (tx) => {
			await tx.update(auditEvents).set({ reason: 'Better.' })
			await tx.execute(sql`update audit_chains set length = 0, hash = ''`)
			await tx.execute(sql`select add_to_audit_chain(e) from (select * from audit_events order by position) e`)
		},
		'has other events than when it was signed',
	],
	[
		'a chain that was cut, with its end',
		async (tx) => {
			await tx.delete(auditEvents).where(at(3))
			await tx.execute(
				sql`update audit_chains set length = 2, hash = (select hash from audit_events where position = 2)`,
			)
		},
		'had 3 events when it was signed, and has 2',
	],
	[
		'a day that was signed by someone else',
		(tx) => tx.update(auditAnchors).set({ events: 2 }).where(eq(auditAnchors.events, 3)),
		'has a signature that is not ours',
	],
	[
		'a day whose signature is gone',
		(tx) => tx.delete(auditAnchors).where(eq(auditAnchors.events, 3)),
		'was never signed',
	],
]

test.each(rewritings)('%s is found, by the day', async (_what, act, problem) => {
	const day = await aSignedDay()

	await tamper(act)

	expect((await verifyAudit()).problems).toEqual([{ where: day, problem }])
})

test('an event says which request it came from, and its address only so that it can be recognised', async () => {
	const facts = { requestId: 'abc', clientAddress: '203.0.113.9' }
	await asRequest(facts, () => events(randomUUID(), 1))

	const [event] = await db.select().from(auditEvents)
	expect(event).toMatchObject({ origin: 'request abc', address: hashAddress('203.0.113.9') })
	expect(JSON.stringify(event)).not.toContain('203.0.113')
})
