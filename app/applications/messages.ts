import { type ApplicationWhy, readReason } from './reasons.ts'
import { defineMessage, type MessageText } from '#app/notifications/message.ts'
import { answerDays, closingDays } from '#app/relations/answer-clock.ts'
import { type Stage, stageNames } from './stage.ts'
import { moneyWarning, moveHeadline } from './labels.ts'
import { counted } from '#app/platform/text/counted.ts'
import { t } from '#app/platform/language/words.ts'

const specialistPage = (applicationId: string) => `/applications/${applicationId}`
const hospitalPage = (applicationId: string) => `/hospital/applications/${applicationId}`

type Application = {
	id: string
	jobTitle: string
	hospitalName: string
	hospitalInSms: string
	specialistName: string
}
/** What a message to the hospital says of one. */
type ToHospital = Omit<Application, 'hospitalName' | 'hospitalInSms'>
const example: Application = {
	id: '1',
	jobTitle: 'Consultant Anesthesiologist',
	hospitalName: 'Lakeside Heart Institute',
	hospitalInSms: 'Lakeside Heart Institute',
	specialistName: 'Dr Asha Menon',
}

export const applicationReceived = defineMessage({
	name: 'applications.application-received',
	to: 'member',
	event: 'application-received',
	examples: [example],
	write: ({ id, jobTitle, specialistName }: ToHospital) => ({
		title: `New application: ${jobTitle}`,
		app: `${specialistName} has applied.`,
		href: hospitalPage(id),
		email: [
			`${specialistName} applied for ${jobTitle}.`,
			'Specialists can see how quickly your hospital usually responds.',
		],
		button: 'View application',
	}),
})

export const applicationWithdrawn = defineMessage({
	name: 'applications.application-withdrawn',
	to: 'member',
	examples: [example],
	write: ({ id, jobTitle, specialistName }: ToHospital) => ({
		title: `${specialistName} withdrew their application`,
		app: jobTitle,
		href: hospitalPage(id),
	}),
})

export const invitedToApplyAgain = defineMessage({
	name: 'applications.invited-to-apply-again',
	to: 'specialist',
	event: 'application-moved',
	examples: [example],
	write: ({ id, jobTitle, hospitalName, hospitalInSms: hospital }: Omit<Application, 'specialistName'>) => ({
		title: t`${{ hospital: hospitalName }} has invited you to apply again`,
		app: jobTitle,
		href: specialistPage(id),
		email: [
			t`You withdrew your application for ${{ job: jobTitle }}. The hospital has invited you to send it again.`,
			t`Accept or decline on your application page. The hospital sees nothing of your profile until you accept.`,
		],
		button: t`View invitation`,
		smsInstead: { template: 'contact-request', params: { hospital, subject: jobTitle } },
		whatsapp: {
			template: 'invited_again',
			params: { hospital, job: jobTitle },
			payloads: {
				again: `invitation.ask ${id}`,
				decline: `invitation.decline ${id}`,
				details: `page.application ${id}`,
			},
		},
	}),
})

export const invitationDeclined = defineMessage({
	name: 'applications.invitation-declined',
	to: 'member',
	examples: [example],
	write: ({ id, jobTitle, specialistName }: ToHospital) => ({
		title: `${specialistName} declined your invitation to apply again`,
		app: jobTitle,
		href: hospitalPage(id),
	}),
})

type Transition = Omit<Application, 'specialistName'> & { to: Stage; reason?: ApplicationWhy | null | undefined }

/** For people without an email address. */
const closedSms = ({ hospitalInSms: hospital, jobTitle }: Pick<Application, 'hospitalInSms' | 'jobTitle'>) =>
	({ template: 'application-closed', params: { job: jobTitle, hospital } }) as const

