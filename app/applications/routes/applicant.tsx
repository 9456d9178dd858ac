import { openApplication } from '../applicant.server.ts'
import { ApplicantPage } from '../applicant-page.tsx'
import { applicantView } from '../applicant-view.ts'
import { mayReadApplication } from '../policy.ts'
import { isOpen } from '../stage.ts'
import { TeamNotes, TeamOpinions } from '../team-panels.tsx'
import { loadTeamView } from '../team-view.server.ts'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { lineOf } from '#app/interviews/interview-line.ts'
import { InterviewPanel } from '#app/interviews/interview-panel.tsx'
import { findInterviewsAbout } from '#app/interviews/queries.server.ts'
import { findFitOfApplicants } from '#app/matching/people-for-job.server.ts'
import { PersonMatch } from '#app/matching/person-match.tsx'
import { HospitalOffers } from '#app/offers/hospital-offers.tsx'
import { offerView } from '#app/offers/offer-view.ts'
import { PlacementPanel } from '#app/offers/placement-panel.tsx'
import { findHire } from '#app/offers/placement-queries.server.ts'
import { listOffersFor } from '#app/offers/queries.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { Route } from './+types/applicant.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const found = await openApplication(member, applicationId)
	if (!found) throw notFound()
	const [offers, placement, team, interviews, fits] = await Promise.all([
		listOffersFor(member, applicationId),
		findHire(member, applicationId),
		loadTeamView(member, applicationId),
		findInterviewsAbout(member, [applicationId]),
		findFitOfApplicants(member, [applicationId]),
	])
	const interview = interviews.get(applicationId)
	return {
		applicant: applicantView(found, new Date()),
		offers: offers.map((offer) => ({ ...offerView(offer), author: offer.author })),
		placement,
		match: found.profile ? (fits.get(applicationId) ?? null) : null,
		team,
		interview: interview ? lineOf(interview) : null,
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const applicant = loaderData?.applicant
	return [{ title: `${applicant ? `${applicant.name}, ${applicant.job.title}` : 'Applicant'} · ${brand.name}` }]
}

export default function Applicant({
	loaderData: { applicant, offers, placement, match, team, interview },
}: Route.ComponentProps) {
	const { id, stage } = applicant
	return (
		<ApplicantPage
			applicant={applicant}
			above={
				match ? (
					<Panel title="How this applicant matches the job">
						<PersonMatch match={match} />
					</Panel>
				) : null
			}
			beside={
				<>
					<InterviewPanel
						interview={interview}
						reader="hospital"
						proposeHref={isOpen(stage) ? `/hospital/applications/${id}/interviews/new` : null}
					/>
					<HospitalOffers applicationId={id} offers={offers} isOffered={stage === 'offered'} />
					<PlacementPanel
						placement={placement}
						reader="hospital"
						closeJobHref={applicant.job.isOpen ? `/hospital/jobs/${applicant.job.id}/closure` : null}
					/>
					<TeamOpinions applicationId={id} team={team} mayScore={mayReadApplication(stage)} />
				</>
			}
		>
			<TeamNotes applicationId={id} team={team} />
		</ApplicantPage>
	)
}
