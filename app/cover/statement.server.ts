import type { Specialist } from '#app/identity/actor.ts'
import { istToday, monthAndYear, startOfIstDay } from '#app/platform/dates.ts'
import { formatHours } from './labels.ts'
import { listWorked } from './queries.server.ts'
import type { coverRequests } from './tables.server.ts'

/** A month as `YYYY-MM`; anything else, and a month that is not among those shown, is the present one. */
export async function loadStatement(actor: Specialist, asked: string | null, now = new Date()) {
	const months = lastMonths(now)
	const { month, name } = months.find((one) => one.month === asked) ?? (months[0] as Month)
	const worked = await listWorked(actor, startOf(month), startOf(monthAfter(month)))
	const lines = worked.map(({ request, hospital }) => ({
		id: request.id,
		work: request.work,
		hospital: hospital.name,
		hours: formatHours({
			startsAt: request.workedFrom ?? request.startsAt,
			endsAt: request.workedTo ?? request.endsAt,
		}),
		/** Null until our team has decided. */
		duePaise: request.status === 'disputed' ? null : (request.duePaise ?? 0n),
		isPaid: request.paidAt !== null,
		paidOn: request.paidAt && istToday(request.paidAt),
		workedOn: istToday(request.workedFrom ?? request.startsAt),
		state: stateOf(request),
	}))
	const sum = (of: typeof lines) => of.reduce((total, { duePaise }) => total + (duePaise ?? 0n), 0n)
	return { month, name, months, lines, totalPaise: sum(lines), unpaidPaise: sum(lines.filter(({ isPaid }) => !isPaid)) }
}

const stateOf = ({ paidAt, status }: typeof coverRequests.$inferSelect) => {
	if (paidAt !== null) return 'paid'
	return status === 'disputed' ? 'our team decides' : status === 'confirmed' ? 'due' : 'to be confirmed'
}

type Month = { month: string; name: string }

const startOf = (month: string) => startOfIstDay(`${month}-01`)

function monthAfter(month: string): string {
	const [year = 0, number = 0] = month.split('-').map(Number)
	return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The present month first, back to the April in which the last tax year began: its return is due months after its end. */
function lastMonths(now: Date): Month[] {
	const [year = 0, number = 0] = istToday(now).split('-').map(Number)
	const sinceApril = (number + 12 - 4) % 12
	return Array.from({ length: sinceApril + 1 + 12 }, (_, back) => {
		const at = year * 12 + number - 1 - back
		const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
		return { month, name: monthAndYear(`${month}-01`) }
	})
}
