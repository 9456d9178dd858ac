import { eq } from 'drizzle-orm'
import { formatSwitchboard } from '#app/hospitals/phone.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { istToday } from '#app/platform/dates.ts'
import { db, only } from '#app/platform/db.server.ts'
import { formatAvailability } from '#app/specialists/profile.ts'
import { type Availability, specialists } from '#app/specialists/tables.server.ts'
import { listBusy } from './busy.server.ts'
import { listColleagues } from './hospital-interviews.server.ts'
import { lengthsInMinutes, defaultMinutes } from './limits.ts'
import { freeTimes, istClock, type Slot } from './slots.ts'
import { formatSpan } from './labels.ts'

type Asked = {
	specialistId: string
	interviewerAccountId: string
	minutes: number
	hours: Availability
	exceptInterviewId?: string
}

/** Times to suggest, as the form's fields hold them and as people read them. */
async function suggestTimes(asked: Asked, now: Date) {
	const free = freeTimes(asked.minutes, await listBusy(db, asked), now, { hours: asked.hours })
	return free.map((slot: Slot) => ({
		date: istToday(slot.startsAt),
		time: istClock(slot.startsAt),
		text: formatSpan(slot),
	}))
}
export type Suggestion = Awaited<ReturnType<typeof suggestTimes>>[number]

/** Possible interviewers, and where most interviews are. */
export async function loadMeetingForm(member: Member) {
	const [colleagues, place] = await Promise.all([listColleagues(member), findPlace(member)])
	return {
		colleagues: colleagues.map(({ accountId, name }) => ({
			value: accountId,
			label: accountId === member.accountId ? `${name} (you)` : name,
		})),
		place,
	}
}

/** What both forms that propose times need beside the interview: who can hold it, where the hospital is, free times. */
export async function loadProposalForm(
	member: Member,
	{ specialistId, exceptInterviewId }: { specialistId: string; exceptInterviewId?: string },
	search: URLSearchParams,
	now: Date,
) {
	const [{ colleagues, place }, hours] = await Promise.all([loadMeetingForm(member), readHours(specialistId)])
	const wanted = search.get('interviewer')
	const interviewer = colleagues.find(({ value }) => value === wanted)?.value ?? member.accountId
	const minutes = lengthsInMinutes.find((each) => String(each) === search.get('minutes')) ?? defaultMinutes
	const asked = { specialistId, interviewerAccountId: interviewer, minutes, hours }
	return {
		colleagues,
		interviewer,
		minutes,
		place,
		hours: { byDay: hours, lines: formatAvailability(hours) },
		today: istToday(now),
		suggestions: await suggestTimes({ ...asked, ...(exceptInterviewId ? { exceptInterviewId } : {}) }, now),
		chosen: search.getAll('at').slice(0, 3),
	}
}

/** When the applicant is available, as the hospital reads it in their profile. */
async function readHours(specialistId: string): Promise<Availability> {
	const [profile] = await db
		.select({ availability: specialists.availability })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	return profile?.availability ?? {}
}

/** Where most interviews are: offered as the first answer. */
async function findPlace(member: Member) {
	const { address, city, pin, phone } = only(
		await db
			.select({ address: hospitals.address, city: hospitals.city, pin: hospitals.pin, phone: hospitals.phone })
			.from(hospitals)
			.where(eq(hospitals.id, member.hospitalId)),
	)
	return {
		address: [address.replaceAll('\n', ', '), [city, pin].filter(Boolean).join(' ')].join(', '),
		phone: formatSwitchboard(phone),
	}
}
