import { Link, redirect } from 'react-router'
import { CodeForm } from '../components/code-form.tsx'
import { TypedCode } from '../schema.server.ts'
import type { CodeFailure } from '../second-factor/app-code.server.ts'
import { awaitsCode, signInWithSecondFactor } from '../second-factor/second-factor.server.ts'
import { signInPages } from '../groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/second-factor.ts'
import { t, words } from '#app/platform/language/words.ts'

/** Where the sign-in was headed, and at which page it began: that is where to start again. */
function readAddress(request: Request) {
	const { searchParams } = new URL(request.url)
	const returnTo = safeReturnTo(searchParams.get('returnTo'))
	const from = searchParams.get('from') === 'phone' ? 'specialist' : 'member'
	const signInPage = signInPages[/^\/operator\b/.test(returnTo) ? 'operator' : from]
	return {
		returnTo,
		signInPage,
		query: `?${new URLSearchParams({ returnTo, ...(from === 'specialist' ? { from: 'phone' } : {}) })}`,
	}
}

export function loader({ request }: Route.LoaderArgs) {
	const { signInPage, query } = readAddress(request)
	if (!awaitsCode(request)) throw redirect(signInPage)
	return { signInPage, action: `/sign-in/second-factor${query}` }
}

export async function action({ request, context }: Route.ActionArgs) {
	const { returnTo, signInPage } = readAddress(request)
	const form = await parseForm(request, TypedCode)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const signedIn = await signInWithSecondFactor(request, form.value.code, context.get(requestFacts).clientAddress)
	if (signedIn.ok) return redirectWith(returnTo, { title: t`Login successful` }, signedIn.value.cookies)
	const message = failures[signedIn.failure]
	if (signedIn.failure === 'wrong-code') return invalid({ fields: { code: [message] } })
	return redirectWith(signInPage, { title: t`Log in again`, detail: message, tone: 'danger' })
}

const failures: Record<CodeFailure, string> = words({
	'wrong-code': 'Incorrect code. The app shows a new code every 30 seconds, and each code works once.',
	'start-again': 'The code has expired, or was entered incorrectly too many times.',
	locked: 'Too many wrong codes. Try again in 15 minutes.',
})

export const meta = () => [unlisted]

export default function SecondFactor({ loaderData: { signInPage, action: to }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{t`Enter your code`}</PageTitle>
			<h1>{t`Enter your code`}</h1>
			<CodeForm
				problem={actionData}
				action={to}
				hint={t`The 6-digit code from your authenticator app. No phone? Use a recovery code.`}
				button={t`Log in`}
				isOnlyField
			/>
			<p className="text-ink-2">
				<Link to={signInPage} className="link">
					{t`Log in with another account`}
				</Link>
			</p>
		</main>
	)
}
