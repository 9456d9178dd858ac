import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import { shortlistPath } from '../paths.ts'
import { SelectionToRemove } from '../schema.server.ts'
import { removeFromShortlist } from '../shortlist.server.ts'
import { inSpecialists, nobodySelected } from '../words.ts'
import type { Route } from './+types/shortlist-remove-several.ts'

export function loader() {
	return redirect(shortlistPath)
}

/** Everybody who is ticked on the shortlist; or who was just put on it, when that is undone. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, SelectionToRemove)
	if (!form.ok) throw badRequest()
	const { id, ids, returnTo } = form.value
	const page = safeReturnTo(returnTo ?? shortlistPath)
	if (id.length + ids.length === 0) return redirectWith(page, nobodySelected)

	const removed = await removeFromShortlist(member, [...id, ...ids])
	if (!removed.ok) return redirectWith(page, { title: 'No longer in saved candidates', tone: 'info' })
	const people = removed.value.removed
	return redirectWith(page, {
		title: `${inSpecialists({ count: people.length, capped: false })} removed from saved candidates`,
		undo: {
			action: `${shortlistPath}/restoration`,
			label: 'Undo',
			fields: { ids: people.join(','), returnTo: page },
		},
	})
}
