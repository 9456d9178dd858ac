import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { askFirst } from '../asking/favourites.server.ts'
import { FavouriteInput } from '../schema.server.ts'
import type { Route } from './+types/asked-first.ts'

export const loader = buttonPage(() => '/hospital/cover')

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, FavouriteInput)
	if (!form.ok) throw badRequest()
	const { specialist, first } = form.value
	const done = await askFirst(verifiedMemberOf(context), specialist, first === 'on')
	if (!done.ok) throw notFound()
	return redirectWith(
		'/hospital/cover',
		first === 'on'
			? { title: 'Asked first from now on', detail: 'We do not tell them.' }
			: { title: 'No longer asked first' },
	)
}
