import { auditYears } from '#app/durations.ts'
import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Transaction } from '../database/db.server.ts'
import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { defineTask } from '../tasks/tasks.server.ts'
import { auditAnchors, auditChains, auditEvents } from '../tables.server.ts'

/** The first place of one chain, or a day, where the log is not what was written. */
type AuditProblem = { where: string; problem: string }

/** Fetched at once, so that a log of any length needs the same memory. */
const rowsAtOnce = 10_000

const keptFor = sql.raw(`interval '${auditYears} years'`)
const today = sql`(now() at time zone 'Asia/Kolkata')::date`
const dayOf = (instant: unknown) => sql`(${instant} at time zone 'Asia/Kolkata')::date`

/**
 * Reads the whole log and works out every hash again, here and not in the database. Names for each subject the first
 * event that was changed, removed, added or moved, and each day whose events are no longer those that were signed.
 */
export async function verifyAudit() {
	return db.transaction(
		async (tx) => {
			await tx.execute(sql`set local statement_timeout = 0`)
			await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
			const chains = await verifyChains(tx)
			const anchors = await verifyAnchors(tx)
			return { ...chains, days: anchors.days, problems: [...chains.problems, ...anchors.problems] }
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	)
}

type End = { key: string; length: number; hash: string; removed: number; removedHash: string }
type Row = { key: string; id: string; position: number | null; hash: string | null; text: string }
const hex = (column: unknown) => sql`encode(${column}, 'hex')`
const keyOf = sql`subject_type || ' ' || subject_id`

/** All but the first two values that a hash is of; the function `audit_text` (audit-chain.sql.ts) writes the same. */
const textOfEvent = sql.join(
	[
		...['id::text', 'actor_account_id::text', 'action', 'subject_type', 'subject_id::text'],
		...["array_to_string(about, ' ')", "array_to_string(fields, ' ')", 'reason', 'facts::text', 'origin', 'address'],
		'((extract(epoch from at) * 1000000)::bigint)::text',
	].map((value) => sql.raw(`coalesce(octet_length(${value}) || ':' || (${value}), '-')`)),
	sql` || ',' || `,
)

async function verifyChains(tx: Transaction) {
	const { rows: ends } = await tx.execute<End>(sql`
		select ${keyOf} as key, length, ${hex(sql`hash`)} as hash, removed, ${hex(sql`removed_hash`)} as "removedHash"
		from ${auditChains}`)
	const chains = new Map(
		ends.map((end) => [end.key, { end, last: end.removed, hash: end.removedHash, isBroken: false }]),
	)
	const problems: AuditProblem[] = []
	let events = 0
	const report = (key: string, problem: string) => {
		const chain = chains.get(key)
		if (chain?.isBroken) return
		if (chain) chain.isBroken = true
		problems.push({ where: key, problem })
	}

	await tx.execute(sql`
		declare audit cursor for
		select ${keyOf} as key, id, position, ${hex(sql`hash`)} as hash, ${textOfEvent} as text
		from ${auditEvents} order by subject_type, subject_id, position`)
	for (;;) {
		const { rows } = await tx.execute<Row>(sql.raw(`fetch ${rowsAtOnce} from audit`))
		if (rows.length === 0) break
		events += rows.length
		for (const { key, id, position, hash, text } of rows) {
			const chain = chains.get(key)
			if (!chain) report(key, `has event ${id}, and its chain is gone`)
			else if (position === null) report(key, `has event ${id}, which was never chained`)
			else if (position > chain.end.removed) {
				if (position !== chain.last + 1)
					report(key, `event ${chain.last + 1} is missing or stands twice, before event ${position} (${id})`)
				else if (hashOf(chain.hash, position, text) !== hash)
					report(key, `event ${position} (${id}) was changed or moved`)
				chain.last = position
				chain.hash = hash ?? ''
			}
		}
	}
	for (const [key, { end, last, hash }] of chains) {
		if (last < end.length) report(key, `event ${last + 1} and all after it are missing; there were ${end.length}`)
		else if (last > end.length || hash !== end.hash) report(key, `the end of its chain was changed after event ${last}`)
	}
	return { events, chains: chains.size, problems }
}

function hashOf(previous: string, position: number, text: string) {
	const place = String(position)
	return createHash('sha256').update(`${previous.length}:${previous},${place.length}:${place},${text}`).digest('hex')
}

/** The key that signs comes first. */
const keys = (env.AUDIT_KEYS ?? [{ id: 'secret', secret: env.SECRET }]).map(({ id, secret }) => {
	const seed = Buffer.from(hkdfSync('sha256', secret, '', 'audit-anchor', 32))
	// RFC 8410: what stands before the 32 bytes of an Ed25519 key.
	const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
	return { id, privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) }
})

