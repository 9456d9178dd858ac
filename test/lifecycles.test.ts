// What every lifecycle of the product owes to `lifecycleRunner`, held against all that are declared.
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { eq, getTableName, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applicationRunner } from '#app/applications/transitions.server.ts'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { subscriptionRunner } from '#app/billing/subscriptions.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { requestRunner } from '#app/contacts/transitions.server.ts'
import { aContactMessage } from '#app/content/fixtures.server.ts'
import { aRightsRequest } from '#app/rights/fixtures.server.ts'
import { rightsRunner } from '#app/rights/desk.server.ts'
import { contactMessageRunner } from '#app/content/messages-queue.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { coverRunner } from '#app/cover/transitions.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { credentialRunner } from '#app/credentials/transitions.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalRunner } from '#app/hospitals/checks/verification.server.ts'
import { accountRunner } from '#app/identity/account-status.server.ts'
import { anAccountStatus } from '#app/identity/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { interviewRunner } from '#app/interviews/transitions.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobRunner } from '#app/jobs/transitions.server.ts'
import { aReview } from '#app/moderation/fixtures.server.ts'
import { reviewRunner } from '#app/moderation/held.server.ts'
import { aJoiningDate, anOffer } from '#app/offers/fixtures.server.ts'
import { joiningDateRunner } from '#app/offers/placements/joining-date.server.ts'
import { offerRunner } from '#app/offers/transitions.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import type { Lifecycle } from '#app/platform/lifecycle.ts'
import type { Result } from '#app/platform/result.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { listLifecycles } from '#scripts/docs/lifecycles.ts'
import { legal } from './model/invariants.ts'

type Row = { id: string; version: number }
type Transition = { to: string; by: string; actorAccountId: null; version?: number; refusal?: string }
/** A runner without its types: the tests try what they forbid. */
type Machine = {
	lifecycle: Lifecycle<string, string>
	table: PgTable & Record<'id' | 'version', AnyPgColumn>
	history: PgTable & Record<'id', AnyPgColumn>
	state: string
	of: string
	move: (tx: Transaction, row: Row, move: Transition) => Promise<Result<unknown, string>>
	findUndoable: (
		tx: Transaction,
		row: Row,
		undo: { eventId: string; by: string },
	) => Promise<Result<{ id: string; from: string }, string>>
	make: (state: string) => Promise<Row>
}
const machine = <State>(runner: unknown, make: (state: State) => Promise<Row>) =>
	({ ...(runner as object), make }) as Machine

type StateOf<Runner extends { lifecycle: { states: readonly unknown[] } }> = Runner['lifecycle']['states'][number]
const machines = [
	machine<StateOf<typeof applicationRunner>>(applicationRunner, (stage) => anApplication({ stage })),
	machine<StateOf<typeof requestRunner>>(requestRunner, (status) => aContactRequest({ status })),
	machine<StateOf<typeof coverRunner>>(coverRunner, (status) => aCoverRequest({ status })),
	machine<StateOf<typeof offerRunner>>(offerRunner, (status) => anOffer({ status })),
	machine<StateOf<typeof joiningDateRunner>>(joiningDateRunner, async (status) =>
		aJoiningDate((await anOffer({ status: 'accepted' })).id, 'I am needed here until then.', status),
	),
	machine<StateOf<typeof jobRunner>>(jobRunner, (status) => aJob({ status })),
	machine<StateOf<typeof reviewRunner>>(reviewRunner, async (status) =>
		aReview({ member: await aMember(), subjectId: randomUUID(), status }),
	),
	machine<StateOf<typeof interviewRunner>>(interviewRunner, (status) => anInterview({ status })),
	machine<StateOf<typeof accountRunner>>(accountRunner, (status) => anAccountStatus({ status })),
	machine<StateOf<typeof contactMessageRunner>>(contactMessageRunner, (status) => aContactMessage({ status })),
	machine<StateOf<typeof rightsRunner>>(rightsRunner, (status) => aRightsRequest({ status })),
	machine<StateOf<typeof subscriptionRunner>>(subscriptionRunner, (status) => aSubscription({ status })),
	machine<StateOf<typeof hospitalRunner>>(hospitalRunner, (status) => aHospital({ status })),
	machine<StateOf<typeof credentialRunner>>(credentialRunner, async (status) =>
		aCredential(await aSpecialist(), { status, verifiedAt: new Date() }),
	),
]

/** As the tables are called in the sources. */
const nameOf = (table: PgTable) => getTableName(table).replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

test('nothing but the runner writes a history or a state', () => {
	const sources = globSync('app/**/*.server.ts')
		.filter((file) => !/fixtures\.server\.ts$/.test(file))
		.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
	const strangers = machines.flatMap(({ table, state, history }) => {
		const isWriting = new RegExp(
			`(insert|update)\\(${nameOf(history)}\\)|update\\(${nameOf(table)}\\)\\s*\\.set\\(\\{[^}]*\\b${state}:`,
		)
		return sources.filter(({ source }) => isWriting.test(source)).map(({ file }) => `${file} writes ${nameOf(table)}`)
	})

	expect(strangers).toEqual([])
})