function emailAboutTransition({ id, jobTitle, hospitalName, hospitalInSms, to, reason }: Transition): MessageText {
	const title = moveHeadline(to, hospitalName)
	const why = reason && readReason(reason)
	const isUrgent = to === 'interview' || to === 'offered'
	return {
		title,
		app: why ? t`${{ job: jobTitle }}. Reason: ${{ reason: why }}` : jobTitle,
		href: specialistPage(id),
		email: [
			`${title}: ${jobTitle}.`,
			...(why ? [t`Reason: ${{ reason: why }}`] : []),
			...(isUrgent ? [moneyWarning()] : []),
		],
		button: t`View your application`,
		// Only for what needs an answer soon.
		[isUrgent ? 'sms' : 'smsInstead']:
			to === 'rejected'
				? closedSms({ hospitalInSms, jobTitle })
				: {
						template: 'application-stage',
						params: { hospital: hospitalInSms, job: jobTitle, stage: stageNames[to] },
					},
		...(to === 'rejected'
			? {}
			: {
					whatsapp: {
						template: 'application_moved',
						params: { hospital: hospitalInSms, job: jobTitle, stage: stageNames[to] },
						payloads: { details: `page.application ${id}` },
					},
				}),
	}
}

export const applicationMoved = defineMessage({
	name: 'applications.application-moved',
	to: 'specialist',
	event: 'application-moved',
	examples: [
		{ ...example, to: 'shortlisted' },
		{ ...example, to: 'interview' },
		{ ...example, to: 'offered' },
		{ ...example, to: 'hired' },
	],
	write: emailAboutTransition,
})

export const applicationRejected = defineMessage({
	name: 'applications.application-rejected',
	to: 'specialist',
	event: 'application-rejected',
	examples: [{ ...example, to: 'rejected', reason: 'We have chosen someone with more cardiac experience.' }],
	write: emailAboutTransition,
})

/** A hospital left something open for too long: an answer, or, after an accepted offer, that the first day took place. */
type LeftOpen = { isFirstDay: boolean }
export const applicationUnanswered = defineMessage({
	name: 'applications.application-unanswered',
	to: 'specialist',
	event: 'application-rejected',
	examples: [
		{ ...example, isFirstDay: false },
		{ ...example, isFirstDay: true },
	],
	write: ({
		id,
		jobTitle,
		hospitalName,
		hospitalInSms,
		isFirstDay,
	}: Omit<Application, 'specialistName'> & LeftOpen) => ({
		title: isFirstDay
			? t`${{ hospital: hospitalName }} did not confirm your first day`
			: t`${{ hospital: hospitalName }} did not answer in ${{ days: closingDays }} days`,
		app: t`${{ job: jobTitle }}. We have closed your application.`,
		href: specialistPage(id),
		email: isFirstDay
			? [
					t`You accepted an offer for ${{ job: jobTitle }}. The hospital did not confirm in ${{ days: closingDays }} days that you started, so we have closed your application.`,
					t`Your agreement with the hospital stays as it is.`,
				]
			: [
					t`You applied for ${{ job: jobTitle }}. The hospital did not answer in ${{ days: closingDays }} days, so we have closed your application.`,
					t`You can apply for other jobs any time.`,
				],
		button: t`View your application`,
		smsInstead: closedSms({ hospitalInSms, jobTitle }),
	}),
})

/** Asked once the answer is late, and again after each time that the applicant has waited. */
export const answerLate = defineMessage({
	name: 'applications.answer-late',
	to: 'specialist',
	event: 'answer-late',
	examples: [{ ...example, days: 14 }],
	write: ({
		id,
		jobTitle,
		hospitalName,
		hospitalInSms: hospital,
		days,
	}: Omit<Application, 'specialistName'> & { days: number }) => ({
		title: t`${{ hospital: hospitalName }} has not answered for ${{ days }} days`,
		app: t`${{ job: jobTitle }}. You can wait another week, or withdraw your application.`,
		href: specialistPage(id),
		email: [
			t`You applied for ${{ job: jobTitle }}. The hospital has not answered for ${{ days }} days, and its answer is late.`,
			t`On your application page you can wait another week, or withdraw your application. If you do neither and no answer comes, we close your application and tell you so.`,
		],
		button: t`View your application`,
		smsInstead: { template: 'answer-late', params: { days: String(days), hospital, job: jobTitle } },
		whatsapp: {
			template: 'answer_late',
			params: { days: String(days), hospital, job: jobTitle },
			payloads: { close: `late.close ${id}`, wait: `late.wait ${id}`, details: `page.application ${id}` },
		},
	}),
})

