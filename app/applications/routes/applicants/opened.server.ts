import { openApplication } from '../../pipeline/applicant.server.ts'
import { applicantView } from '../../pipeline/applicant-view.ts'
import { loadRejection } from '../../pipeline/rejection.server.ts'
import { loadTeamView } from '../../pipeline/team-view.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { lineOf } from '#app/interviews/page/interview-line.ts'
import { findInterviewsAbout } from '#app/interviews/queries.server.ts'
import { findFitOfApplicants } from '#app/matching/applicant-facts.server.ts'
import { findClocks } from '#app/offers/responses/answer-clock.server.ts'
import { findProposedDate } from '#app/offers/placements/joining-date.server.ts'
import { listJoiningSteps } from '#app/offers/placements/joining-date-lists.server.ts'
import { offerView } from '#app/offers/offer-view.ts'
import { findHire } from '#app/offers/placements/placement-queries.server.ts'
import { listOffersFor } from '#app/offers/queries.server.ts'

export type OpenedApplicant = NonNullable<Awaited<ReturnType<typeof loadOpened>>>

/** Everything that the hospital reads of one applicant, on their page or beside a list; null when they are not its own. */
export async function loadOpened(member: Member, applicationId: string) {
	const found = await openApplication(member, applicationId)
	if (!found) return null
	const [offers, placement, team, interviews, fits, rejection, clocks, joining] = await Promise.all([
		listOffersFor(member, applicationId),
		findHire(member, applicationId),
		loadTeamView(member, applicationId),
		findInterviewsAbout(member, [applicationId]),
		findFitOfApplicants(member, [applicationId]),
		loadRejection(member, { name: found.name, job: found.jobTitle }),
		findClocks([applicationId]),
		listJoiningSteps(member, applicationId),
	])
	const interview = interviews.get(applicationId)
	const [last] = offers
	return {
		applicant: applicantView(found, new Date(), clocks.get(applicationId)),
		joining,
		rejection,
		offers: offers.map((offer) => ({ ...offerView(offer), author: offer.author })),
		proposed: last?.status === 'accepted' ? await findProposedDate(member, last.id) : null,
		placement,
		match: found.profile ? (fits.get(applicationId) ?? null) : null,
		team,
		interview: interview ? lineOf(interview) : null,
	}
}
