import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { openSession } from '#app/identity/sessions/session.server.ts'
import { listThreads } from '#app/messages/queries.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { declarations } from '#app/personal-data/declarations.server.ts'
import { policiesOf } from '#app/personal-data/row-policies.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { guardRowsFor } from '#app/identity/row-actor.server.ts'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import { say } from '#start/progress.ts'
import { quantile } from './figures.ts'

const guarded = [...new Set(declarations.flatMap(policiesOf).map(({ table }) => table))]

const as = <Answer>(actor: Parameters<typeof guardRowsFor>[0], run: () => Answer) =>
	guardRows(() => {
		guardRowsFor(actor)
		return run()
	})

const setGuard = async (state: 'enable' | 'disable') => {
	for (const table of guarded) await db.execute(sql.raw(`alter table ${table} ${state} row level security`))
}

/**
 * What row-level security costs: a statement, a list of conversations and the page of one, with and without, in turn.
 */
export async function measureRowGuard(rounds: number): Promise<void> {
	const { member, specialistId, threadId } = await findTalk()
	const read = () =>
		db.select().from(messages).where(eq(messages.threadId, threadId)).orderBy(desc(messages.sentAt)).limit(50)
	const list = () => listThreads(member, { q: '', show: 24 })
	const kinds = {
		'messages of a conversation, as the owner of the tables': read,
		'messages of a conversation, guarded, asked for the same one': () => as(member, read),
		'conversations of a hospital, as the owner of the tables': list,
		'conversations of a hospital, guarded, asked for the same one': () => as(member, list),
	}
	await report(kinds, rounds)
	const one = sql`select 1`
	await report(
		{
			'select 1, guarded, asked for the same one': () => as(member, () => db.execute(one)),
			'select 1, guarded, asked for another one each time': () =>
				as({ kind: 'specialist', accountId: randomUUID() }, () => db.execute(one)),
		},
		rounds,
	)
	const cookie = (
		await db.transaction((tx) =>
			openSession(tx, { id: member.accountId, kind: 'member' }, { ipAddress: '', userAgent: 'bench' }),
		)
	).split(';')[0]
	const open = async () => {
		const answer = await fetch(`http://localhost:${env.PORT}/messages/with/${specialistId}`, {
			headers: { cookie: cookie ?? '' },
		})
		if (answer.status !== 200) throw new Error(`The page answers ${answer.status}`)
		await answer.text()
	}
	const pages = { without: [] as number[], with: [] as number[] }
	for (let block = -1; block < 10; block++)
		for (const [state, kind] of [
			['disable', 'without'],
			['enable', 'with'],
		] as const) {
			await setGuard(state)
			for (let at = -5; at < rounds / 20; at++) {
				const took = await timed(open)
				if (block >= 0 && at >= 0) pages[kind].push(took)
			}
		}
	for (const kind of ['without', 'with'] as const)
		say(`page of a conversation, ${kind} policies: ${inWords(pages[kind])}`)
}

async function timed(run: () => Promise<unknown>) {
	const start = performance.now()
	await run()
	return performance.now() - start
}

const inWords = (took: number[]) =>
	`p50 ${quantile(took, 0.5).toFixed(3)} ms, p95 ${quantile(took, 0.95).toFixed(3)} ms`

/** All kinds in turn, so that what else the machine does meets each alike. */
async function report(kinds: Record<string, () => Promise<unknown>>, rounds: number) {
	const took = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]))
	for (let round = -50; round < rounds; round++)
		for (const [kind, run] of Object.entries(kinds)) {
			const one = await timed(run)
			if (round >= 0) took.get(kind)?.push(one)
		}
	for (const [kind, durations] of took) say(`${kind}: ${inWords(durations)}`)
}

/** The conversation with the most messages. */
async function findTalk() {
	const [found] = await db
		.select({
			threadId: threads.id,
			specialistId: threads.specialistId,
			accountId: hospitalMembers.accountId,
			hospitalId: threads.hospitalId,
			hospitalName: hospitals.displayName,
			hospitalStatus: hospitals.status,
		})
		.from(threads)
		.innerJoin(hospitals, eq(hospitals.id, threads.hospitalId))
		.innerJoin(
			hospitalMembers,
			and(eq(hospitalMembers.hospitalId, threads.hospitalId), eq(hospitalMembers.role, 'owner')),
		)
		.orderBy(sql`(select count(*) from ${messages} where ${messages.threadId} = ${threads.id}) desc`)
		.limit(1)
	const { threadId, specialistId, ...owner } = only(found ? [found] : [])
	const member: Member = { kind: 'member', sessionId: '', name: '', role: 'owner', sites: null, ...owner }
	return { member, specialistId, threadId }
}
