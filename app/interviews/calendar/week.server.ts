import type { Member } from '#app/identity/actor.ts'
import {
	addDays,
	formatDate,
	formatDay,
	formatTimes,
	isCalendarDate,
	istToday,
	startOfIstDay,
} from '#app/platform/text/dates.ts'
import {
	type HospitalInterview,
	listBetween,
	listColleagues,
	listProposedBetween,
} from '../hospital-interviews.server.ts'
import { formatHours, modeNames, statusNames } from '../labels.ts'
import { placeInLanes } from './lanes.ts'

const home = '/hospitals/dashboard/interviews'
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const

export type Week = Awaited<ReturnType<typeof loadWeek>>

/** A week of the hospital's calendar, from Monday on: what has its hour, what was cancelled, and times still proposed. */
export async function loadWeek(member: Member, search: URLSearchParams, now: Date) {
	const today = istToday(now)
	const asked = search.get('week') ?? ''
	const monday = mondayOf(isCalendarDate(asked) ? asked : today)
	const colleagues = await listColleagues(member)
	const interviewer = colleagues.find(({ accountId }) => accountId === search.get('interviewer'))?.accountId ?? null
	const span = { from: startOfIstDay(monday), to: startOfIstDay(addDays(monday, 7)), interviewer }
	const [fixed, proposed] = await Promise.all([listBetween(member, span), listProposedBetween(member, span)])
	const entries = [...fixed, ...proposed].flatMap(entryOf)
	const hours = {
		from: Math.min(8, ...entries.map(({ startsAtMinute }) => Math.floor(startsAtMinute / 60))),
		to: Math.max(19, ...entries.map(({ endsAtMinute }) => Math.ceil(endsAtMinute / 60))),
	}
	const at = (day: string) =>
		`${home}?${new URLSearchParams({ view: 'week', week: day, ...(interviewer ? { interviewer } : {}) })}`
	return {
		title: `${formatDay(monday, { year: false })} – ${formatDay(addDays(monday, 6))}`,
		monday,
		interviewer: interviewer ?? '',
		colleagues: colleagues.map(({ accountId, name }) => ({ value: accountId, label: name })),
		previous: at(addDays(monday, -7)),
		next: at(addDays(monday, 7)),
		thisWeek: mondayOf(today) === monday ? null : at(today),
		hours: Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index),
		days: daysOfWeek.map((ahead) => {
			const day = addDays(monday, ahead)
			return {
				day,
				label: formatDate(day, { year: false }),
				isToday: day === today,
				entries: placeInLanes(entries.filter((entry) => entry.day === day)),
			}
		}),
		count: entries.length,
	}
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
	return addDays(day, -((weekday + 6) % 7))
}

function entryOf({ id, name, jobTitle, mode, status, interviewerNames, startsAt, endsAt }: HospitalInterview) {
	if (!startsAt || !endsAt) return []
	const day = istToday(startsAt)
	const minuteOf = (instant: Date) => Math.round((instant.getTime() - startOfIstDay(day).getTime()) / 60_000)
	return [
		{
			key: `${id} ${startsAt.toISOString()}`,
			id,
			day,
			name,
			status,
			label: statusNames[status],
			hours: formatHours({ startsAt, endsAt }),
			shortHours: formatTimes(startsAt, endsAt, { zone: false }),
			details: [jobTitle, modeNames[mode], interviewerNames.join(', ')].filter(Boolean).join(' · '),
			startsAtMinute: minuteOf(startsAt),
			// What goes on after midnight is drawn until then.
			endsAtMinute: Math.min(24 * 60, minuteOf(endsAt)),
		},
	]
}
