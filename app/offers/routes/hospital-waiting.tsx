import { brand } from '#app/brand.ts'
import { countSentRequests, listSentRequests } from '#app/contacts/hospital-requests.server.ts'
import { aboutOf } from '#app/contacts/request-about.ts'
import { listOpenUserReports } from '#app/contacts/user-reports.server.ts'
import { listOurCoverWaiting } from '#app/cover/waiting.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { WaitingPage, waitingRows } from '../components/waiting-page.tsx'
import { awaitedReport, countWaiting, listApplicantsWaiting, listOffersWaiting, maxListed } from '../waiting.server.ts'
import type { Route } from './+types/hospital-waiting.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const now = new Date()
	const [owed, offers, requests, reports, cover, counts, requestCounts] = await Promise.all([
		listApplicantsWaiting(member),
		listOffersWaiting(member),
		listSentRequests(member, { status: 'sent', shown: maxListed }),
		listOpenUserReports(member),
		listOurCoverWaiting(member),
		countWaiting(member),
		countSentRequests(member),
	])
	const awaited = [
		...offers,
		...cover.awaited,
		...requests.map((request) => ({
			key: `request/${request.id}`,
			title: `${request.name ?? 'A specialist'}: answer to your contact request`,
			detail: aboutOf(request),
			href: '/hospital/contact-requests',
			clock: { since: request.sentAt, due: request.expiresAt },
		})),
	]
	const reported = reports.map(({ id, since, specialistId }) =>
		awaitedReport({ id, since, detail: 'Report of a specialist', href: `/doctors/${specialistId}` }),
	)
	const lists = { owed: [...owed, ...cover.owed], awaited: [...awaited, ...reported] }
	// What a list leaves out is counted too.
	const leftOut = {
		owed: counts.applicants - owed.length,
		awaited: counts.offers + requestCounts.sent - offers.length - requests.length,
	}
	return {
		owed: waitingRows(lists.owed, now),
		awaited: waitingRows(lists.awaited, now),
		total: { owed: lists.owed.length + leftOut.owed, awaited: lists.awaited.length + leftOut.awaited },
	}
}

export const meta: Route.MetaFunction = () => [
	{ title: `Waiting for an answer · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function HospitalWaiting({ loaderData }: Route.ComponentProps) {
	return <WaitingPage {...loaderData} back={{ to: '/hospital/applicants', label: 'Applicants' }} />
}
