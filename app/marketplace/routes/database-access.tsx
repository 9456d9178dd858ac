import { redirect } from 'react-router'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { databasePath } from '../paths.ts'
import type { Route } from './+types/database-access.ts'
import { t } from '#app/platform/language/words.ts'

/** 'Access Full Database' and 'Register your hospital': a visitor is sent to the portal, told why, and comes back to where they were. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const from = safeReturnTo(searchParams.get('from'))
	const here = from === '/' ? databasePath : from
	if (getActor(context).kind !== 'visitor') throw redirect(here)
	const portal = new URLSearchParams({
		...(searchParams.get('tab') === 'register' ? { tab: 'register' } : {}),
		returnTo: here,
	})
	return redirectWith(`/hospital/auth?${portal}`, {
		title: t`Access required`,
		detail: t`Please register or login to see the full database.`,
		tone: 'info',
	})
}
