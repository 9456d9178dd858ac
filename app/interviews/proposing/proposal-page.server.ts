import { eq } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { addressLine } from '#app/hospitals/sites/site-line.ts'
import { formatSwitchboard } from '#app/hospitals/phone.server.ts'
import { hospitals, hospitalSites } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { townOf } from '#app/jobs/form/town.server.ts'
import { isCalendarDate, istClock, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { formatAvailability } from '#app/specialists/profile/profile.ts'
import type { Availability } from '#app/specialists/tables.server.ts'
import { plural } from '#app/platform/text/counted.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Busy, listBusy } from './busy.server.ts'
import { listColleagues } from '../hospital-interviews.server.ts'
import { lengthsInMinutes, defaultMinutes } from '../limits.ts'
import { readHours } from './proposals.server.ts'
import { freeTimes, isWithin, overlap, type Slot, slotAt } from './slots.ts'
import { formatSpan } from '../labels.ts'

type Asked = {
	specialistId: string
	interviewerAccountIds: readonly string[]
	minutes: number
	hours: Availability
	exceptInterviewId?: string
}

/** Times to suggest, as the form's fields hold them and as people read them. */
function suggestTimes({ minutes, hours }: Asked, busy: readonly Slot[], now: Date) {
	return freeTimes(minutes, busy, now, { hours }).map((slot) => ({
		date: istToday(slot.startsAt),
		time: istClock(slot.startsAt),
		text: formatSpan(slot),
	}))
}
export type Suggestion = ReturnType<typeof suggestTimes>[number]

type Names = { specialistName: string; colleagues: readonly { value: string; label: string }[] }

/** 'Dr Menon and Priya Nair (you) are not free then.': never where they are, nor with whom. */
export function formatConflict(busy: readonly Busy[], { specialistName, colleagues }: Names): string | null {
	const taken = new Set(busy.flatMap(({ interviewers }) => interviewers))
	const names = [
		...(busy.some(({ isSpecialist }) => isSpecialist) ? [specialistName] : []),
		...colleagues.filter(({ value }) => taken.has(value)).map(({ label }) => label),
	]
	if (names.length === 0) return null
	const listed = formatList(names)
	return plural(names.length, `${listed} is not free then.`, `${listed} are not free then.`)
}

/** What to know about a typed time before it is sent. */
function warningOf(at: string, { minutes, hours }: Asked, busy: readonly Busy[], names: Names): string | null {
	const [day = '', time = ''] = at.split('T')
	if (!isCalendarDate(day) || !/^\d\d:\d\d$/.test(time)) return null
	const slot = slotAt(day, time, minutes)
	const conflict = formatConflict(
		busy.filter((other) => overlap(other, slot)),
		names,
	)
	return conflict ?? (isWithin(hours, slot) ? null : 'Outside the hours in the applicant’s profile.')
}

/** Possible interviewers, and where most interviews are. */
export async function loadMeetingForm(member: Member, applicationId: string) {
	const [colleagues, place] = await Promise.all([listColleagues(member, applicationId), findPlace(applicationId)])
	return {
		colleagues: colleagues.map(({ accountId, name }) => ({
			value: accountId,
			label: accountId === member.accountId ? `${name} (you)` : name,
		})),
		place,
	}
}

type Subject = { applicationId: string; specialistId: string; specialistName: string; exceptInterviewId?: string }

/** What both forms that propose times need beside the interview: who can hold it, where the hospital is, free times. */
export async function loadProposalForm(
	member: Member,
	{ applicationId, specialistId, specialistName, exceptInterviewId }: Subject,
	search: URLSearchParams,
	now: Date,
	stored: readonly string[] = [member.accountId],
) {
	const [{ colleagues, place }, hours] = await Promise.all([
		loadMeetingForm(member, applicationId),
		readHours(db, specialistId),
	])
	const wanted = search.getAll('interviewer')
	const found = colleagues.flatMap(({ value }) => (wanted.includes(value) ? [value] : []))
	const interviewerAccountIds = found.length > 0 ? found : stored
	const minutes = lengthsInMinutes.find((each) => String(each) === search.get('minutes')) ?? defaultMinutes
	const asked = {
		specialistId,
		interviewerAccountIds,
		minutes,
		hours,
		...(exceptInterviewId ? { exceptInterviewId } : {}),
	}
	const busy = await listBusy(db, asked)
	const chosen = search.getAll('at').slice(0, 3)
	return {
		colleagues,
		interviewers: interviewerAccountIds,
		minutes,
		place,
		hours: formatAvailability(hours),
		today: istToday(now),
		suggestions: suggestTimes(asked, busy, now),
		chosen,
		warnings: chosen.map((at) => ({ at, text: warningOf(at, asked, busy, { specialistName, colleagues }) })),
	}
}

/** Where most interviews are: at the site of the job, or in its town where that is typed and another one. Offered as the first answer. */
async function findPlace(applicationId: string) {
	const { location, main, site, phone } = only(
		await db
			.select({
				location: jobs.location,
				main: { address: hospitals.address, city: hospitals.city, pin: hospitals.pin },
				site: { address: hospitalSites.address, city: hospitalSites.city, pin: hospitalSites.pin },
				phone: hospitals.phone,
			})
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.leftJoin(hospitalSites, eq(hospitalSites.id, jobs.siteId))
			.where(eq(applications.id, applicationId)),
	)
	const isElsewhere = site === null && townOf(location, null, main).city !== main.city
	return { address: isElsewhere ? location : addressLine(site ?? main), phone: formatSwitchboard(phone) }
}
