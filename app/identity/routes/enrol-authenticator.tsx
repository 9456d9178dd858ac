import { redirect } from 'react-router'
import { beginEnrolment } from '../second-factor/authenticator.server.ts'
import { CodeForm } from '../components/code-form.tsx'
import { EnrolmentSteps } from '../components/enrolment-steps.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { readPassword } from '../second-factor/password-again.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { accountOf } from '../groups.server.ts'
import { hasSecondFactor } from '../sessions/session.server.ts'
import { requireRecentProof } from '../second-factor/step-up.server.ts'
import { conflict, invalid } from '#app/platform/http/http.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import type { Route } from './+types/enrol-authenticator.ts'
import { t } from '#app/platform/language/words.ts'

const headed = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('returnTo'))

/** Members and operators type their password here; specialists, who have none, prove it before they come. */
const requireEnroller = async (context: Route.LoaderArgs['context'], request: Request) =>
	accountOf(context).kind === 'specialist'
		? requireRecentProof(context, request, { returnTo: '/account/security/authenticator' })
		: accountOf(context)

export async function loader({ request, context }: Route.LoaderArgs) {
	const { kind } = await requireEnroller(context, request)
	if (hasSecondFactor(context)) throw redirect(securityPage(kind))
	const returnTo = headed(request)
	return {
		hasPassword: kind !== 'specialist',
		back: securityPage(kind),
		query: returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = await requireEnroller(context, request)
	if (hasSecondFactor(context)) throw conflict(t`An authenticator app is already set up.`)
	const password = await readPassword(actor.kind, request)
	if (!password.ok) return invalid({ fields: password.problem.fields ?? {} })

	const address = context.get(requestFacts).clientAddress
	const begun = await beginEnrolment(actor, { ...password.value, address })
	if (!begun.ok) return invalid({ fields: { password: ['Incorrect password.'] } })
	return { enrolment: begun.value }
}

export default function EnrolAuthenticator({ loaderData, actionData }: Route.ComponentProps) {
	const { query, hasPassword, back } = loaderData
	const action = `/account/security/authenticator${query}`
	const enrolment = actionData && 'enrolment' in actionData ? actionData.enrolment : undefined
	const problem = actionData && !('enrolment' in actionData) ? actionData : undefined
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{t`Set up an authenticator app`}</PageTitle>
			<PageHeader
				title={t`Set up an authenticator app`}
				lead={t`You can use any authenticator app, such as Google Authenticator, Microsoft Authenticator or the one built into your phone.`}
				back={{ to: back, label: t`Security` }}
			/>
			{enrolment ? (
				<>
					<EnrolmentSteps enrolment={enrolment} />
					<section aria-labelledby="confirm" className="grid gap-3">
						<h2 id="confirm" className="text-lg">
							{t`3. Enter the code from your app`}
						</h2>
						<CodeForm
							problem={undefined}
							action={`/account/security/authenticator/confirmation${query}`}
							hint={t`6 digits`}
							button={t`Finish`}
						/>
					</section>
				</>
			) : null}
			{!enrolment && hasPassword ? <PasswordForm problem={problem} action={action} button="Continue" /> : null}
			{!enrolment && !hasPassword ? <PostButton action={action}>{t`Show QR code`}</PostButton> : null}
		</main>
	)
}
