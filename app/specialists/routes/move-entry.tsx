import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { moveEntry } from '../sections/entries.server.ts'
import { entryRefusal, listOf } from '../sections/entry-lists.server.ts'
import { undoOf } from '../sections/section-page.server.ts'
import type { Route } from './+types/move-entry.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ request }: Route.LoaderArgs) => redirect(`/profile/${listOf(request).list.name}`)

/** One step up or down, as the address says. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const entryId = idParam(params.entryId)
	const { list } = listOf(request)
	const direction = /\/up(\.data)?$/.test(new URL(request.url).pathname) ? 'up' : 'down'
	await refuseFields(request)

	const moved = await moveEntry(actor, list, entryId, direction)
	if (moved.ok)
		return redirectWith(`/profile/${list.name}?moved=${entryId}-${direction}`, {
			title: direction === 'up' ? t`Moved up` : t`Moved down`,
			undo: undoOf(moved.value.revisionId),
		})
	if (moved.failure === 'not-found' || moved.failure === 'stale') throw notFound()
	throw conflict(entryRefusal(moved.failure, list.name))
}
