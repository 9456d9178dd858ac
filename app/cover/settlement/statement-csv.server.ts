import { csvResponse } from '#app/platform/text/csv.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import type { loadStatement } from './statement.server.ts'
import type { CoverSide } from '../status.ts'

const columns = {
	specialist: ['Date', 'Hospital', 'Work', 'Hours', 'Due (INR)', 'State', 'Marked as paid on', 'TDS'],
	hospital: ['Date', 'Specialist', 'Work', 'Site', 'Hours', 'Due (INR)', 'State', 'Marked as paid on', 'TDS'],
} satisfies Record<CoverSide, string[]>

/** Information for an accountant; we deduct nothing. */
const taxNotes: Record<CoverSide, string> = {
	specialist: 'Section 194J, if deducted by the hospital',
	hospital: 'Section 194J, if you have to deduct it',
}

/** A month for the books of one side, as one table. */
export const statementCsv = ({ month, lines }: Awaited<ReturnType<typeof loadStatement>>, reader: CoverSide) =>
	csvResponse(`cover-${month}`, [
		columns[reader],
		...lines.map(({ other, work, location, hours, workedOn, duePaise, state, paidOn }) => [
			workedOn,
			other,
			work,
			...(reader === 'hospital' ? [location] : []),
			hours,
			duePaise === null ? '' : rupeesForField(duePaise).replaceAll(',', ''),
			state,
			paidOn ?? '',
			taxNotes[reader],
		]),
	])
