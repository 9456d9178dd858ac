import { redirect } from 'react-router'
import { finishEnrolment } from '../second-factor/authenticator.server.ts'
import { CodeForm } from '../components/code-form.tsx'
import { TypedCode } from '../schema.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { accountOf } from '../groups.server.ts'
import { hasSecondFactor } from '../sessions/session.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/confirm-authenticator.ts'
import { t } from '#app/platform/language/words.ts'

const page = '/account/security/authenticator'

export function loader({ request, context }: Route.LoaderArgs) {
	const { kind } = accountOf(context)
	// Only a refused code is answered here; the secret itself is shown once, on the page before.
	if (request.method === 'GET' && hasSecondFactor(context)) throw redirect(securityPage(kind))
	const { search } = new URL(request.url)
	return { action: `${page}/confirmation${search}`, startAgain: `${page}${search}` }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = accountOf(context)
	if (hasSecondFactor(context)) throw conflict(t`An authenticator app is already set up.`)
	const form = await parseForm(request, TypedCode)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const finished = await finishEnrolment(actor, form.value.code)
	if (!finished.ok) return invalid({ fields: { code: [t`Incorrect code. Enter the code your app shows now.`] } })
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
	return redirectWith(
		returnTo === '/' ? securityPage(actor.kind) : returnTo,
		{ title: t`Authenticator app set up`, detail: t`We will ask for a code from it each time you log in.` },
		finished.value.cookies,
	)
}

export default function ConfirmAuthenticator({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{t`Enter the code from your app`}</PageTitle>
			<PageHeader
				title={t`Enter the code from your app`}
				lead={t`No entry for us in the app yet? Start again to get a new QR code.`}
				back={{ to: loaderData.startAgain, label: t`Start again` }}
			/>
			<CodeForm problem={actionData} action={loaderData.action} hint={t`6 digits`} button={t`Finish`} />
		</main>
	)
}
