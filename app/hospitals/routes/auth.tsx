import { Link, redirect } from 'react-router'
import { endSessionsWithoutSeat, findMembership } from '../team/membership.server.ts'
import { landingOf } from '../team/landing.ts'
import { registerHospital } from '../checks/registration.server.ts'
import { rememberRegistering } from '../checks/registering-cookie.server.ts'
import { LogIn, Registration } from '../schema.server.ts'
import { RegisterForm } from '../components/register-form.tsx'
import { mailLimitReached } from '../labels.ts'
import { suggestCities } from '#app/catalog/places/places.server.ts'
import { afterPassword } from '#app/identity/sign-in/after-password.server.ts'
import { signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { sayWhySuspended } from '#app/cases/why-suspended.server.ts'
import { SignInForm } from '#app/identity/sign-in/sign-in-form.tsx'
import { PasskeyForm } from '#app/identity/second-factor/passkey-form.tsx'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { tooManyAttempts } from '#app/identity/sign-in/too-many-attempts.server.ts'
import { env } from '#app/platform/env.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { invalid, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { textMessages } from '#app/platform/text/text.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { PortalDoor } from '../components/portal-door.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import type { Route } from './+types/auth.ts'
import { t } from '#app/platform/language/words.ts'

type Tab = 'login' | 'register'

/** The tab is part of the address, so each of the two forms posts to an address of its own. */
function readAddress(request: Request): { tab: Tab; returnTo: string } {
	const { searchParams } = new URL(request.url)
	return {
		tab: searchParams.get('tab') === 'register' ? 'register' : 'login',
		returnTo: safeReturnTo(searchParams.get('returnTo')),
	}
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const { tab, returnTo } = readAddress(request)
	if (actor.kind === 'member') throw redirect(returnTo === '/' ? landingOf(actor) : returnTo)
	if (actor.kind === 'interviewer')
		throw redirect(returnTo === '/' ? landingOf({ ...actor, role: 'interviewer' }) : returnTo)
	return {
		tab,
		returnTo: returnTo === '/' ? null : returnTo,
		canonical: `${env.APP_ORIGIN}/hospital/auth`,
		cities: tab === 'register' ? suggestCities('') : [],
	}
}

export async function action(args: Route.ActionArgs) {
	return readAddress(args.request).tab === 'register' ? register(args) : logIn(args)
}

async function logIn({ request, context }: Route.ActionArgs) {
	const { returnTo } = readAddress(request)
	const form = await parseForm(request, LogIn)
	if (!form.ok) return invalid({ ...form.problem, form: t`Please enter both email and password` })

	const address = context.get(requestFacts).clientAddress
	const signedIn = await signInWithPassword(request, 'member', form.value, address)
	if (signedIn.ok) {
		const membership = await findMembership(signedIn.value.accountId)
		if (!membership) return sayWithoutSeat(signedIn.value.accountId)
		const landing = landingOf(membership)
		return afterPassword(signedIn.value, returnTo === '/' ? landing : returnTo)
	}
	if ('waitSeconds' in signedIn) return tooManyAttempts(signedIn.waitSeconds, form.values)
	if (signedIn.failure === 'unconfirmed')
		return redirectWith(
			'/hospital/resend-confirmation',
			{ title: t`Confirm your email address first`, detail: t`We sent you a link when you registered.`, tone: 'info' },
			[await rememberRegistering(form.value.email)],
		)
	if (signedIn.failure === 'suspended') return sayWhySuspended(signedIn, '/hospital/auth')
	return invalid({ form: t`Incorrect email or password. Check both, or reset your password.`, values: form.values })
}

/** For members who left or were removed. Their account exists but has nothing to do. */
async function sayWithoutSeat(accountId: string) {
	await endSessionsWithoutSeat(accountId)
	return redirectWith('/hospital/auth', {
		title: t`You are not part of a hospital team`,
		detail: t`Ask an owner of your hospital to invite you again; the link in the email restores your access. Or register a hospital of your own with this address.`,
		tone: 'info',
	})
}

async function register({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, Registration)
	if (!form.ok) return invalid(withMissing(form.problem))

	const tried = await tryToWrite(() => registerHospital(form.value, context.get(requestFacts).clientAddress))
	if (!tried.ok) return unavailable({ form: t`Registration failed. Please try again.`, values: form.values })
	const registered = tried.value
	if (!registered.ok)
		return tooMany({ form: mailLimitReached(registered.seconds), values: form.values }, registered.seconds)
	return redirectWith('/hospital/check-inbox', null, [await rememberRegistering(form.value.email)])
}

/** One sentence above the fields when something was left out; each field says it too. */
function withMissing(problem: FormProblem): FormProblem {
	const isMissing = Object.values(problem.fields ?? {}).some((messages) => messages?.includes(textMessages.required))
	return isMissing ? { ...problem, form: t`Please fill in all required fields.` } : problem
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		name: 'description',
		content: t`Log in or register your hospital to post jobs for anesthesiologists, surgeons and nurses.`,
	},
	...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

export default function HospitalPortal({ loaderData, actionData }: Route.ComponentProps) {
	const { tab, returnTo, cities } = loaderData
	const addressOf = (other: Tab) => {
		const query = new URLSearchParams({
			...(other === 'register' ? { tab: other } : {}),
			...(returnTo ? { returnTo } : {}),
		})
		return query.size > 0 ? `/hospital/auth?${query}` : '/hospital/auth'
	}
	return (
		<PortalDoor>
			<PageTitle problem={actionData}>{t`Hospital Portal`}</PageTitle>
			<header className="grid gap-1">
				<h1>{t`Hospital Portal`}</h1>
				<p className="text-ink-2">{t`Post jobs, review applicants and hire. No fee per hire.`}</p>
			</header>
			<Tabs
				label={t`Hospital Portal`}
				tabs={[
					{ to: addressOf('login'), label: t`Login`, current: tab === 'login' },
					{ to: addressOf('register'), label: t`Register`, current: tab === 'register' },
				]}
			/>
			{tab === 'register' ? (
				<RegisterForm action={addressOf('register')} problem={actionData} cities={cities} />
			) : (
				<>
					<SignInForm
						action={addressOf('login')}
						problem={actionData}
						button={t`Login`}
						pendingLabel={t`Logging in...`}
					>
						<Link to="/hospital/forgot-password" className="link inline-flex min-h-11 items-center">
							{t`Forgot your password?`}
						</Link>
					</SignInForm>
					<PasskeyForm
						action={`/sign-in/passkey${returnTo ? `?${new URLSearchParams({ returnTo })}` : ''}`}
						options="/sign-in/passkey/options"
						variant="secondary"
					>
						{t`Log in with a passkey`}
					</PasskeyForm>
				</>
			)}
			<p className="border-t border-line pt-4 text-ink-2">
				{t`Just browsing?`}{' '}
				<Link to="/hospital/auth/guest" className="link">
					{t`Continue as guest`}
				</Link>
			</p>
		</PortalDoor>
	)
}
