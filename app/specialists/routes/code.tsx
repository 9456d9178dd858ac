import { signInPages } from '#app/identity/groups.server.ts'
import { redirect } from 'react-router'
import { challengeTokenOf } from '#app/identity/sessions/cookies.server.ts'
import { findChallenge, findChallengeWhenSent, findIntent } from '#app/identity/sign-in/phone-code.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { signInWithCode } from '#app/identity/sign-in/phone-sign-in.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { sayWhySuspended } from '#app/cases/why-suspended.server.ts'
import { tooManyAttempts } from '#app/identity/sign-in/too-many-attempts.server.ts'
import type { ChallengeIntent } from '#app/identity/tables.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { smsIsDown } from '#app/platform/delivery/sms-outage.server.ts'
import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { isMonthFull } from '#app/platform/delivery/whatsapp-month.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { Door } from '#app/ui/page/door.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import { CodeScreen } from '../components/code-screen.tsx'
import { applyingFor } from '../onboarding/applying-for.ts'
import { createProfile } from '../onboarding/registration.server.ts'
import { scanSoon } from '../resumes/resume-scan.server.ts'
import { CodeInput } from '../schema.server.ts'
import { answerSignIn } from '../onboarding/sign-in-answer.server.ts'
import { findOpenJob } from '#app/jobs/queries.server.ts'
import type { Route } from './+types/code.ts'
import { t } from '#app/platform/language/words.ts'

/** Long enough for a working gateway, and short enough to report a dead one within a second. */
const patienceMs = 700

export async function loader({ request, context }: Route.LoaderArgs) {
	if (getActor(context).kind === 'specialist') throw redirect('/profile')
	const token = await challengeTokenOf(request)
	const challenge = token === undefined ? null : await findChallengeWhenSent(token, patienceMs)
	if (!challenge) throw await startAgain(token)
	if (challenge.isProved) throw redirect('/doctors/register/name')
	const { by, resendInSeconds, isExpired } = challenge
	const isHeldUp = by === 'sms' && challenge.delivery === 'on-its-way' && (await smsIsDown())
	const delivery = isHeldUp ? 'held-up' : challenge.delivery
	const jobId = applyingFor(challenge.intent.returnTo)
	return {
		phone: formatPhone(challenge.phone),
		changeTo: changeNumber(challenge.intent),
		isSpent: challenge.attemptsLeft === 0,
		expired: isExpired ? expiredCode(resendInSeconds) : null,
		...{ delivery, by, resendInSeconds },
		// While no SMS gets through, it need not wait.
		whatsappInSeconds:
			resendInSeconds !== null && hasWhatsApp && !(await isMonthFull())
				? delivery === 'held-up'
					? 0
					: resendInSeconds
				: null,
		job: jobId === null ? null : await findOpenJob(jobId),
	}
}

/** Back to the form, with what was typed and where the person was going. */
const changeNumber = (intent: ChallengeIntent) => formFor(intent, { change: '1' })

function formFor({ returnTo, flow }: ChallengeIntent, first: Record<string, string> = {}) {
	const query = new URLSearchParams({
		...first,
		...(flow === 'login' ? { mode: flow } : {}),
		...(returnTo === undefined ? {} : { returnTo }),
	})
	return query.size > 0 ? `/doctors/register?${query}` : '/doctors/register'
}

/** Someone who was logging in is not asked to register, and goes on to where they were going. */
async function startAgain(token: string | undefined) {
	const intent = token === undefined ? null : await findIntent(token)
	return redirectWith(intent ? formFor(intent) : '/doctors/register', {
		title: t`Enter your mobile number to get a code`,
		detail: t`Your code has expired, or no code was requested in this browser.`,
		tone: 'info',
	})
}

export async function action({ request, context }: Route.ActionArgs) {
	const token = await challengeTokenOf(request)
	if (token === undefined) return startAgain(token)
	const form = await parseForm(request, CodeInput)
	if (!form.ok) return invalid(form.problem)

	let resumeId: string | null = null
	const address = context.get(requestFacts).clientAddress
	const { code } = form.value
	const tried = await tryToWrite(() =>
		signInWithCode({ token, code, address, request }, async (tx, account) => {
			resumeId = await createProfile(tx, account)
		}),
	)
	// Account, profile and the use of the code are one transaction: the same code works again.
	if (!tried.ok) return unavailable({ form: t`Failed to create profile. Please try again.`, values: form.values })
	const signedIn = tried.value
	if (!signedIn.ok && 'waitSeconds' in signedIn) return tooManyAttempts(signedIn.waitSeconds)
	if (!signedIn.ok) {
		if (signedIn.failure === 'needs-details') return redirect('/doctors/register/name')
		if (signedIn.failure === 'needs-proof') return redirect('/doctors/register/owner')
		// The code is used up: this page would ask for another one.
		if (signedIn.failure === 'suspended') return sayWhySuspended(signedIn, `${signInPages.specialist}?mode=login`)
		const challenge = await findChallenge(token)
		// Used up in another tab, or run out.
		if (!challenge && getActor(context).kind === 'visitor') return startAgain(token)
		return invalid({ fields: { code: [challenge?.isExpired ? expiredCode(challenge.resendInSeconds) : wrong()] } })
	}
	if (resumeId !== null) await scanSoon(resumeId)
	return answerSignIn(signedIn.value)
}

const wrong = () => t`Verification failed. Please try again.`
/** The last of three codes cannot be sent again. */
const expiredCode = (resendInSeconds: number | null) =>
	resendInSeconds === null
		? t`This code has expired. Select Change number to start again.`
		: t`This code has expired. Select Send again to get a new one.`

// Also after a refusal: the tries that are left are part of the page.
export const shouldRevalidate = () => true

export const meta = () => [unlisted]

export default function Code({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<Door>
			<PageTitle problem={actionData}>{t`Enter the code`}</PageTitle>
			<CodeScreen {...loaderData} problem={actionData} />
		</Door>
	)
}
