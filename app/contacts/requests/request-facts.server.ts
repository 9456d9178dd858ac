import { hospitalSites, hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { townOf } from '#app/jobs/form/town.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { formatPayRange, type PayUnit } from '#app/platform/text/money.ts'
import { aboutOf } from './request-about.ts'
import type { RequestFacts } from './request-view.tsx'
import type { RequestStatus } from '../status.ts'

/** What says where the work is: the job, its site, and the hospital where there is neither. */
export const requestTown = {
	location: jobs.location,
	siteCity: hospitalSites.city,
	sitePin: hospitalSites.pin,
	city: hospitals.city,
	pin: hospitals.pin,
}
type RequestTown = {
	location: string | null
	siteCity: string | null
	sitePin: string | null
	city: string | null
	pin: string | null
}

/** The town of the job that the request is about; without a job, of the place that it names, or else the hospital’s own. */
export const townOfRequest = ({ location, siteCity, sitePin, ...own }: RequestTown, place: string) =>
	townOf(location ?? place, { city: siteCity, pin: sitePin }, own).city ?? ''

type Row = {
	status: RequestStatus
	hospitalId: string
	hospitalName: string
	town: RequestTown
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
	city: townOfRequest(row.town, row.place),
	sender: row.sender,
	about: aboutOf(row),
	jobHref: row.jobId && row.jobIsOpen ? `/jobs/${row.jobId}` : null,
	pay: formatPayRange(row.payMinPaise, row.payMaxPaise, row.payUnit),
	place: row.place,
	message: row.message,
	sent: formatDate(row.sentAt),
	answerBy: row.status === 'sent' ? formatDate(row.expiresAt) : null,
})
