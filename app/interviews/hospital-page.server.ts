import type { Member } from '#app/identity/actor.ts'
import { formatDate } from '#app/platform/dates.ts'
import { discloseBrief } from '#app/specialists/disclosure.ts'
import { countInterviews, type HospitalInterview, listInterviews } from './hospital-interviews.server.ts'
import { interviewsPerPage } from './limits.ts'
import { type InterviewStatus, interviewStatuses } from './status.ts'
import { formatHours, statusNames } from './labels.ts'
import { loadWeek } from './week.server.ts'

const home = '/hospitals/dashboard/interviews'

export type InterviewRow = ReturnType<typeof rowOf>

/** The tab with a hospital's interviews, as its address asks for it: a table, or a week of the calendar. */
export async function loadInterviewsTab(member: Member, search: URLSearchParams, now: Date) {
	const isWeek = search.get('view') === 'week'
	const status = interviewStatuses.find((each) => each === search.get('status')) ?? null
	const page = Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
	const counts = await countInterviews(member)
	const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
	const total = status ? (counts[status] ?? 0) : all
	const rows = isWeek ? [] : await listInterviews(member, { status, page })
	return {
		view: isWeek ? ('week' as const) : ('table' as const),
		week: isWeek ? await loadWeek(member, search, now) : null,
		filters: [
			{ to: home, label: 'All', count: all, current: status === null },
			...interviewStatuses.map((each) => ({
				to: `${home}?status=${each}`,
				label: statusNames[each],
				count: counts[each] ?? 0,
				current: status === each,
			})),
		],
		isFiltered: status !== null,
		rows: rows.map((row) => rowOf(row, now)),
		pages: pagesOf({ page, total, shown: rows.length, status }),
	}
}

function rowOf(found: HospitalInterview, now: Date) {
	const { id, name, person, jobTitle, status, startsAt, endsAt } = found
	return {
		id,
		name,
		speciality: discloseBrief(person).speciality,
		jobTitle,
		status,
		day: startsAt ? formatDate(startsAt) : null,
		hours: startsAt && endsAt ? formatHours({ startsAt, endsAt }) : 'Not scheduled yet',
		todo: todoOf(found, now),
	}
}

/** What the hospital or the specialist has to do next. */
function todoOf({ status, awaits, startsAt, firstSlotAt }: HospitalInterview, now: Date): string | null {
	if (status === 'scheduled') return startsAt && startsAt <= now ? 'Record outcome' : null
	if (status !== 'proposed') return null
	if (awaits === 'hospital') return 'Other times requested'
	return firstSlotAt && firstSlotAt <= now ? 'Some times have passed' : 'Awaiting specialist'
}

type Paging = { page: number; total: number; shown: number; status: InterviewStatus | null }

function pagesOf({ page, total, shown, status }: Paging) {
	if (page === 1 && total <= interviewsPerPage) return null
	const first = (page - 1) * interviewsPerPage
	const at = (other: number) => {
		const query = new URLSearchParams({ ...(status ? { status } : {}), ...(other > 1 ? { page: String(other) } : {}) })
		return query.size > 0 ? `${home}?${query}` : home
	}
	return {
		summary: shown === 0 ? 'No more interviews' : `${first + 1}–${first + shown} of ${total}`,
		previous: page > 1 ? at(page - 1) : null,
		next: first + shown < total ? at(page + 1) : null,
	}
}
