import { holdCase } from '#app/cases/cases.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { caseAddress, queues } from '#app/cases/kinds.ts'
import { refusedWork } from '../cases/case-route.server.ts'
import { caseParam } from '../cases/case-route.server.ts'
import { HoldForm } from '../components/hold-form.tsx'
import { findNextCase } from '../cases/open-cases.server.ts'
import { HoldInput, wholeReason } from '../schema.server.ts'
import type { Route } from './+types/hold-case.ts'

export async function loader({ params }: Route.LoaderArgs) {
	const { kind, subjectId, title } = await caseParam(params)
	return { kind, id: subjectId, title }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const { title, ...subject } = await caseParam(params)
	const form = await parseForm(request, HoldInput)
	if (!form.ok) return invalid(form.problem)
	const next = await findNextCase(actor, subject.kind, subject.subjectId)
	const held = await holdCase(actor, subject, { days: form.value.days, reason: wholeReason(form.value) })
	if (!held.ok) throw refusedWork(held.failure)
	return redirectWith(next ?? queues[subject.kind].path, { title: `On hold: ${title}` })
}

export default function Hold({ loaderData: { kind, id, title }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{`Put on hold: ${title}`}</PageTitle>
			<PageHeader title={`Put on hold: ${title}`} back={{ to: caseAddress(kind, id), label: 'Back to record' }} />
			<HoldForm kind={kind} id={id} problem={actionData} />
		</main>
	)
}
