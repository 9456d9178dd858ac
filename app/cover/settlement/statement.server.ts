import type { Member, Specialist } from '#app/identity/actor.ts'
import { t } from '#app/platform/language/words.ts'
import { istToday, monthAndYear, startOfIstDay } from '#app/platform/text/dates.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { dueOf, formatHours, lastEntered } from '../labels.ts'
import { listWorkedForUs } from '../asking/hospital-cover.server.ts'
import { listWorked } from '../my-cover.server.ts'
import type { coverRequests } from '../tables.server.ts'

/** What one person worked in a month. A month as `YYYY-MM`; anything else, and a month that is not among those shown, is the present one. */
export const loadStatement = (actor: Specialist, asked: string | null, now = new Date()) =>
	statementOf(asked, now, async (from, until) =>
		(await listWorked(actor, from, until)).map(({ request, hospital }) => ({ request, other: hospital.name })),
	)

/** The same of what was worked for a hospital, and what it owes. */
export const loadOurStatement = (member: Member, asked: string | null, now = new Date()) =>
	statementOf(asked, now, async (from, until) =>
		(await listWorkedForUs(member, from, until)).map(({ request, name }) => ({
			request,
			other: name ?? 'Account deleted',
		})),
	)

type Worked = { request: typeof coverRequests.$inferSelect; other: string }

async function statementOf(asked: string | null, now: Date, list: (from: Date, until: Date) => Promise<Worked[]>) {
	const months = lastMonths(now)
	const { month, name } = months.find((one) => one.month === asked) ?? (months[0] as Month)
	const worked = await list(startOf(month), startOf(monthAfter(month)))
	const lines = worked.map(({ request, other }) => ({
		id: request.id,
		...timesOf(request),
		work: request.work,
		/** The other side: the hospital, or the specialist. */
		other,
		location: request.location,
		/** Null until our team has decided. */
		duePaise: request.status === 'disputed' ? null : (dueOf(request) ?? 0n),
		isPaid: request.paidAt !== null,
		paidOn: request.paidAt && istToday(request.paidAt),
		state: stateOf(request),
	}))
	const sum = (of: typeof lines) => of.reduce((total, { duePaise }) => total + (duePaise ?? 0n), 0n)
	return { month, name, months, lines, totalPaise: sum(lines), unpaidPaise: sum(lines.filter(({ isPaid }) => !isPaid)) }
}

/** With its amounts as text, for a page. */
export function printedStatement({
	lines,
	totalPaise,
	unpaidPaise,
	...statement
}: Awaited<ReturnType<typeof statementOf>>) {
	return {
		...statement,
		lines: lines.map(({ duePaise, from, to, ...line }) => ({
			...line,
			hours: formatHours({ startsAt: from, endsAt: to }),
			due: duePaise === null ? null : formatRupees(duePaise),
		})),
		total: formatRupees(totalPaise),
		unpaid: unpaidPaise === 0n ? null : formatRupees(unpaidPaise),
	}
}

/** When it was worked, by the hours entered last, of which the amount is; or when it is to be. */
function timesOf(request: typeof coverRequests.$inferSelect) {
	const { startsAt: from, endsAt: to } = lastEntered(request) ?? request
	return { from, to, workedOn: istToday(from) }
}

const stateOf = ({ paidAt, status }: typeof coverRequests.$inferSelect) => {
	if (paidAt !== null) return t.of('amount')`paid`
	if (status === 'disputed') return t.of('amount')`our team decides`
	return status === 'confirmed' ? t.of('amount')`due` : t.of('amount')`to be confirmed`
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
