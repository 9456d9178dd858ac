import { findOwnCredential } from '#app/credentials/own.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { appealForCredential, findAppealable } from '../appeals.server.ts'
import { AppealPage, appealRefusals } from '../appeal-page.tsx'
import { credentialCasePage } from '../messages.ts'
import { AppealInput } from '../schema.server.ts'
import { credentialSubject } from '../thread.server.ts'
import type { Route } from './+types/appeal-for-credential.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const credential = await findOwnCredential(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	const appealable = await findAppealable(db, credentialSubject(credential.id, actor.specialistId))
	if (request.method === 'GET' && !appealable.ok) throw conflict(appealRefusals[appealable.failure])
	return { id: credential.id, about: credential.title }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const credentialId = idParam(params.credentialId)
	if (!(await findOwnCredential(actor, credentialId))) throw notFound()
	const form = await parseForm(request, AppealInput)
	if (!form.ok) return invalid(form.problem)
	const appealed = await appealForCredential(actor, credentialId, form.value.reason)
	if (!appealed.ok) throw appealed.failure === 'unknown' ? notFound() : conflict(appealRefusals[appealed.failure])
	return redirectWith(credentialCasePage(credentialId), {
		title: t`Appeal sent`,
		detail: t`Another member of our team will decide. We will notify you.`,
	})
}

export default function Appeal({ loaderData: { id, about }, actionData }: Route.ComponentProps) {
	return <AppealPage about={about} back={{ to: credentialCasePage(id), label: about }} problem={actionData} />
}
