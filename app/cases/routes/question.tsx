import { participantOf } from '#app/identity/groups.server.ts'
import { isUndecided } from '#app/operations/cases/asked-party.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { CaseThread } from '../case-thread.tsx'
import { AnswerInput } from '../schema.server.ts'
import { answerQuestion, findOwnQuestion } from '../thread.server.ts'
import type { Route } from './+types/question.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const question = await findOwnQuestion(participantOf(context), idParam(params.caseId), isUndecided)
	if (!question) throw notFound()
	return question
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = participantOf(context)
	const caseId = idParam(params.caseId)
	if (!(await findOwnQuestion(actor, caseId, isUndecided))) throw notFound()
	const form = await parseForm(request, AnswerInput)
	if (!form.ok) return invalid(form.problem)
	const answered = await answerQuestion(actor, caseId, form.value.body, isUndecided)
	if (!answered.ok && answered.failure === 'not-found') throw notFound()
	if (!answered.ok) throw conflict(decided())
	return redirectWith(`/questions/${caseId}`, {
		title: t`Message sent`,
		detail: t`Our team will decide and notify you.`,
	})
}

const decided = () => t`We have already decided this, so we no longer need an answer.`

export default function Question({
	loaderData: { id, kind, isAsked, isDecided, messages },
	actionData,
}: Route.ComponentProps) {
	const title = isAsked ? t`Question from our team` : t`Messages with our team`
	const about = kind === 'review' ? 'About a text of your hospital that is in review.' : t`About your report.`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead={[about, isAsked ? t`We will decide once you reply.` : ''].filter(Boolean).join(' ')}
			/>
			<CaseThread messages={messages} reader="owner" />
			{isDecided ? <p>{decided()}</p> : <AnswerForm action={`/questions/${id}`} problem={actionData} />}
		</main>
	)
}
