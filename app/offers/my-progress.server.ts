import type { TrackedApplication } from '#app/applications/applying/application-tracks.tsx'
import { listMyApplications } from '#app/applications/applying/my-applications.server.ts'
import { t } from '#app/platform/language/words.ts'
import { findPublishedResponses } from './responses/published-responses.server.ts'
import { isOpen } from '#app/applications/stage.ts'
import { responseDue, trackerOf } from '#app/applications/applying/tracker.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { lineOf } from '#app/interviews/page/interview-line.ts'
import { findInterviewsAbout, type InterviewSummary } from '#app/interviews/queries.server.ts'
import { formatDay, formatTime, relativeDays } from '#app/platform/text/dates.ts'
import { findClocks } from './responses/answer-clock.server.ts'
import { nextStep, owedAnswer } from './next-step.ts'
import { findMyOffers } from './queries.server.ts'

/** Every application of the specialist with its tracker, the newest activity first. */
export async function listMyProgress(actor: Specialist, now: Date): Promise<TrackedApplication[]> {
	const found = await listMyApplications(actor)
	const ids = found.map(({ id }) => id)
	const [interviews, offers, responses, clocks] = await Promise.all([
		findInterviewsAbout(actor, ids),
		findMyOffers(actor, ids),
		findPublishedResponses(),
		findClocks(ids),
	])
	const rows = found.map((application) => {
		const { id, stage, seenAt, jobTitle, hospitalName, hospitalLogo, hospitalId, appliedAt, stageChangedAt } =
			application
		const offer = offers.get(id)
		const interview = interviews.get(id)
		const clock = owedAnswer(clocks.get(id), interview)
		const due = responseDue(stage, clock ?? undefined, responses(hospitalId).typical ?? undefined, now)
		const times = [stageChangedAt, ...(seenAt ? [seenAt] : []), ...(offer ? [offer.sentAt] : [])]
		const activeAt = new Date(Math.max(...times.map((at) => at.getTime())))
		const isWaitingOffer = stage === 'offered' && offer?.status === 'sent'
		const tracked = {
			id,
			jobTitle,
			hospitalName,
			hospitalLogo,
			tracker: trackerOf(application),
			applied: formatDay(appliedAt),
			due,
			brief:
				(isWaitingOffer && t`Respond by ${{ day: formatDay(offer.expiresAt) }}`) ||
				(stage === 'offered' && offer?.status === 'accepted' && t`Joining ${{ day: formatDay(offer.startsOn) }}`) ||
				// Beside 'Offer' its hour would be read as that of the offer.
				(isOpen(stage) && stage !== 'offered' && briefOf(interview, now)) ||
				(due?.isLate && t.of('answer')`Late`) ||
				relativeDays(activeAt, now, { today: t`Today`, yesterday: t`Yesterday` }),
			next: nextStep(application, { interview, offer, now }),
		}
		return { activeAt, application: tracked }
	})
	return rows.toSorted((a, b) => b.activeAt.getTime() - a.activeAt.getTime()).map(({ application }) => application)
}

/** The time of an interview that is still to come, or that one is to be chosen. */
function briefOf(found: InterviewSummary | undefined, now: Date): string | null {
	if (!found) return null
	const { status, startsAt, endsAt } = found
	if (lineOf(found).isMyTurn) return t`Choose a time`
	if (status !== 'scheduled' || !startsAt || !endsAt || endsAt < now) return null
	return `${formatDay(startsAt)}, ${formatTime(startsAt, { zone: false })}`
}
