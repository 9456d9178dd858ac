import { redirect } from 'react-router'
import { beginEnrolment } from '../authenticator.server.ts'
import { CodeForm } from '../components/code-form.tsx'
import { EnrolmentSteps } from '../components/enrolment-steps.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { PasswordAgain } from '../schema.server.ts'
import { hasSecondFactor, requirePasswordAccount } from '../session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, invalid } from '#app/platform/http.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/enrol-authenticator.ts'

const headed = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('returnTo'))

export function loader({ request, context }: Route.LoaderArgs) {
	requirePasswordAccount(context, request)
	if (hasSecondFactor(context)) throw redirect('/account/security')
	const returnTo = headed(request)
	return { query: returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}` }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = requirePasswordAccount(context, request)
	if (hasSecondFactor(context)) throw conflict('An authenticator app is set up already.')
	const form = await parseForm(request, PasswordAgain)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const begun = await beginEnrolment(actor, request, form.value.password)
	if (!begun.ok) return invalid({ fields: { password: ['This is not your password.'] } })
	return { enrolment: begun.value }
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function EnrolAuthenticator({ loaderData: { query }, actionData }: Route.ComponentProps) {
	const enrolment = actionData && 'enrolment' in actionData ? actionData.enrolment : undefined
	const problem = actionData && !('enrolment' in actionData) ? actionData : undefined
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>Set up an authenticator app</PageTitle>
			<PageHeader
				title="Set up an authenticator app"
				lead="Any app for one-time codes will do, such as the one that came with your phone."
				back={{ to: '/account/security', label: 'Security' }}
			/>
			{enrolment ? (
				<>
					<EnrolmentSteps enrolment={enrolment} />
					<section aria-labelledby="confirm" className="grid gap-3">
						<h2 id="confirm" className="text-lg">
							3. Enter the code that the app shows
						</h2>
						<CodeForm
							problem={undefined}
							action={`/account/security/authenticator/confirmation${query}`}
							hint="6 digits"
							button="Finish"
						/>
					</section>
				</>
			) : (
				<PasswordForm problem={problem} action={`/account/security/authenticator${query}`} button="Continue" />
			)}
		</main>
	)
}
