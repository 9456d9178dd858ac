import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import type { Route } from './+types/skip-completion.ts'
import { t } from '#app/platform/language/words.ts'

/** Leaves Complete Your Profile as it is. Changes nothing, so a link will do. */
export function loader({ request }: Route.LoaderArgs) {
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
	return redirectWith(returnTo === '/' ? '/settings' : returnTo, {
		title: t`Registration successful`,
		detail: t`Please complete your profile for better job matches.`,
	})
}
