import { moneyWarning } from '#app/applications/labels.ts'
import { defineMessage, type MessageText } from '#app/notifications/message.ts'
import { t } from '#app/platform/language/words.ts'
import { formatTime, shortDate } from '#app/platform/text/dates.ts'
import type { Slot } from './proposing/slots.ts'
import type { InterviewMode, Side } from './status.ts'
import { type InterviewWhy, readReason } from './changes/stored-reasons.ts'
import { formatSpan, modeAndPlace } from './labels.ts'

type Interview = {
	id: string
	hospitalName: string
	hospitalInSms: string
	specialistName: string
	jobTitle: string
	mode: InterviewMode
	place: string
	note: string | null
}
type Scheduled = Interview & Slot
/** `freed` is the time that was agreed before. */
type Freed = Interview & { freed: Slot | null }

const hour = { startsAt: new Date('2026-12-01T04:30:00Z'), endsAt: new Date('2026-12-01T05:00:00Z') }
const other = { startsAt: new Date('2026-12-02T08:30:00Z'), endsAt: new Date('2026-12-02T09:00:00Z') }
const example: Interview = {
	id: '1',
	hospitalName: 'Lakeside Heart Institute',
	hospitalInSms: 'Lakeside Heart Institute',
	specialistName: 'Dr Asha Menon',
	jobTitle: 'Consultant Anesthesiologist',
	mode: 'in-person',
	place: '12 Lake Road, Wakad, Pune',
	note: 'Please bring your registration certificate.',
}
const scheduled = { ...example, ...hour }

/** The interview's page, and an email whose button opens it. */
const about = ({ id }: Pick<Interview, 'id'>, paragraphs: string[], button = t`View interview`) => ({
	href: `/interviews/${id}`,
	email: paragraphs,
	button,
})
const whereOf = ({ mode, place, note }: Interview) => ({
	place: `${modeAndPlace[mode]}: ${place}`,
	notes: note ? [note] : [],
})

/** Time, place and note. */
function detailsOf(interview: Scheduled): [string, ...string[]] {
	const { place, notes } = whereOf(interview)
	return [`${formatSpan(interview)}. ${place}`, ...notes]
}

/** '10:00 am, Tue 1 Dec': what an SMS has room for. */
const shortTime = (instant: Date) => `${formatTime(instant, { zone: false })}, ${shortDate(instant)}`

export const timesProposed = defineMessage({
	name: 'interviews.times-proposed',
	to: 'specialist',
	event: 'interview-proposed',
	examples: [
		{ ...example, freed: null, slots: [hour, other], round: 1 },
		{ ...example, freed: null, slots: [hour, other], round: 2 },
		{ ...example, freed: hour, slots: [other], round: 2 },
	],
	write(interview: Freed & { slots: Slot[]; round: number }) {
		const { hospitalName, jobTitle, freed, slots, round } = interview
		const { place, notes } = whereOf(interview)
		const title = freed
			? t`${{ hospital: hospitalName }} needs to reschedule your interview`
			: round > 1
				? t`${{ hospital: hospitalName }} has proposed new interview times`
				: t`${{ hospital: hospitalName }} has proposed interview times`
		const which = freed
			? t`Your earlier time, ${{ time: formatSpan(freed) }}, is cancelled. Choose one of these times instead:`
			: t`Choose one of these times:`
		const times = slots.map(formatSpan)
		return {
			title,
			app: t`${{ job: jobTitle }}. Choose a time.`,
			...about(
				interview,
				[`${title}: ${jobTitle}.`, which, ...times, place, ...notes, moneyWarning()],
				t`Choose a time`,
			),
			sms: { template: 'interview-proposed', params: { hospital: interview.hospitalInSms, job: jobTitle } },
			whatsapp: {
				template: 'interview_proposed',
				params: { hospital: interview.hospitalInSms, job: jobTitle },
				payloads: { times: `interview.times ${interview.id}`, details: `page.interview ${interview.id}` },
			},
		}
	},
})

