import { defineMessage } from '#app/notifications/message.ts'
import { type ReportReason, reportReasonNames } from './review/report-rules.ts'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { t } from '#app/platform/language/words.ts'

type Job = { jobId: string; jobTitle: string }
const job = { jobId: '1', jobTitle: 'Consultant Anesthesiologist', hospitalName: 'Lakeside Heart Institute' }

export const jobReportReceived = defineMessage({
	name: 'jobs.job-report-received',
	to: 'specialist',
	examples: [job],
	write: ({ jobId, jobTitle, hospitalName }: Job & { hospitalName: string }) => ({
		title: t`We received your report`,
		app: t`${{ job: jobTitle }}, ${{ hospital: hospitalName }}. We are reviewing it and will tell you the outcome here.`,
		href: `/jobs/${jobId}`,
	}),
})

type Reported = Job & { hospitalName: string; reportId: string; reason: ReportReason }

export const jobReported = defineMessage({
	name: 'jobs.job-reported',
	to: 'operator',
	examples: [{ ...job, reportId: '1', reason: 'fee-asked' }],
	write: ({ jobTitle, hospitalName, reportId, reason }: Reported) => ({
		title: `Reported: ${jobTitle}`,
		app: `${hospitalName}. ${reportReasonNames[reason]}`,
		href: `/operator/reports/${reportId}`,
	}),
})

/** The outcome, here and in the next message, is text that the operator wrote. */
export const jobReportReviewed = defineMessage({
	name: 'jobs.job-report-reviewed',
	to: 'specialist',
	examples: [
		{ ...job, isRemoved: true, outcome: 'The hospital asked applicants for a fee.' },
		{ ...job, isRemoved: false, outcome: 'The hospital has corrected the pay.' },
	],
	write: ({ jobId, jobTitle, isRemoved, outcome }: Job & { isRemoved: boolean; outcome: string }) => ({
		title: isRemoved
			? t`We removed a job you reported: ${{ job: jobTitle }}`
			: t`We reviewed your report: ${{ job: jobTitle }}`,
		app: saidChoice(outcome),
		href: `/jobs/${jobId}`,
	}),
})

export const jobStopped = defineMessage({
	name: 'jobs.job-stopped',
	to: 'member',
	examples: [{ jobTitle: 'Consultant Anesthesiologist' }],
	write: ({ jobTitle }: { jobTitle: string }) => ({
		title: `Your job is paused: ${jobTitle}`,
		app: 'Our team is checking it. We will tell you what we decide.',
		href: '/hospitals/dashboard/jobs',
	}),
})

/** What became of a job that we had paused, when it is not removed. */
export const jobKept = defineMessage({
	name: 'jobs.job-kept',
	to: 'member',
	examples: [
		{ jobTitle: 'Consultant Anesthesiologist', isOpen: true },
		{ jobTitle: 'Consultant Anesthesiologist', isOpen: false },
	],
	write: ({ jobTitle, isOpen }: { jobTitle: string; isOpen: boolean }) => ({
		title: isOpen ? `Your job is open again: ${jobTitle}` : `We finished checking your job: ${jobTitle}`,
		app: isOpen
			? 'We checked it and will not remove it.'
			: 'We will not remove it. It is not open now. You can open it under Job Postings.',
		href: '/hospitals/dashboard/jobs',
	}),
})

export const jobReturned = defineMessage({
	name: 'jobs.job-returned',
	to: 'member',
	examples: [job],
	write: ({ jobId, jobTitle }: Job) => ({
		title: `Appeal granted: ${jobTitle}`,
		app: 'The job is yours again. You can reopen or post it under Job Postings.',
		href: `/jobs/${jobId}`,
	}),
})

export const jobRemoved = defineMessage({
	name: 'jobs.job-removed',
	to: 'member',
	examples: [{ ...job, reason: 'Hospitals may not ask applicants for a fee.' }],
	write: ({ jobId, jobTitle, reason }: Job & { reason: string }) => ({
		title: `We removed your job: ${jobTitle}`,
		app: `Reason: ${reason}`,
		href: `/jobs/${jobId}`,
	}),
})
