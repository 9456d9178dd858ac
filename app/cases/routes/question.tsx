import { participantOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { CaseThread } from '../case-thread.tsx'
import { AnswerInput } from '../schema.server.ts'
import { answerQuestion, findOwnQuestion } from '../thread.server.ts'
import type { Route } from './+types/question.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const question = await findOwnQuestion(participantOf(context), idParam(params.caseId))
	if (!question) throw notFound()
	return question
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = participantOf(context)
	const caseId = idParam(params.caseId)
	if (!(await findOwnQuestion(actor, caseId))) throw notFound()
	const form = await parseForm(request, AnswerInput)
	if (!form.ok) return invalid(form.problem)
	if (!(await answerQuestion(actor, caseId, form.value.body))) throw notFound()
	return redirectWith(`/questions/${caseId}`, { title: 'Message sent', detail: 'Our team will decide and notify you.' })
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Question({ loaderData: { id, kind, isAsked, messages }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Question from our team</PageTitle>
			<PageHeader
				title="Question from our team"
				lead={`${kind === 'review' ? 'About a text of your hospital that is in review.' : 'About your report.'}${
					isAsked ? ' We decide when you have answered.' : ''
				}`}
			/>
			<CaseThread messages={messages} reader="owner" />
			<AnswerForm action={`/questions/${id}`} problem={actionData} />
		</main>
	)
}
