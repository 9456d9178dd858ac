import { ApplicationPage } from '../applying/application-page.tsx'
import { applicationView } from '../applying/application-view.ts'
import { mergeSteps } from '../applying/timeline.ts'
import { findMyApplication } from '../applying/my-applications.server.ts'
import { brand } from '#app/brand.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { lineOf } from '#app/interviews/page/interview-line.ts'
import { InterviewPanel } from '#app/interviews/page/interview-panel.tsx'
import { findInterviewsAbout } from '#app/interviews/queries.server.ts'
import { pushKey } from '#app/notifications/push/subscriptions.server.ts'
import { findClocks } from '#app/offers/responses/answer-clock.server.ts'
import { waitingUntil } from '#app/offers/responses/late-answer-labels.ts'
import { findLateAnswer } from '#app/offers/responses/late-answers.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { listJoiningSteps } from '#app/offers/placements/joining-date-lists.server.ts'
import { findProposedDate } from '#app/offers/placements/joining-date.server.ts'
import { MyOffer } from '#app/offers/my-offer.tsx'
import { nextStep, owedAnswer } from '#app/offers/next-step.ts'
import { offerView } from '#app/offers/offer-view.ts'
import { PlacementPanel } from '#app/offers/placements/placement-panel.tsx'
import { findMyPlacement } from '#app/offers/placements/placement-queries.server.ts'
import { findMyOffers } from '#app/offers/queries.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findResumePreview } from '#app/specialists/resumes/resume-preview.server.ts'
import type { Route } from './+types/show.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	const found = await findMyApplication(actor, applicationId)
	if (!found) throw notFound()
	const [preview, offers, placement, interviews, clocks, late, joining] = await Promise.all([
		found.stage === 'applied' && found.resumeId
			? findResumePreview(found.resumeId, await listClaims(actor.specialistId))
			: null,
		findMyOffers(actor, [applicationId]),
		findMyPlacement(actor, applicationId),
		findInterviewsAbout(actor, [applicationId]),
		findClocks([applicationId]),
		findLateAnswer(db, applicationId),
		listJoiningSteps(actor, applicationId),
	])
	const offer = offers.get(applicationId)
	const interview = interviews.get(applicationId)
	const now = new Date()
	const application = applicationView(found, {
		now,
		pushKey: pushKey(),
		preview,
		clock: owedAnswer(clocks.get(applicationId), interview),
		late: late && { waits: late.waitsUntil && waitingUntil(late.waitsUntil) },
		next: nextStep(found, { interview, offer, now }),
	})
	return {
		application: { ...application, steps: mergeSteps(application.steps, joining) },
		hospitalId: found.hospitalId,
		offer: offer ? offerView(offer) : null,
		proposed: offer?.status === 'accepted' ? await findProposedDate(actor, offer.id) : null,
		placement,
		interview: interview ? lineOf(interview) : null,
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		title: `${loaderData ? t`Your application: ${{ job: loaderData.application.job.title }}` : t`Your application`} · ${brand.name}`,
	},
]

export default function Application({ loaderData }: Route.ComponentProps) {
	const { application, offer, proposed, placement, hospitalId, interview } = loaderData
	return (
		<ApplicationPage application={application}>
			<MyOffer offer={offer} proposed={proposed} />
			<InterviewPanel interview={interview} reader="specialist" />
			<PlacementPanel placement={placement} reader="specialist" reportHref={`/hospitals/${hospitalId}/report`} />
		</ApplicationPage>
	)
}
