import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import { shortlistPath } from '../paths.ts'
import { SelectionToRemove } from '../schema.server.ts'
import { addToShortlist } from '../shortlist.server.ts'
import { inSpecialists, nobodySelected } from '../words.ts'
import type { Route } from './+types/shortlist-restore-several.ts'

export function loader() {
	return redirect(shortlistPath)
}

/** Undoes taking several people off the list at once. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, SelectionToRemove)
	if (!form.ok) throw badRequest()
	const { ids, returnTo } = form.value
	const page = safeReturnTo(returnTo ?? shortlistPath)
	if (ids.length === 0) return redirectWith(page, nobodySelected)
	const { added } = await addToShortlist(member, ids)
	return redirectWith(page, {
		title: `${inSpecialists({ count: added.length, capped: false })} restored to saved candidates`,
	})
}
