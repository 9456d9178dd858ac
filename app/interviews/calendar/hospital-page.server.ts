import type { Member } from '#app/identity/actor.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { moreOf, printShown, readShown, rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { discloseSpeciality } from '#app/specialists/disclosure/disclosure.ts'
import { countInterviews, type HospitalInterview, listInterviews } from '../hospital-interviews.server.ts'
import { type InterviewStatus, interviewStatuses } from '../status.ts'
import { formatHours, statusNames } from '../labels.ts'
import { loadWeek } from './week.server.ts'

const home = '/hospitals/dashboard/interviews'

export type InterviewRow = ReturnType<typeof rowOf>

/** The tab with a hospital's interviews, as its address asks for it: a table, or a week of the calendar. */
export async function loadInterviewsTab(member: Member, search: URLSearchParams, now: Date) {
	const isWeek = search.get('view') === 'week'
	const status = interviewStatuses.find((each) => each === search.get('status')) ?? null
	const shown = readShown(search)
	const counts = await countInterviews(member)
	const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
	const total = status ? (counts[status] ?? 0) : all
	const rows = isWeek ? [] : await listInterviews(member, { status, shown })
	return {
		here: isWeek ? null : addressOf(status, shown),
		view: isWeek ? ('week' as const) : ('table' as const),
		week: isWeek ? await loadWeek(member, search, now) : null,
		filters: [
			{ to: home, label: 'All', count: all, current: status === null },
			...interviewStatuses.map((each) => ({
				to: addressOf(each),
				label: statusNames[each],
				count: counts[each] ?? 0,
				current: status === each,
			})),
		],
		isFiltered: status !== null,
		rows: rows.map((row) => rowOf(row, now)),
		more: isWeek ? null : moreOf(shown, total, (count) => addressOf(status, count)),
	}
}

function rowOf(found: HospitalInterview, now: Date) {
	const { id, specialistId, name, person, jobTitle, status, startsAt, endsAt } = found
	return {
		id,
		specialistId,
		name,
		speciality: discloseSpeciality(person),
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

const addressOf = (status: InterviewStatus | null, shown = rowsAtOnce) => {
	const query = new URLSearchParams({ ...(status ? { status } : {}), ...printShown(shown) })
	return query.size > 0 ? `${home}?${query}` : home
}
