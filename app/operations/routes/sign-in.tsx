import { redirect } from 'react-router'
import { SignIn } from '../schema.server.ts'
import { afterPassword } from '#app/identity/sign-in/after-password.server.ts'
import { signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { PasskeyForm } from '#app/identity/second-factor/passkey-form.tsx'
import { SignInForm } from '#app/identity/sign-in/sign-in-form.tsx'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { tooManyAttempts } from '#app/identity/sign-in/too-many-attempts.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid, notFound } from '#app/platform/http/http.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/sign-in.ts'

function landing(request: Request) {
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
	return returnTo === '/' ? '/operator' : returnTo
}

export function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	if (actor.kind === 'operator') throw redirect(landing(request))
	if (actor.kind !== 'visitor') throw notFound()
	return null
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, SignIn)
	if (!form.ok) return invalid({ ...form.problem, form: 'Please enter both email and password' })

	const address = context.get(requestFacts).clientAddress
	const signedIn = await signInWithPassword(request, 'operator', form.value, address)
	if ('waitSeconds' in signedIn) return tooManyAttempts(signedIn.waitSeconds, form.values)
	// The same words for every refusal, so no one learns which addresses are ours.
	if (!signedIn.ok) return invalid({ form: 'Incorrect email or password.', values: form.values })
	return afterPassword(signedIn.value, landing(request))
}

export const meta = () => [unlisted]

export default function OperatorSignIn({ actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Operator login</PageTitle>
			<h1>Operator login</h1>
			<SignInForm problem={actionData} button="Log in" pendingLabel="Logging in..." />
			<PasskeyForm action="/sign-in/passkey" options="/sign-in/passkey/options" variant="secondary">
				Log in with a passkey
			</PasskeyForm>
		</main>
	)
}
