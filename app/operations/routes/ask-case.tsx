import { canBeAsked, caseAddress, queues } from '#app/cases/kinds.ts'
import { answerAsOperator, askForMore } from '#app/cases/thread.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { findAskedParty } from '../cases/asked-party.server.ts'
import { questions } from '../cases/case-reasons.ts'
import { refusedWork } from '../cases/case-route.server.ts'
import { caseParam } from '../cases/case-route.server.ts'
import { QuestionForm } from '../components/question-form.tsx'
import { findNextCase } from '../cases/open-cases.server.ts'
import { QuestionInput } from '../schema.server.ts'
import type { Route } from './+types/ask-case.ts'

const noReporter = 'A visitor without an account reported this, so no one can be asked here.'

async function askableCase(params: Route.LoaderArgs['params']) {
	const found = await caseParam(params)
	const { kind } = found
	if (!canBeAsked(kind)) throw notFound()
	const isCheck = kind === 'hospital' || kind === 'credential'
	const party = isCheck ? null : await findAskedParty(kind, found.subjectId)
	if (!isCheck && party === null) throw conflict(noReporter)
	return { found: { ...found, kind }, party }
}

export async function loader({ params }: Route.LoaderArgs) {
	const { kind, subjectId, title } = (await askableCase(params)).found
	return { kind, id: subjectId, title, usualQuestions: questions[kind] }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const { found, party } = await askableCase(params)
	const { title, ...subject } = found
	const form = await parseForm(request, QuestionInput)
	if (!form.ok) return invalid(form.problem)
	const { question, freeText, sends } = form.value
	const body = [question, freeText].filter(Boolean).join('\n')
	if (sends === 'answer') {
		const answered = await answerAsOperator(actor, subject, body, party ?? undefined)
		if (!answered.ok) throw refusedWork(answered.failure)
		return redirectWith(caseAddress(subject.kind, subject.subjectId), {
			title: `Answer sent: ${title}`,
			detail: 'The case keeps its place in the queue.',
		})
	}
	const next = await findNextCase(actor, subject.kind, subject.subjectId)
	const asked = await askForMore(actor, subject, body, party ?? undefined)
	if (!asked.ok) throw refusedWork(asked.failure)
	return redirectWith(next ?? queues[subject.kind].path, {
		title: `Question sent: ${title}`,
		detail: 'The case returns to the queue when they reply.',
	})
}

export default function Ask({ loaderData: { kind, id, title, usualQuestions }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{`Answer or ask: ${title}`}</PageTitle>
			<PageHeader title={`Answer or ask: ${title}`} back={{ to: caseAddress(kind, id), label: 'Back to record' }} />
			<QuestionForm kind={kind} id={id} usualQuestions={usualQuestions} problem={actionData} />
		</main>
	)
}
