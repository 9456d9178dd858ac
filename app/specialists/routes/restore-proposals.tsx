import { redirect } from 'react-router'
import { recheckAfterRename } from '#app/credentials/after-rename.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoProposals } from '../resumes/resume-acceptance.server.ts'
import { findReading } from '../resumes/resume-reading.server.ts'
import { ProposalRestoration } from '../schema.server.ts'
import type { Route } from './+types/restore-proposals.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/profile/resume-reading')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const resumeId = idParam(params.resumeId)
	if ((await findReading(actor))?.resumeId !== resumeId) throw notFound()
	const form = await parseForm(request, ProposalRestoration)
	if (!form.ok) throw badRequest()

	const { items, saves, name, email } = form.value
	const back = { items, saves, name: name ?? null, hasEmail: email !== undefined }
	const isWhole = await undoProposals(actor, resumeId, back, recheckAfterRename)
	return redirectWith(
		'/profile/resume-reading',
		isWhole
			? { title: t`Restored` }
			: {
					title: t`Your profile has changed since then, so some details stay. Edit them in your profile.`,
					tone: 'danger',
				},
	)
}
