import { findOwnCredential } from '#app/credentials/own.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { credentialCasePage } from '../messages.ts'
import { AnswerInput } from '../schema.server.ts'
import { answerForCredential } from '../thread.server.ts'
import type { Route } from './+types/answer-for-credential.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const credential = await findOwnCredential(specialistOf(context), idParam(params.credentialId))
	if (!credential) throw notFound()
	return { id: credential.id, title: credential.title }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const credentialId = idParam(params.credentialId)
	if (!(await findOwnCredential(actor, credentialId))) throw notFound()
	const form = await parseForm(request, AnswerInput)
	if (!form.ok) return invalid(form.problem)
	if (!(await answerForCredential(actor, credentialId, form.value.body))) throw notFound()
	return redirectWith(credentialCasePage(credentialId), {
		title: t`Message sent`,
		detail: t`Our team will answer here.`,
	})
}

export default function Answer({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{t`Message to our team`}</PageTitle>
			<PageHeader title={t`Message to our team`} lead={title} back={{ to: credentialCasePage(id), label: title }} />
			<AnswerForm action={`/profile/credentials/${id}/messages`} problem={actionData} />
		</main>
	)
}
