import { memberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { hospitalCasePage } from '../messages.ts'
import { AnswerInput } from '../schema.server.ts'
import { answerForHospital } from '../thread.server.ts'
import type { Route } from './+types/answer-for-hospital.ts'

const toDocuments = buttonPage(() => hospitalCasePage)

/** After a refused message its page is shown; opened by itself it leads to the documents. */
export const loader = (args: Route.LoaderArgs) => (args.request.method === 'GET' ? toDocuments(args) : null)

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const form = await parseForm(request, AnswerInput)
	if (!form.ok) return invalid(form.problem)
	await answerForHospital(member, form.value.body)
	return redirectWith(hospitalCasePage, { title: 'Message sent', detail: 'Our team will answer here.' })
}

export default function Answer({ actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Message to our team</PageTitle>
			<PageHeader title="Message to our team" back={{ to: hospitalCasePage, label: 'Documents' }} />
			<AnswerForm action="/hospital/documents/messages" problem={actionData} />
		</main>
	)
}
