import { Link } from 'react-router'
import { LinkPage } from '../components/link-page.tsx'
import { landingOf } from '../team/landing.ts'
import { findMembership } from '../team/membership.server.ts'
import { confirmMember } from '../checks/registration.server.ts'
import { LinkAndPassword } from '../schema.server.ts'
import { afterPassword } from '#app/identity/sign-in/after-password.server.ts'
import { linkWorks, signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { tooManyAttempts } from '#app/identity/sign-in/too-many-attempts.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { Route } from './+types/confirm-email.ts'
import { unlisted } from '#app/ui/page/page-title.tsx'
import { t, words } from '#app/platform/language/words.ts'

export async function loader({ request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	return { token, works: await linkWorks('confirm-email', token) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, LinkAndPassword)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const { token, password } = form.value
	const address = context.get(requestFacts).clientAddress
	const confirmed = await confirmMember(token, password, address)
	if ('waitSeconds' in confirmed) return tooManyAttempts(confirmed.waitSeconds)
	if (!confirmed.ok) return invalid({ form: failures[confirmed.failure] })

	const { email } = confirmed.value
	const signedIn = await signInWithPassword(request, 'member', { email, password }, address)
	if (!signedIn.ok) return redirectWith('/hospital/auth', { title: t`Email address confirmed`, detail: t`Log in now.` })
	const membership = await findMembership(signedIn.value.accountId)
	return afterPassword(signedIn.value, membership ? landingOf(membership) : '/', {
		title: t`Email address confirmed`,
		detail: t`You are logged in.`,
	})
}

const failures = words({
	'link-expired': 'This link has expired. Request a new one.',
	'wrong-password': 'This is not the password you chose when you last registered with this email address.',
})

export const meta = () => [unlisted]

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<LinkPage
			title={t`Confirm your email address`}
			link={loaderData}
			again={{ to: '/hospital/resend-confirmation', label: t`Send a new link` }}
			problem={actionData}
			password={{
				label: t`Password`,
				hint: t`The password you chose when you registered. This confirms that the registration is yours.`,
				autoComplete: 'current-password',
			}}
		>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<SubmitButton pendingLabel={t`Confirming...`}>{t`Confirm and log in`}</SubmitButton>
				<Link to="/hospital/forgot-password" className="link">
					{t`Forgot your password?`}
				</Link>
			</div>
		</LinkPage>
	)
}
