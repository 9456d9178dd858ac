import { eq, like, sql } from 'drizzle-orm'
import { lateAfterBreach, sendBreachLetters } from '#app/audit/breach-letters.server.ts'
import { reportBreach } from '#app/audit/breach.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { breachReportHours, incidentReportHours } from '#app/law.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { type Finding, type Options, partOf } from './finding.ts'

const letter = {
	what: 'Drill: an operator’s password was used by someone else, who opened profiles.',
	fields: 'name, phone',
	risk: 'Strangers may call you.',
	done: 'We ended the session.',
	advice: 'Do not share codes.',
}

/** What people need between the steps: to notice, to decide and to write the sentences of the letter. */
const decidingHours = 4

/** Profiles are opened by a stolen login: is everyone written to, and the report made, while the clock of the law runs? */
export async function drillBreach(options: Options): Promise<Finding[]> {
	const operator = await anOperator()
	const from = await databaseTime()
	const people = await db.select({ id: specialists.id }).from(specialists).limit(partOf(1_000, options))
	for (const { id } of people) await recordTeamAccess(operator, id, 'Drill')
	const to = await databaseTime()

	// The clock of the drill: real work, and the hours of the people who decide.
	const startedAt = performance.now()
	const clock = (deciding: number) => new Date(to.getTime() + deciding * 3_600_000 + (performance.now() - startedAt))
	const breach = { from, to, by: operator.accountId }
	const report = await reportBreach(breach, () => Promise.resolve())
	const key = `drill-${operator.accountId}`
	const written = await sendBreachLetters(breach, letter, key)
	const peopleAt = clock(decidingHours)
	// As after a break: no one is written to twice.
	await sendBreachLetters(breach, letter, key)
	const letters = await db.$count(deliveries, like(deliveries.key, `%/breach/${key}/%`))
	const late = lateAfterBreach(to, { certIn: peopleAt, people: peopleAt, board: clock(48) }, clock(100))
	const isWhole = report.people === people.length && written === people.length && letters === people.length
	await db.delete(deliveries).where(eq(deliveries.status, 'queued'))
	return [
		{
			row: 27,
			what: `a breach of ${people.length} people: report and letters`,
			wanted: `everyone once, CERT-In and each person in ${incidentReportHours} h, the Board in ${breachReportHours} h`,
			measured: `${report.people} in the report, ${letters} letters, ${late.length} late, ${((peopleAt.getTime() - to.getTime()) / 60_000 - decidingHours * 60).toFixed(1)} min of work`,
			isMet: isWhole && late.length === 0,
		},
	]
}

/** As the audit log is dated. */
async function databaseTime(): Promise<Date> {
	const { rows } = await db.execute<{ at: Date | string }>(sql`select clock_timestamp() as at`)
	return new Date(rows[0]?.at ?? 0)
}