const actorsOf = ({ moves }: Machine['lifecycle']) => [...new Set([...moves.map(({ by }) => by), 'nobody'])]
const everything = async ({ table, history }: Machine) => [
	await db.select().from(table),
	await db.select().from(history),
]
const inTransaction = <Value>(run: (tx: Transaction) => Promise<Value>) => db.transaction(run)

test('every lifecycle that is declared is tried here', async () => {
	const declared = (await listLifecycles()).map(({ name }) => name)

	expect(machines.map(({ lifecycle }) => lifecycle.name).toSorted()).toEqual(declared.toSorted())
})

test.each(Object.keys(legal) as (keyof typeof legal)[])('the random stories know each move of every %s', (name) => {
	const declared = machines.find(({ lifecycle }) => lifecycle.name === name)
	const moves = declared?.lifecycle.moves.flatMap(({ from, to }) => from.map((each) => `${each}>${to}`)) ?? []

	// No story has operators who remove a job.
	expect(new Set(legal[name])).toEqual(new Set(moves.filter((move) => !move.includes('removed'))))
})

describe.each(machines.map((each) => [each.lifecycle.name, each] as const))('the lifecycle of every %s', (_, each) => {
	const { lifecycle, table, state, history, of } = each
	const actors = actorsOf(lifecycle)

	test('refuses whatever is not declared, and leaves row and history as they were', async () => {
		for (const from of lifecycle.states) {
			const row = await each.make(from)
			const before = await everything(each)
			for (const to of lifecycle.states)
				for (const by of actors) {
					const isDeclared = lifecycle.moves.some(
						(move) => move.by === by && move.to === to && move.from.includes(from),
					)
					const moved = await inTransaction((tx) =>
						each.move(tx, row, { to, by, actorAccountId: null, refusal: 'declared, and refused for another reason' }),
					)
					const failure = isDeclared ? 'declared, and refused for another reason' : 'illegal-move'
					expect(moved, `${from} to ${to} by ${by}`).toEqual({ ok: false, failure })
				}
			expect(await everything(each)).toEqual(before)
		}
	})

	test('refuses a stale version, and never overwrites a faster change', async () => {
		for (const { from, to, by } of lifecycle.moves) {
			const row = await each.make(from[0] ?? '')
			const move = { to, by, actorAccountId: null }
			const before = await everything(each)
			const stale = await inTransaction((tx) => each.move(tx, row, { ...move, version: row.version - 1 }))
			expect(stale).toEqual({ ok: false, failure: 'changed-meanwhile' })
			expect(await everything(each)).toEqual(before)

			await db
				.update(table)
				.set({ version: row.version + 1 } as object)
				.where(eq(table.id, row.id))
			const after = await everything(each)
			await expect(inTransaction((tx) => each.move(tx, row, move))).rejects.toThrow('Expected one row, got 0')
			expect(await everything(each)).toEqual(after)
		}
	})

	test('lets a side undo its own last move, where that is declared, within its time', async () => {
		const pairs = lifecycle.moves.flatMap(({ from, ...move }) => from.map((state) => ({ ...move, from: state })))
		for (const { from, to } of pairs) {
			const row = await each.make(to)
			await db.delete(history)
			const insert = async (secondsAgo: number, undoes: string | null = null) => {
				const at = sql`clock_timestamp() - make_interval(secs => ${secondsAgo})`
				const event = { [of]: row.id, from, to, at, undoes }
				return String(only(await db.insert(history).values(event).returning({ id: history.id })).id)
			}
			const undo = (eventId: string, by: string, seen = row) =>
				inTransaction((tx) => each.findUndoable(tx, seen, { eventId, by }))
			const windows = new Map(
				pairs.flatMap((move) => (move.from === from && move.to === to ? [[move.by, move.undoSeconds]] : [])),
			)
			const expected = (by: string, secondsAgo: number) => {
				const seconds = windows.get(by)
				if (seconds === undefined) return 'nothing-to-undo'
				return secondsAgo < Number(seconds) ? 'found' : 'too-late'
			}

			const longAgo = await insert(3_000)
			for (const by of actors) expect(await failureOf(undo(longAgo, by))).toBe(expected(by, 3_000))
			const [earlier, last] = [await insert(20), await insert(10)]
			for (const by of actors) {
				expect(await failureOf(undo(last, by)), `${from} to ${to}, taken back by ${by}`).toBe(expected(by, 10))
				for (const other of [earlier, longAgo, randomUUID()])
					expect(await failureOf(undo(other, by)), 'not the last').toBe('nothing-to-undo')
				expect(await failureOf(undo(last, by, { ...row, [state]: 'elsewhere' }))).toBe('nothing-to-undo')
			}
			if (!('undoes' in history)) continue
			const undone = await insert(5, last)
			for (const by of actors) expect(await failureOf(undo(undone, by)), 'an undo').toBe('nothing-to-undo')
		}
	})
})

const failureOf = async (found: Promise<Result<unknown, string>>) => {
	const result = await found
	return result.ok ? 'found' : result.failure
}
