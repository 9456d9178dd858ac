import { t } from '#app/platform/language/words.ts'
import { csvResponse } from '#app/platform/text/csv.ts'
import { istClock } from '#app/platform/text/dates.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import type { loadStatement } from './statement.server.ts'
import type { CoverSide } from '../status.ts'

function columnsFor(reader: CoverSide): string[] {
	const other = reader === 'hospital' ? 'Specialist' : t`Hospital`
	const worked = [t`From`, t`To`, t.of('work')`Hours`, t`Due (INR)`, t`State`, t`Marked as paid on`, t`TDS section`]
	return [t`Date`, other, t`Work`, ...(reader === 'hospital' ? ['Site'] : []), ...worked]
}

/** Under which the hospital deducts tax, where it has to. Information for an accountant; we deduct nothing. */
const tdsSection = '194J'

const hoursBetween = (from: Date, to: Date) => String(Math.round((to.getTime() - from.getTime()) / 36_000) / 100)

/** A month for the books of one side, as one table. Times are those of India. */
export const statementCsv = ({ month, lines }: Awaited<ReturnType<typeof loadStatement>>, reader: CoverSide) =>
	csvResponse(`cover-${month}`, [
		columnsFor(reader),
		...lines.map((line) => [
			...[line.workedOn, line.other, line.work],
			...(reader === 'hospital' ? [line.location] : []),
			...[istClock(line.from), istClock(line.to), hoursBetween(line.from, line.to)],
			line.duePaise === null ? '' : rupeesForField(line.duePaise).replaceAll(',', ''),
			...[line.state, line.paidOn ?? '', tdsSection],
		]),
	])
