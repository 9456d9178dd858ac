import { listOpenRequests } from '#app/contacts/requests/my-requests.server.ts'
import { aboutOf } from '#app/contacts/requests/request-about.ts'
import { listOpenUserReports } from '#app/contacts/reports/user-reports.server.ts'
import { listMyCoverWaiting } from '#app/cover/waiting.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { listOpenReports } from '#app/jobs/review/reports.server.ts'
import { readShown } from '#app/platform/http/growing-list.ts'
import { WaitingPage, waitingLists } from '../components/waiting-page.tsx'
import { listJoiningDatesWaiting } from '../placements/joining-date-lists.server.ts'
import { listWaitingOffers } from '../queries.server.ts'
import { awaitedReport, listChecksOfMine, listOwedToMe, listTimesToChoose } from '../responses/waiting.server.ts'
import type { Route } from './+types/my-waiting.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const now = new Date()
	const [offers, requests, times, decisions, checks, reportedJobs, reportedHospitals, cover, joining] =
		await Promise.all([
			listWaitingOffers(actor),
			listOpenRequests(actor),
			listTimesToChoose(actor),
			listOwedToMe(actor),
			listChecksOfMine(actor),
			listOpenReports(actor),
			listOpenUserReports(actor),
			listMyCoverWaiting(actor),
			listJoiningDatesWaiting(actor),
		])
	const owed = [
		...offers.map(({ id, hospitalName, jobTitle, sentAt, expiresAt }) => ({
			key: `offer/${id}`,
			title: t`${{ hospital: hospitalName }}: job offer`,
			detail: jobTitle,
			href: `/offers/${id}`,
			clock: { since: sentAt, due: expiresAt },
		})),
		...requests.map((one) => ({
			key: `request/${one.id}`,
			title: t`${{ hospital: one.hospitalName }}: contact request`,
			detail: aboutOf(one),
			href: `/contact-requests/${one.id}`,
			clock: { since: one.sentAt, due: one.expiresAt },
		})),
		...times,
		...joining.owed,
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
	const awaited = [...decisions, ...checks, ...reports, ...joining.awaited, ...cover.awaited]
	const { pathname: path, searchParams } = new URL(request.url)
	return waitingLists({ owed, awaited }, { shown: readShown(searchParams), path, now })
}

export const meta = () => [titled(t`Waiting for an answer`)]

export default function MyWaiting({ loaderData }: Route.ComponentProps) {
	return <WaitingPage {...loaderData} back={{ to: '/doctors/dashboard', label: t`Dashboard` }} />
}
