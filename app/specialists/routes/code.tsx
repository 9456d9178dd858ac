import { redirect } from 'react-router'
import { challengeTokenOf, clearedChallengeCookie } from '#app/identity/cookies.server.ts'
import { findChallenge, findChallengeWhenSent } from '#app/identity/phone-code.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { signInWithCode } from '#app/identity/phone-sign-in.server.ts'
import { getActor } from '#app/identity/session.server.ts'
import { tooManyAttempts } from '#app/identity/too-many-attempts.server.ts'
import type { ChallengeIntent } from '#app/identity/tables.server.ts'
import { brand } from '#app/brand.ts'
import { parseForm } from '#app/platform/form.server.ts'
import type { FormProblem } from '#app/platform/form.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { requestFacts } from '#app/platform/request-context.server.ts'
import { smsIsDown } from '#app/platform/sms-outage.server.ts'
import { tryToWrite, unavailable } from '#app/platform/write-outage.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { CodeScreen } from '../components/code-screen.tsx'
import { consentsOf } from '../consents.server.ts'
import { createProfile } from '../registration.server.ts'
import { scanSoon } from '../resume-scan.server.ts'
import { CodeInput } from '../schema.server.ts'
import type { Route } from './+types/code.ts'

// For the countdown, the code from the SMS and the news of its delivery; the form itself needs no script.
export const handle = { hydrate: 'always' }

/** Long enough for a working gateway, and short enough to report a dead one within a second. */
const patienceMs = 700

export async function loader({ request, context }: Route.LoaderArgs) {
	if (getActor(context).kind === 'specialist') throw redirect('/profile')
	const token = await challengeTokenOf(request)
	const challenge = token === undefined ? null : await findChallengeWhenSent(token, patienceMs)
	if (!challenge) throw await startAgain()
	const { delivery, resendInSeconds } = challenge
	return {
		phone: formatPhone(challenge.phone),
		changeTo: changeNumber(challenge.intent),
		isSpent: challenge.attemptsLeft === 0,
		delivery: delivery === 'on-its-way' && (await smsIsDown()) ? ('held-up' as const) : delivery,
		resendInSeconds,
	}
}

/** Back to the form, with what was typed and where the person was going. */
const changeNumber = ({ returnTo }: ChallengeIntent) =>
	`/doctors/register?${new URLSearchParams({ change: '1', ...(returnTo === undefined ? {} : { returnTo }) })}`

const startAgain = () =>
	redirectWith('/doctors/register', {
		title: 'Enter your mobile number to get a code',
		detail: 'Your code has expired, or no code was requested in this browser.',
		tone: 'info',
	})

export async function action({ request, context }: Route.ActionArgs) {
	const token = await challengeTokenOf(request)
	if (token === undefined) return startAgain()
	const form = await parseForm(request, CodeInput)
	if (!form.ok) return invalid(form.problem)

	let resumeId: string | null = null
	const address = context.get(requestFacts).clientAddress
	const { code, consent, jobAlerts } = form.value
	const consents = consentsOf({ consent, jobAlerts })
	const tried = await tryToWrite(() =>
		signInWithCode({ token, code, address, request, consents }, async (tx, account) => {
			resumeId = await createProfile(tx, account)
		}),
	)
	// Account, profile and the use of the code are one transaction: the same code works again.
	if (!tried.ok) return unavailable({ form: 'Failed to create profile. Please try again.', values: form.values })
	const signedIn = tried.value
	if (!signedIn.ok && 'waitSeconds' in signedIn) return tooManyAttempts(signedIn.waitSeconds, form.values)
	if (!signedIn.ok) {
		const challenge = await findChallenge(token)
		// Used up in another tab, or run out.
		if (!challenge && signedIn.failure === 'wrong-code' && getActor(context).kind === 'visitor') return startAgain()
		if (signedIn.failure === 'no-consent') return invalid({ ...noConsent, values: form.values })
		return invalid({ ...refusals[signedIn.failure](challenge?.attemptsLeft ?? 0), values: form.values })
	}

	if (resumeId !== null) await scanSoon(resumeId)
	const { isNew, intent, cookies, awaitsCode } = signedIn.value
	if (awaitsCode) return secondFactor(intent, cookies)
	const next = isNew ? nextForNew(intent) : nextForKnown(intent)
	return redirectWith(next.to, next.flash, [...cookies, await clearedChallengeCookie()])
}

/** The number is proved; the account also asks for the code of an app. */
async function secondFactor({ returnTo = '/doctors/dashboard' }: ChallengeIntent, cookies: string[]) {
	const query = new URLSearchParams({ returnTo, from: 'phone' })
	return redirectWith(`/sign-in/second-factor?${query}`, null, [...cookies, await clearedChallengeCookie()])
}

/** Said only to whoever has proved the number: that it is new here. */
const noConsent: FormProblem = {
	fields: { consent: ['This number is not registered yet. To create an account, agree to the data notice below.'] },
}

const refusals = {
	'wrong-code': (left: number): FormProblem => ({
		fields: {
			code: [
				`Verification failed. Please try again.${left > 0 ? ' Check the SMS and enter the 6-digit code again.' : ''}`,
			],
		},
	}),
	suspended: (): FormProblem => ({
		form: `This account has been closed. If you think this is a mistake, write to ${brand.email}.`,
	}),
}

/** Applicants who came from a job return to it once they have a resume. */
function nextForNew({ returnTo, resumeKey }: ChallengeIntent) {
	const flash = { title: 'Phone number verified successfully', detail: 'Registration completed successfully!' }
	if (returnTo !== undefined && resumeKey !== undefined) return { to: returnTo, flash }
	// The dialog says it. A message would cover its fields.
	const query = new URLSearchParams({ welcome: '1', ...(returnTo === undefined ? {} : { returnTo }) })
	return { to: `/doctors/complete-profile?${query}`, flash: null }
}

/** What was typed this time is not written over what is stored. */
function nextForKnown({ returnTo }: ChallengeIntent) {
	return {
		to: returnTo ?? '/doctors/dashboard',
		flash: {
			title: 'Account Already Exists',
			detail: 'This phone number is already registered. Please log in instead. We have logged you in.',
			tone: 'info' as const,
		},
	}
}

// Also after a refusal: the tries that are left are part of the page.
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Code({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>Enter the code</PageTitle>
			<CodeScreen {...loaderData} problem={actionData} />
		</main>
	)
}
