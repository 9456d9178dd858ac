import { formatDate } from '#app/platform/dates.ts'
import { formatPayRange, type PayUnit } from '#app/platform/money.ts'
import type { RequestFacts } from './request-view.tsx'
import type { RequestStatus } from './status.ts'

type Row = {
	status: RequestStatus
	hospitalId: string
	hospitalName: string
	hospitalCity: string | null
	hospitalIsVerified: boolean
	sender: string | null
	jobId: string | null
	jobTitle: string | null
	jobIsOpen: boolean
	reason: string | null
	payMinPaise: bigint
	payMaxPaise: bigint | null
	payUnit: PayUnit
	place: string
	message: string
	sentAt: Date
	expiresAt: Date
}

/** A stored request, ready to print. */
export const factsOf = (row: Row): RequestFacts => ({
	hospitalName: row.hospitalName,
	hospitalIsVerified: row.hospitalIsVerified,
	hospitalHref: row.hospitalIsVerified ? `/hospitals/${row.hospitalId}` : null,
	city: row.hospitalCity ?? '',
	sender: row.sender,
	about: aboutOf(row),
	jobHref: row.jobId && row.jobIsOpen ? `/jobs/${row.jobId}` : null,
	pay: formatPayRange(row.payMinPaise, row.payMaxPaise, row.payUnit),
	place: row.place,
	message: row.message,
	sent: formatDate(row.sentAt),
	answerBy: row.status === 'sent' ? formatDate(row.expiresAt) : null,
})

/** The job title or else the reason, because accepting leads to the job. */
export const aboutOf = ({ jobTitle, reason }: { jobTitle: string | null; reason: string | null }) =>
	jobTitle ?? reason ?? 'A job opportunity'
