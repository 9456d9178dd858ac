import { inArray } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { type JobCardData, toJobCard } from '../page/card.ts'
import { jobs } from '../tables.server.ts'
import { termFacts } from '../terms/terms.ts'
import { notStated } from '../terms/terms-path.ts'
import { listSavedJobs } from './saved-jobs.server.ts'
import { t } from '#app/platform/language/words.ts'

/** As many columns as fit a phone. */
export const maxCompared = 3

const cardRows = (): { label: string; of: (card: JobCardData) => string }[] => [
	{ label: t`Pay`, of: ({ pay }) => pay },
	{ label: t`Location`, of: ({ location }) => location },
	{ label: t`Shifts`, of: ({ shifts }) => shifts },
	{ label: t`Job type`, of: ({ employment }) => employment },
]

/** Those of the specialist's saved jobs that were asked for, row by row: pay first, then every term that one of them states. */
export async function compareSavedJobs(actor: Specialist, asked: readonly string[], now: Date) {
	const saved = (await listSavedJobs(actor)).map(({ row }) => toJobCard(row, now))
	const chosen = saved.filter(({ id }) => asked.includes(id))
	const compared = chosen.slice(0, maxCompared)
	const found = await db
		.select()
		.from(jobs)
		.where(
			inArray(
				jobs.id,
				compared.map(({ id }) => id),
			),
		)
	const facts = compared.map(({ id }) => {
		const job = found.find((one) => one.id === id)
		return job ? termFacts(job) : []
	})
	const row = (label: string, values: string[]) => ({ label, values, differs: new Set(values).size > 1 })
	const isStated = (at: number) => facts.some((terms) => terms[at]?.value)
	const terms = (facts[0] ?? []).map(({ label }, at) => ({ label, at }))
	return {
		saved: saved.map(({ id, title, hospitalName }) => ({ id, title, hospitalName })),
		jobs: compared.map(({ id, to, title, hospitalName }) => ({ id, to, title, hospitalName })),
		leftOut: chosen.length - compared.length,
		rows: [
			...cardRows().map(({ label, of }) => row(label, compared.map(of))),
			...terms
				.filter(({ at }) => isStated(at))
				.map(({ label, at }) =>
					row(
						label,
						facts.map((job) => job[at]?.value || notStated()),
					),
				),
		],
		/** Terms that none of them states. */
		unstated: terms.filter(({ at }) => !isStated(at)).map(({ label }) => label),
	}
}
