import { redirect } from 'react-router'
import type { AccountKind } from '../actor.ts'
import { signInWithPasskey } from '../second-factor/passkey-sign-in.server.ts'
import { PasskeyAnswer } from '../schema.server.ts'
import { signInPages } from '../groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { pageOf } from '../page-of.ts'
import { sayWhySuspended } from '#app/cases/why-suspended.server.ts'
import type { Route } from './+types/passkey-sign-in.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/doctors/register')

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, PasskeyAnswer)
	const signedIn = form.ok
		? await signInWithPasskey(request, form.value.credential, context.get(requestFacts).clientAddress)
		: ({ ok: false, failure: 'refused' } as const)
	if (!signedIn.ok && signedIn.failure === 'suspended') return sayWhySuspended(signedIn, signInPageOf(request))
	if (!signedIn.ok)
		return redirectWith(signInPageOf(request), {
			title: t`We could not log you in with this passkey`,
			detail: t`We do not recognise it, or it took longer than five minutes. Try again or log in another way.`,
			tone: 'danger',
		})
	return redirectWith(landing(request, signedIn.value.kind), { title: t`Login successful` }, signedIn.value.cookies)
}

/** The page with the button, which may be any of three. */
function signInPageOf(request: Request) {
	const page = pageOf(request)
	return Object.values(signInPages).some((known) => page.split('?')[0] === known) ? page : signInPages.specialist
}

/** The sign-in pages of members and operators know best where their people land. */
function landing(request: Request, kind: AccountKind) {
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
	if (kind === 'specialist') return returnTo === '/' ? '/doctors/dashboard' : returnTo
	return `${signInPages[kind]}${returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`}`
}
