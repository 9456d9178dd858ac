import { brand } from '#app/brand.ts'
import { listMyRequests } from '#app/contacts/my-requests.server.ts'
import { aboutOf } from '#app/contacts/request-about.ts'
import { listOpenUserReports } from '#app/contacts/user-reports.server.ts'
import { listMyCoverWaiting } from '#app/cover/waiting.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { listOpenReports } from '#app/jobs/reports.server.ts'
import { WaitingPage, waitingRows } from '../components/waiting-page.tsx'
import { listWaitingOffers } from '../queries.server.ts'
import { awaitedReport, listChecksOfMine, listOwedToMe, listTimesToChoose } from '../waiting.server.ts'
import type { Route } from './+types/my-waiting.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const now = new Date()
	const [offers, requests, times, decisions, checks, reportedJobs, reportedHospitals, cover] = await Promise.all([
		listWaitingOffers(actor),
		listMyRequests(actor),
		listTimesToChoose(actor),
		listOwedToMe(actor),
		listChecksOfMine(actor),
		listOpenReports(actor),
		listOpenUserReports(actor),
		listMyCoverWaiting(actor),
	])
	const owed = [
		...offers.map(({ id, hospitalName, jobTitle, sentAt, expiresAt }) => ({
			key: `offer/${id}`,
			title: `${hospitalName}: job offer`,
			detail: jobTitle,
			href: `/offers/${id}`,
			clock: { since: sentAt, due: expiresAt },
		})),
		...requests
			.filter(({ status }) => status === 'sent')
			.map((request) => ({
				key: `request/${request.id}`,
				title: `${request.hospitalName}: contact request`,
				detail: aboutOf(request),
				href: `/contact-requests/${request.id}`,
				clock: { since: request.sentAt, due: request.expiresAt },
			})),
		...times,
		...cover.owed,
	]
	const reports = [
		...reportedJobs.map(({ jobId, title, ...report }) => ({ ...report, detail: title, href: `/jobs/${jobId}` })),
		...reportedHospitals.map(({ hospitalId, hospitalName, ...report }) => ({
			...report,
			detail: hospitalName,
			href: `/hospitals/${hospitalId}`,
		})),
	].map(awaitedReport)
	return {
		owed: waitingRows(owed, now),
		awaited: waitingRows([...decisions, ...checks, ...reports, ...cover.awaited], now),
	}
}

export const meta: Route.MetaFunction = () => [
	{ title: `Waiting for an answer · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function MyWaiting({ loaderData }: Route.ComponentProps) {
	return <WaitingPage {...loaderData} back={{ to: '/doctors/dashboard', label: 'Dashboard' }} />
}
