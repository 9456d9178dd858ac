import { specialistOf } from '#app/identity/groups.server.ts'
import { csvResponse } from '#app/platform/csv.ts'
import { rupeesForField } from '#app/platform/money.ts'
import { loadStatement } from '../statement.server.ts'
import type { Route } from './+types/statement-csv.ts'

const columns = ['Date', 'Hospital', 'Work', 'Hours', 'Due (INR)', 'State', 'Marked as paid on', 'TDS']
/** Information for an accountant; we deduct nothing. */
const taxNote = 'Section 194J, if deducted by the hospital'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { month, lines } = await loadStatement(specialistOf(context), new URL(request.url).searchParams.get('month'))
	const rows = lines.map(({ hospital, work, hours, workedOn, duePaise, state, paidOn }) => [
		workedOn,
		hospital,
		work,
		hours,
		duePaise === null ? '' : rupeesForField(duePaise).replaceAll(',', ''),
		state,
		paidOn ?? '',
		taxNote,
	])
	return csvResponse(`cover-${month}`, [columns, ...rows])
}
