import type { ApplicantCard, CardLine } from '../../pipeline/applicant-card.ts'
import type { ApplicantsPage } from '../../pipeline/applicants-page.server.ts'
import { isOpen } from '../../stage.ts'
import type { Member } from '#app/identity/actor.ts'
import { interviewOnCard } from '#app/interviews/page/on-card.ts'
import { findInterviewsAbout } from '#app/interviews/queries.server.ts'
import { findOffersAbout } from '#app/offers/queries.server.ts'
import { offerOnCard } from '#app/offers/labels.ts'

/** The same for every card, so that it is sent to the page once. */
const none: CardLine[] = []

/** Adds the interview and offer state to each applicant's card, with one query each for all cards. */
export async function withStatusLines(member: Member, page: ApplicantsPage, now = new Date()): Promise<ApplicantsPage> {
	const ids = page.applicants.map(({ id }) => id)
	const [interviews, offers] = await Promise.all([findInterviewsAbout(member, ids), findOffersAbout(member, ids)])
	const linesOf = ({ id, stage }: ApplicantCard): CardLine[] => {
		// After joining, the stage says enough.
		if (stage === 'hired') return none
		const [interview, offer] = [interviews.get(id), offers.get(id)]
		const lines = [interview && interviewOnCard(interview, now), offer && offerOnCard(offer)].filter((line) => !!line)
		if (lines.length === 0) return none
		// Nothing is left to do about who is rejected or gone.
		return isOpen(stage) ? lines : lines.map(({ text }) => ({ text, isDue: false }))
	}
	return { ...page, applicants: page.applicants.map((card) => ({ ...card, statusLines: linesOf(card) })) }
}
