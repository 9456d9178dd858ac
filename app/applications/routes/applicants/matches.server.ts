import type { Member } from '#app/identity/actor.ts'
import { findFitOfApplicants } from '#app/matching/people-for-job.server.ts'
import { bandOf, notEnough } from '#app/matching/weights.ts'
import type { ApplicantsPage } from '../../applicants-page.server.ts'

/** Adds to each applicant's card how they fit the job they applied for, with the same few queries for all cards. */
export async function withMatches(member: Member, page: ApplicantsPage): Promise<ApplicantsPage> {
	const fits = await findFitOfApplicants(
		member,
		page.applicants.map(({ id }) => id),
	)
	return {
		...page,
		applicants: page.applicants.map((card) => {
			const fit = fits.get(card.id)
			if (!fit) return card
			const { score, lacking, reasons, misses } = fit
			const label = score === null ? `${notEnough}. Not provided: ${lacking.join(', ')}` : bandOf(score)
			return { ...card, match: { label, score, reasons, misses } }
		}),
	}
}
