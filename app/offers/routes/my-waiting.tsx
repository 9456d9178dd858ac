import { brand } from '#app/brand.ts'
import { listMyRequests } from '#app/contacts/my-requests.server.ts'
import { aboutOf } from '#app/contacts/request-facts.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { WaitingPage, waitingRows } from '../components/waiting-page.tsx'
import { listWaitingOffers } from '../queries.server.ts'
import { listChecksOfMine, listOwedToMe, listTimesToChoose } from '../waiting.server.ts'
import type { Route } from './+types/my-waiting.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const now = new Date()
	const [offers, requests, times, decisions, checks] = await Promise.all([
		listWaitingOffers(actor),
		listMyRequests(actor),
		listTimesToChoose(actor),
		listOwedToMe(actor),
		listChecksOfMine(actor),
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
	]
	return { owed: waitingRows(owed, now), awaited: waitingRows([...decisions, ...checks], now) }
}

export const meta: Route.MetaFunction = () => [
	{ title: `Waiting for an answer · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function MyWaiting({ loaderData }: Route.ComponentProps) {
	return <WaitingPage {...loaderData} back={{ to: '/doctors/dashboard', label: 'Dashboard' }} />
}
