import { listMyRequests } from '#app/contacts/my-requests.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { lineOf } from '#app/interviews/interview-line.ts'
import { listInterviewsAhead } from '#app/interviews/queries.server.ts'
import { listWaitingOffers } from '#app/offers/queries.server.ts'
import { wasAskedToHide } from '../../onboarding.server.ts'

export type Waiting = { key: string; title: string; detail: string; href: string; action: string }

const notInSearch: Waiting = {
	key: 'not-in-search',
	title: 'Hospitals cannot find you yet',
	detail: 'Choose who should not see you, and your profile goes into search.',
	href: '/doctors/complete-profile/details',
	action: 'Set up profile',
}

/** What only the specialist can answer, the most pressing first; and the interviews that are fixed. */
export async function loadNeedsYou(actor: Specialist) {
	const [interviews, offers, requests, wasAsked] = await Promise.all([
		listInterviewsAhead(actor),
		listWaitingOffers(actor),
		listMyRequests(actor),
		wasAskedToHide(actor),
	])
	const lines = interviews.map(lineOf)
	const waiting: Waiting[] = [
		...offers.map(({ id, hospitalName, jobTitle }) => ({
			key: `offer/${id}`,
			title: `Offer: ${hospitalName}`,
			detail: jobTitle,
			href: `/offers/${id}`,
			action: 'Respond to offer',
		})),
		...lines
			.filter(({ isMyTurn }) => isMyTurn)
			.map(({ id, hospitalName, jobTitle }) => ({
				key: `interview/${id}`,
				title: `Interview: ${hospitalName}`,
				detail: jobTitle,
				href: `/interviews/${id}`,
				action: 'Choose a time',
			})),
		...requests
			.filter(({ status }) => status === 'sent')
			.map(({ id, hospitalName, jobTitle }) => ({
				key: `request/${id}`,
				title: `Contact request: ${hospitalName}`,
				detail: jobTitle ?? 'Wants to contact you',
				href: `/contact-requests/${id}`,
				action: 'View request',
			})),
		...(wasAsked ? [] : [notInSearch]),
	]
	return { waiting, interviews: lines.filter(({ status }) => status === 'scheduled') }
}