/** The specialist chose the time, so only the email with the calendar invite is sent. */
export const interviewConfirmed = defineMessage({
	name: 'interviews.interview-confirmed',
	to: 'specialist',
	event: 'interview-changed',
	examples: [scheduled],
	write: (interview: Scheduled) => ({
		title: t`Your interview with ${{ hospital: interview.hospitalName }} is confirmed`,
		...about(interview, [`${interview.jobTitle}.`, ...detailsOf(interview), moneyWarning()]),
	}),
})

/** Text for the team about a scheduled interview. */
const forTeam = (interview: Scheduled) => ({
	app: `${formatSpan(interview)}. ${interview.jobTitle}`,
	...about(interview, [`${interview.specialistName}, ${interview.jobTitle}.`, ...detailsOf(interview)]),
})

export const timeChosen = defineMessage({
	name: 'interviews.time-chosen',
	to: 'member',
	event: 'interview-answered',
	examples: [scheduled],
	write: (interview: Scheduled) => ({
		title: `${interview.specialistName} chose an interview time`,
		...forTeam(interview),
	}),
})

export const otherTimesAsked = defineMessage({
	name: 'interviews.other-times-asked',
	to: 'member',
	event: 'interview-answered',
	examples: [
		{ ...example, freed: null, reason: 'I am on call on both days.' },
		{ ...example, freed: hour, reason: 'I am on call that day.' },
	],
	write({ freed, reason, specialistName, jobTitle, ...interview }: Freed & { reason: string }) {
		const cancelled = freed ? [`The earlier time, ${formatSpan(freed)}, is cancelled.`] : []
		return {
			title: `${specialistName} asked for other times`,
			app: `${jobTitle}. ${reason}`,
			...about(interview, [`${specialistName}, ${jobTitle}: ${reason}`, ...cancelled], 'Propose other times'),
		}
	},
})

/** `by` is null when the application ended. */
type Cancelled = Freed & { reason: InterviewWhy; by: Side | null }

function aboutCancelling(interview: Cancelled, name: string) {
	const { jobTitle: job, freed, by } = interview
	const reason = readReason(interview.reason)
	const cancelled = freed
		? t`${{ name }} cancelled the interview on ${{ time: formatSpan(freed) }}: ${{ job }}.`
		: t`${{ name }} cancelled the interview: ${{ job }}.`
	const paragraphs =
		by === null ? [t`The interview for ${{ job }} is cancelled.`, reason] : [cancelled, t`Reason: ${{ reason }}`]
	return { app: `${job}. ${reason}`, ...about(interview, paragraphs) }
}

export const interviewCancelled = defineMessage({
	name: 'interviews.interview-cancelled',
	to: 'specialist',
	event: 'interview-changed',
	examples: [
		{ ...example, freed: hour, by: 'hospital', reason: 'The panel is not available.' },
		{ ...example, freed: null, by: 'hospital', reason: 'The position has been filled.' },
		{ ...example, freed: hour, by: null, reason: { key: 'application-rejected' } },
	],
	write(interview: Cancelled): MessageText {
		const { hospitalName: hospital, freed, by } = interview
		const title = freed ? t`${{ hospital }} cancelled your interview` : t`${{ hospital }} cancelled the interview`
		return {
			title: by === null ? t`Your interview with ${{ hospital }} is cancelled` : title,
			...aboutCancelling(interview, hospital),
			...(freed &&
				by && {
					sms: {
						template: 'interview-cancelled',
						params: { hospital: interview.hospitalInSms, time: shortTime(freed.startsAt) },
					},
				}),
		}
	},
})

export const interviewCancelledBySpecialist = defineMessage({
	name: 'interviews.interview-cancelled-by-specialist',
	to: 'member',
	event: 'interview-answered',
	examples: [
		{ ...example, freed: hour, by: 'specialist', reason: 'I have accepted another position.' },
		{ ...example, freed: null, by: 'specialist', reason: 'I have accepted another position.' },
		{ ...example, freed: hour, by: null, reason: { key: 'application-withdrawn' } },
	],
	write(interview: Cancelled) {
		const { specialistName, freed, by } = interview
		const title = `${specialistName} ${freed ? 'cancelled' : 'declined'} the interview`
		return {
			title: by === null ? `The interview with ${specialistName} is cancelled` : title,
			...aboutCancelling(interview, specialistName),
		}
	},
})

