import { brand } from '#app/brand.ts'
import { countSentRequests, listSentRequests } from '#app/contacts/hospital-requests.server.ts'
import { aboutOf } from '#app/contacts/request-about.ts'
import { listOpenUserReports } from '#app/contacts/user-reports.server.ts'
import { listOurCoverWaiting } from '#app/cover/waiting.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { readShown } from '#app/platform/growing-list.ts'
import { WaitingPage, waitingLists } from '../components/waiting-page.tsx'
import { awaitedReport, listApplicantsWaiting, listOffersWaiting } from '../waiting.server.ts'
import type { Route } from './+types/hospital-waiting.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const now = new Date()
	const { pathname: path, searchParams } = new URL(request.url)
	const shown = readShown(searchParams)
	const [applicants, offers, requests, reports, cover, requestCounts] = await Promise.all([
		listApplicantsWaiting(member, shown),
		listOffersWaiting(member, shown),
		listSentRequests(member, { status: 'sent', shown, order: 'due' }),
		listOpenUserReports(member),
		listOurCoverWaiting(member),
		countSentRequests(member),
	])
	const asked = requests.map((one) => ({
		key: `request/${one.id}`,
		title: `${one.name ?? 'A specialist'}: answer to your contact request`,
		detail: aboutOf(one),
		href: '/hospital/contact-requests',
		clock: { since: one.sentAt, due: one.expiresAt },
	}))
	const reported = reports.map(({ id, since, specialistId }) =>
		awaitedReport({ id, since, detail: 'Report of a specialist', href: `/doctors/${specialistId}` }),
	)
	const lists = {
		owed: [...applicants.rows, ...cover.owed],
		awaited: [...offers.rows, ...cover.awaited, ...asked, ...reported],
	}
	return waitingLists(
		lists,
		{ shown, path, now },
		{
			owed: applicants.total + cover.owed.length,
			awaited: offers.total + requestCounts.sent + cover.awaited.length + reported.length,
		},
	)
}

export const meta: Route.MetaFunction = () => [
	{ title: `Waiting for an answer · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function HospitalWaiting({ loaderData }: Route.ComponentProps) {
	return <WaitingPage {...loaderData} back={{ to: '/hospital/applicants', label: 'Applicants' }} />
}
