import { readRejection, type StoredRejection } from '#app/applications/reasons.ts'
import { whatHappensNext } from '#app/applications/labels.ts'
import { isOpen, type Stage } from '#app/applications/stage.ts'
import { lineOf, nextAbout } from '#app/interviews/page/interview-line.ts'
import type { InterviewSummary } from '#app/interviews/queries.server.ts'
import type { AnswerClock } from '#app/relations/answer-clock.ts'
import { afterOffer } from './labels.ts'

type Application = StoredRejection & {
	stage: Stage
	seenAt: Date | null
	jobStatus: string
	closedUnansweredAt: Date | null
}
type Around = { interview: InterviewSummary | undefined; offer: Parameters<typeof afterOffer>[0]; now: Date }

/** What the specialist can expect or has to do now: by the offer, by the interview, else by the stage. The same on every page. */
export const nextStep = (application: Application, { interview, offer, now }: Around): string =>
	whatHappensNext({
		stage: application.stage,
		seen: application.seenAt !== null,
		jobOpen: application.jobStatus === 'open',
		unanswered: application.closedUnansweredAt && readRejection(application),
		particular:
			(application.stage === 'offered' && afterOffer(offer)) ||
			(isOpen(application.stage) && nextAbout(interview, now)) ||
			null,
	})

/** No answer is expected of the hospital while it waits for the specialist to choose a time. */
export const owedAnswer = (
	clock: AnswerClock | undefined,
	interview: InterviewSummary | undefined,
): AnswerClock | null => (interview && lineOf(interview).isMyTurn ? null : (clock ?? null))
