import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db, only, type Queryable } from './database/db.server.ts'
import { faultOf } from './http/faults.ts'
import { countInTransaction, preparedRead } from './database/replica.server.ts'
import { asSystem } from './database/row-guard.server.ts'
import { countedFigures, type Figures } from './tables.server.ts'
import { defineTask } from './tasks/tasks.server.ts'

/** How much of the database's time counting may take: one part in so many. */
const share = 20
/** How long a page waits for a count not yet made. */
const pagePatienceMs = 1_000
const taskPatienceMs = 60_000

/**
 * Figures that take longer to count than a page should take. A task counts them every minute, less often where that
 * takes long; pages read the last ones. `count` is given those before. `read` is null only where they were never counted, and a second
 * is not enough to do it now.
 */
export function defineFigures<Counted extends Figures>(
	name: string,
	count: (on: Queryable, before: Figures | null) => Promise<Counted>,
) {
	const named = eq(countedFigures.name, name)

	async function countWithin(patienceMs: number): Promise<Counted> {
		const begin = performance.now()
		const [before] = await db.select({ figures: countedFigures.figures }).from(countedFigures).where(named)
		const figures = await countInTransaction(async (tx) => {
			await tx.execute(sql.raw(`set local statement_timeout = ${patienceMs}`))
			return count(tx, before?.figures ?? null)
		})
		const row = { figures, tookMs: Math.round(performance.now() - begin), countedAt: sql`now()` }
		await db
			.insert(countedFigures)
			.values({ name, ...row })
			.onConflictDoUpdate({ target: countedFigures.name, set: row })
		return figures
	}

	const lastCount = preparedRead((on) =>
		on.select({ figures: countedFigures.figures }).from(countedFigures).where(named).prepare(`figures_${name}`),
	)

	async function read(): Promise<Counted | null> {
		const [last] = await lastCount().execute()
		if (last) return last.figures as Counted
		try {
			return await asSystem('figures count what everyone has', () => countWithin(pagePatienceMs))
		} catch (error) {
			if (!faultOf(error)) throw error
			return null
		}
	}

	async function isRecent(): Promise<boolean> {
		const recent = sql`${countedFigures.countedAt} > now() - make_interval(secs => ${countedFigures.tookMs} * ${share} / 1000.0)`
		const { found } = only(
			await db
				.select({ found: sql<boolean>`count(*) filter (where ${recent}) > 0` })
				.from(countedFigures)
				.where(named),
		)
		return found
	}

	const recount = defineTask({
		name: `figures.${name}`,
		payload: z.object({}),
		retryLimit: 0,
		schedule: '* * * * *',
		async run() {
			if (!(await isRecent())) await countWithin(taskPatienceMs)
		},
	})
	return { read, recount }
}