/** The hospital rescheduled or cancelled: its members get only the email that updates their calendars. */
export const timeFreed = defineMessage({
	name: 'interviews.time-freed',
	to: 'member',
	event: 'interview-answered',
	examples: [
		{ ...example, freed: hour, isMoved: true },
		{ ...example, freed: hour, isMoved: false },
	],
	write: ({
		freed,
		isMoved,
		specialistName,
		jobTitle,
		...interview
	}: Interview & { freed: Slot; isMoved: boolean }) => ({
		title: `${isMoved ? 'Awaiting a new time' : 'Cancelled'}: interview with ${specialistName}`,
		...about(interview, [`The interview on ${formatSpan(freed)} is cancelled: ${specialistName}, ${jobTitle}.`]),
	}),
})

/** Same as `timeFreed`, for the specialist who asked for other times or cancelled. */
export const ownTimeFreed = defineMessage({
	name: 'interviews.own-time-freed',
	to: 'specialist',
	event: 'interview-changed',
	examples: [
		{ ...example, freed: hour, isMoved: true },
		{ ...example, freed: hour, isMoved: false },
	],
	write: ({ freed, isMoved, hospitalName, jobTitle, ...interview }: Interview & { freed: Slot; isMoved: boolean }) => ({
		title: isMoved
			? t`Your interview with ${{ hospital: hospitalName }} is on hold`
			: t`Your interview with ${{ hospital: hospitalName }} is cancelled`,
		...about(interview, [
			isMoved
				? t`As you asked, the interview on ${{ time: formatSpan(freed) }} is cancelled until a new time is agreed: ${{ job: jobTitle }}.`
				: t`As you asked, the interview on ${{ time: formatSpan(freed) }} is cancelled: ${{ job: jobTitle }}.`,
		]),
	}),
})

export const detailsChanged = defineMessage({
	name: 'interviews.details-changed',
	to: 'specialist',
	event: 'interview-moved',
	examples: [
		{ ...scheduled, hasMoved: true },
		{ ...scheduled, hasMoved: false },
	],
	write(interview: Scheduled & { hasMoved: boolean }): MessageText {
		const { hospitalName: hospital, startsAt, hasMoved } = interview
		const [first, ...notes] = detailsOf(interview)
		const lead = t`${{ job: interview.jobTitle }}. The time has not changed. Updated details:`
		return {
			title: hasMoved
				? t`${{ hospital }} changed the location of your interview`
				: t`${{ hospital }} changed the details of your interview`,
			app: t`The time has not changed. ${{ details: first }}`,
			...about(interview, [lead, first, ...notes, moneyWarning()]),
			[hasMoved ? 'sms' : 'smsInstead']: {
				template: 'interview-moved',
				params: { hospital: interview.hospitalInSms, time: shortTime(startsAt) },
			},
		}
	},
})

/** For interviewers who have not changed: email only. */
export const teamDetailsChanged = defineMessage({
	name: 'interviews.team-details-changed',
	to: 'member',
	event: 'interview-answered',
	examples: [scheduled],
	write: (interview: Scheduled) => ({
		...forTeam(interview),
		title: `Changed: interview with ${interview.specialistName}`,
		app: undefined,
	}),
})

export const interviewerNamed = defineMessage({
	name: 'interviews.interviewer-named',
	to: 'member',
	event: 'interview-answered',
	examples: [scheduled],
	write: (interview: Scheduled) => ({
		title: `You will interview ${interview.specialistName}`,
		...forTeam(interview),
	}),
})

