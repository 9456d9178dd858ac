import { asPage } from '#app/platform/paging.ts'
import { and, asc, count, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isUndecided } from '#app/cases/decisions.server.ts'
import { type CaseKind, isLate } from '#app/cases/kinds.ts'
import type { userReports } from '#app/contacts/tables.server.ts'
import type { jobReports } from '#app/jobs/tables.server.ts'
import { formatDateTime, formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'

type Reports = typeof userReports | typeof jobReports
type Asked = { isSettled: boolean; page: number }

export const hasStatus = (reports: Reports, isSettled: boolean): SQL | undefined =>
	isSettled
		? isNotNull(reports.settledAt)
		: and(isNull(reports.settledAt), isUndecided('about' in reports ? 'user-report' : 'job-report', reports.id))

/** How many wait for us, and how many are settled. */
export async function countByStatus(reports: Reports) {
	const [row] = await db
		.select({
			waiting: count(sql`case when ${hasStatus(reports, false)} then 1 end`),
			settled: count(reports.settledAt),
		})
		.from(reports)
	return row ?? { waiting: 0, settled: 0 }
}

/** Those that wait with the oldest on top, or the settled ones with the last on top. */
export const inTurn = (reports: Reports, isSettled: boolean) => [
	isSettled ? desc(reports.settledAt) : asc(reports.createdAt),
	asc(reports.id),
]

type Dates = { createdAt: Date; settledAt: Date | null }

/** A page of a list, ready to print. */
export function printReports<Row extends Dates, Printed>(
	kind: CaseKind,
	rows: Row[],
	{ page }: Asked,
	now: Date,
	print: (row: Omit<Row, keyof Dates>) => Printed,
) {
	return asPage(rows, page, ({ createdAt, settledAt, ...row }) => ({
		...print(row),
		waiting: waitingFor(createdAt, now),
		isLate: isLate(kind, createdAt, now),
		settled: settledAt === null ? '' : formatDay(settledAt),
	}))
}

export const printDates = ({ createdAt, settledAt }: Dates) => ({
	sent: formatDateTime(createdAt),
	settled: settledAt === null ? null : formatDateTime(settledAt),
})
