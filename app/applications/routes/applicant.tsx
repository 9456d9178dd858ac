import { ApplicantPage } from '../pipeline/applicant-page.tsx'
import { mayReadApplication } from '../policy.ts'
import { isOpen } from '../stage.ts'
import { TeamNotes, TeamOpinions } from '../pipeline/team-panels.tsx'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { InterviewPanel } from '#app/interviews/page/interview-panel.tsx'
import { PersonMatch } from '#app/matching/person-match.tsx'
import { HospitalOffers } from '#app/offers/hospital-offers.tsx'
import { PlacementPanel } from '#app/offers/placements/placement-panel.tsx'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { Panel } from '#app/ui/page/panel.tsx'
import { loadOpened } from './applicants/opened.server.ts'
import type { Route } from './+types/applicant.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const opened = await loadOpened(verifiedMemberOf(context), idParam(params.applicationId))
	if (!opened) throw notFound()
	return opened
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const applicant = loaderData?.applicant
	return [{ title: `${applicant ? `${applicant.name}, ${applicant.job.title}` : 'Applicant'} · ${brand.name}` }]
}

export default function Applicant({
	loaderData: { applicant, joining, rejection, offers, proposed, placement, match, team, interview },
}: Route.ComponentProps) {
	const { id, stage } = applicant
	return (
		<ApplicantPage
			// Nothing typed about one applicant is there for the next.
			key={applicant.id}
			applicant={applicant}
			joining={joining}
			rejection={rejection}
			above={
				match ? (
					<Panel title="How this applicant matches the job">
						<PersonMatch match={match} isList />
					</Panel>
				) : null
			}
			beside={
				<>
					<InterviewPanel
						interview={interview}
						reader="hospital"
						proposeHref={isOpen(stage) && !applicant.isSuspended ? `/hospital/applications/${id}/interviews/new` : null}
					/>
					<HospitalOffers applicationId={id} offers={offers} proposed={proposed} isOffered={stage === 'offered'} />
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