/** Email only for the member who made the change. */
export const interviewerReplaced = defineMessage({
	name: 'interviews.interviewer-replaced',
	to: 'member',
	event: 'interview-answered',
	examples: [
		{ ...scheduled, isOwnChange: false, mayRead: true },
		{ ...scheduled, isOwnChange: true, mayRead: true },
		{ ...scheduled, isOwnChange: false, mayRead: false },
	],
	/** A colleague who only interviews reads the interviews that they take part in, and no longer this one. */
	write(interview: Scheduled & { isOwnChange: boolean; mayRead: boolean }) {
		const { specialistName, jobTitle, isOwnChange, mayRead } = interview
		const when = formatSpan(interview)
		return {
			title: `You no longer interview ${specialistName}`,
			app: isOwnChange ? undefined : `${when}. ${jobTitle}`,
			...about(interview, [`${when}: ${specialistName}, ${jobTitle}. Your team changed the interviewers.`]),
			...(mayRead ? {} : { href: '/interviews', button: 'View interviews' }),
		}
	},
})

/** `isUrgent`: sent two hours before the interview, not one day before. */
type Reminder = Scheduled & { isUrgent: boolean }
const prefix = ({ isUrgent }: Reminder) => (isUrgent ? 'Starting soon' : 'Reminder')

export const interviewReminder = defineMessage({
	name: 'interviews.interview-reminder',
	to: 'specialist',
	event: 'interview-reminder',
	examples: [
		{ ...scheduled, isUrgent: false },
		{ ...scheduled, isUrgent: true },
	],
	write(interview: Reminder): MessageText {
		const { hospitalName: hospital, jobTitle, startsAt, isUrgent } = interview
		return {
			title: isUrgent
				? t`Starting soon: your interview with ${{ hospital }}`
				: t`Reminder: your interview with ${{ hospital }}`,
			app: `${formatSpan(interview)}. ${jobTitle}`,
			...about(interview, [`${jobTitle}.`, ...detailsOf(interview), moneyWarning()]),
			[isUrgent ? 'sms' : 'smsInstead']: {
				template: 'interview-reminder',
				params: { hospital: interview.hospitalInSms, time: shortTime(startsAt) },
			},
		}
	},
})

export const interviewerReminder = defineMessage({
	name: 'interviews.interviewer-reminder',
	to: 'member',
	event: 'interviewer-reminder',
	examples: [
		{ ...scheduled, isUrgent: false },
		{ ...scheduled, isUrgent: true },
	],
	write: (interview: Reminder) => ({
		title: `${prefix(interview)}: interview with ${interview.specialistName}`,
		...forTeam(interview),
	}),
})

type Kept = Interview & { hour: Slot | null }
const whenKept = ({ hour: agreed }: Kept) => (agreed ? formatSpan(agreed) : 'the proposed interview times')

export const interviewKept = defineMessage({
	name: 'interviews.interview-kept',
	to: 'specialist',
	examples: [
		{ ...example, hour },
		{ ...example, hour: null },
	],
	write: (interview: Kept) => ({
		title: t`Job closed, interview still scheduled`,
		app: interview.hour
			? `${interview.hospitalName}, ${interview.jobTitle}: ${formatSpan(interview.hour)}`
			: t`${{ hospital: interview.hospitalName }}, ${{ job: interview.jobTitle }}: the proposed interview times`,
		href: `/interviews/${interview.id}`,
	}),
})

export const interviewKeptByHospital = defineMessage({
	name: 'interviews.interview-kept-by-hospital',
	to: 'member',
	examples: [
		{ ...example, hour },
		{ ...example, hour: null },
	],
	write: (interview: Kept) => ({
		title: 'Job closed, interview still scheduled',
		app: `${interview.specialistName}, ${interview.jobTitle}: ${whenKept(interview)}. Cancel it if you do not need it.`,
		href: `/interviews/${interview.id}`,
	}),
})

/** Names neither the specialist nor the job: the account has been erased. */
export const specialistGone = defineMessage({
	name: 'interviews.specialist-gone',
	to: 'member',
	examples: [{ hour }, { hour: null }],
	write: ({ hour: agreed }: { hour: Slot | null }) => ({
		title: 'Interview cancelled',
		app: `${agreed ? `The interview on ${formatSpan(agreed)}` : 'A proposed interview'} will not take place: the specialist closed their account.`,
		href: '/hospitals/dashboard/interviews',
	}),
})