export const applicationLeftUnanswered = defineMessage({
	name: 'applications.application-left-unanswered',
	to: 'member',
	examples: [
		{ ...example, isFirstDay: false },
		{ ...example, isFirstDay: true },
	],
	write: ({ id, jobTitle, specialistName, isFirstDay }: ToHospital & LeftOpen) => ({
		title: `We closed the application from ${specialistName}`,
		app: `${jobTitle}. Your hospital did not ${isFirstDay ? 'confirm the first day' : 'answer'} in ${closingDays} days.`,
		href: hospitalPage(id),
	}),
})

const applicants = (count: number) => counted(count, 'applicant is', 'applicants are')

export const answersDue = defineMessage({
	name: 'applications.answers-due',
	to: 'member',
	event: 'answers-due',
	examples: [{ count: 1 }, { count: 3 }],
	write: ({ count }: { count: number }) => ({
		title: `${applicants(count)} waiting for your answer`,
		app: `Shortlist or reject each applicant, send a message, or confirm a first day.`,
		href: '/hospital/today',
		email: [
			`${applicants(count)} waiting for an answer from your hospital. An answer is due ${answerDays} days after each application or your last answer.`,
			`We close an application after ${closingDays} days without an answer and tell the applicant so.`,
		],
		button: 'View who is waiting',
	}),
})

export const appliedJobRemoved = defineMessage({
	name: 'applications.applied-job-removed',
	to: 'specialist',
	event: 'application-job-closed',
	examples: [example],
	write: ({ id, jobTitle, hospitalName, hospitalInSms }: Omit<Application, 'specialistName'>) => ({
		title: t`We removed a job you applied for: ${{ job: jobTitle }}`,
		app: t`${{ hospital: hospitalName }}. Do not pay anyone or hand over original documents for this job.`,
		href: specialistPage(id),
		email: [
			t`We removed ${{ job: jobTitle }} at ${{ hospital: hospitalName }} because it broke our rules. Your application will not go any further.`,
			t`Do not pay anyone or hand over original documents for this job. Your profile and your other applications are not affected.`,
		],
		button: t`View your application`,
		smsInstead: closedSms({ hospitalInSms, jobTitle }),
	}),
})

export const appliedJobClosed = defineMessage({
	name: 'applications.applied-job-closed',
	to: 'specialist',
	event: 'application-job-closed',
	examples: [example],
	write: ({ id, jobTitle, hospitalName }: Omit<Application, 'specialistName'>) => ({
		title: t`${{ hospital: hospitalName }} closed a job you applied for`,
		app: jobTitle,
		href: specialistPage(id),
		email: [
			t`${{ job: jobTitle }} is closed to new applications. Yours stays active until the hospital decides or you withdraw it.`,
		],
		button: t`View your application`,
	}),
})

export const shortlistedForJob = defineMessage({
	name: 'applications.shortlisted-for-job',
	to: 'specialist',
	examples: [example],
	write: ({ id, jobTitle, hospitalName }: Omit<Application, 'specialistName'>) => ({
		title: t`${{ hospital: hospitalName }} has shortlisted you for a job`,
		app: jobTitle,
		href: specialistPage(id),
	}),
})

type Mention = ToHospital & { byName: string; note: string }

export const mentionedInNote = defineMessage({
	name: 'applications.mentioned-in-note',
	to: 'member',
	event: 'colleague-mentions-you',
	examples: [{ ...example, byName: 'Meera Kulkarni', note: '@Ravi Iyer please call the references.' }],
	write: ({ id, jobTitle, specialistName, byName, note }: Mention) => ({
		title: `${byName} mentioned you in a note on ${specialistName}`,
		app: note,
		href: `${hospitalPage(id)}#notes`,
		// The note itself stays on the site: more people than the team may read a mailbox.
		email: [`The note is about ${specialistName}, who applied for ${jobTitle}.`],
		button: 'View note',
		inEmail: { subject: `${byName} mentioned you in a note` },
	}),
})
