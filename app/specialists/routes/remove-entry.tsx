import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removeEntry } from '../sections/entries.server.ts'
import { listOf } from '../sections/entry-lists.server.ts'
import { undoOf } from '../sections/section-page.server.ts'
import type { Route } from './+types/remove-entry.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ request }: Route.LoaderArgs) => redirect(`/profile/${listOf(request).list.name}`)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const entryId = idParam(params.entryId)
	const { list } = listOf(request)
	await refuseFields(request)

	const removed = await removeEntry(actor, list, entryId)
	if (!removed.ok) throw notFound()
	return redirectWith(`/profile/${list.name}`, { title: t`Removed`, undo: undoOf(removed.value.revisionId) })
}