/** For whoever wants to check the signatures without us. */
export const auditPublicKeys = () =>
	keys.map(({ id, privateKey }) => {
		const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
		return { id, publicKey: spki.toString('base64') }
	})

type Day = { day: string; events: number; digest: string }
const signed = ({ day, events, digest }: Day) => Buffer.from(`audit\n${day}\n${events}\n${digest}`)

/** The days of these instants with their number of events and the digest of their hashes. */
const digests = (where: ReturnType<typeof sql>) => sql`
	select ${dayOf(sql`at`)}::text as day, count(*)::int as events,
		${hex(sql`sha256(string_agg(coalesce(hash, ''::bytea), ''::bytea order by at, id))`)} as digest
	from ${auditEvents} where ${where} group by 1`
const digestOfNothing = createHash('sha256').digest('hex')

async function verifyAnchors(tx: Transaction) {
	const isKept = sql`day::timestamp at time zone 'Asia/Kolkata' > now() - ${keptFor}`
	const { rows: anchors } = await tx.execute<Day & { key: string; signature: Buffer }>(sql`
		select day::text, events, ${hex(sql`digest`)} as digest, key, signature from ${auditAnchors} where ${isKept}`)
	const { rows: found } = await tx.execute<Day>(digests(sql`true`))
	// What happened yesterday is signed tonight.
	const { rows: due } = await tx.execute<{ day: string }>(sql`
		select day::date::text as day from generate_series(
			least((select min(${dayOf(sql`at`)}) from ${auditEvents}), (select min(day) from ${auditAnchors})),
			${today} - 2, '1 day') as day where ${isKept}`)
	const byDay = new Map(found.map((day) => [day.day, day]))
	const problems: AuditProblem[] = []
	const anchored = new Set(anchors.map(({ day }) => day))
	for (const { day } of due) if (!anchored.has(day)) problems.push({ where: day, problem: 'was never signed' })
	for (const anchor of anchors) {
		const { day } = anchor
		const now = byDay.get(day) ?? { events: 0, digest: digestOfNothing }
		const key = keys.find(({ id }) => id === anchor.key)
		if (!key)
			problems.push({ where: day, problem: `is signed with the key ${anchor.key}, which AUDIT_KEYS does not list` })
		else if (!isSignedBy(key.privateKey, anchor))
			problems.push({ where: day, problem: 'has a signature that is not ours' })
		else if (now.events !== anchor.events)
			problems.push({ where: day, problem: `had ${anchor.events} events when it was signed, and has ${now.events}` })
		else if (now.digest !== anchor.digest)
			problems.push({ where: day, problem: 'has other events than when it was signed' })
	}
	return { days: anchors.length, problems: problems.sort((a, b) => a.where.localeCompare(b.where)) }
}

const isSignedBy = (key: KeyObject, anchor: Day & { signature: Buffer }) =>
	verify(null, signed(anchor), createPublicKey(key), anchor.signature)

/**
 * Every night: signs each day that is over and was not signed yet. The line goes to the log of the server too, so that a
 * copy is outside the database.
 */
export const signAuditLog = defineTask({
	name: 'audit.sign',
	payload: z.object({}),
	// By then every transaction of the day is over.
	schedule: '0 1 * * *',
	run: () => db.transaction(signDays),
})

async function signDays(tx: Transaction) {
	const [key] = keys
	if (!key) return
	await tx.execute(sql`set local statement_timeout = '100s'`)
	const { rows: due } = await tx.execute<{ day: string }>(sql`
		select day::date::text as day from generate_series(
			coalesce((select max(day) + 1 from ${auditAnchors}), (select min(${dayOf(sql`at`)}) from ${auditEvents})),
			${today} - 1, '1 day') as day`)
	const [first] = due
	if (!first) return
	const { rows: found } = await tx.execute<Day>(
		digests(sql`at >= ${first.day}::date::timestamp at time zone 'Asia/Kolkata'`),
	)
	const byDay = new Map(found.map((day) => [day.day, day]))
	for (const { day } of due) {
		const line = byDay.get(day) ?? { day, events: 0, digest: digestOfNothing }
		const signature = sign(null, signed(line), key.privateKey)
		await tx
			.insert(auditAnchors)
			.values({ ...line, digest: Buffer.from(line.digest, 'hex'), key: key.id, signature })
			.onConflictDoNothing()
		log.info({ ...line, key: key.id, signature: signature.toString('base64') }, 'audit log signed')
	}
}
