import { redirect } from 'react-router'
import { z } from 'zod'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { takeBackSave } from '../revisions.server.ts'
import { pageAfterSaving, sectionTitles } from '../sections.ts'
import type { Route } from './+types/undo-save.ts'

export const loader = () => redirect('/profile')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const revisionId = idParam(params.revisionId)
	await parseForm(request, z.object({}))

	const undone = await takeBackSave(actor, revisionId)
	if (undone.ok) {
		const { section } = undone.value
		return redirectWith(pageAfterSaving(section), { title: `${sectionTitles[section]}: as it was before` })
	}
	if (undone.failure === 'not-found') throw notFound()
	throw conflict('This part of your profile has been saved again since. Only the newest save can be undone.')
}
