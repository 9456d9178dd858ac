import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoSave } from '../sections/revisions.server.ts'
import { pageAfterSaving, sectionTitles } from '../sections/sections.ts'
import type { Route } from './+types/undo-save.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/profile')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const revisionId = idParam(params.revisionId)
	await refuseFields(request)

	const undone = await undoSave(actor, revisionId)
	if (undone.ok) {
		const { section } = undone.value
		return redirectWith(pageAfterSaving(section), { title: t`${{ section: sectionTitles[section] }} restored` })
	}
	if (undone.failure === 'not-found') throw notFound()
	throw conflict(t`This section has been saved again since. Only the latest change can be undone.`)
}
