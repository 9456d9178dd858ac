import { redirect } from 'react-router'
import { challengeCookie, challengeTokenOf } from '#app/identity/cookies.server.ts'
import { callerOf } from '#app/identity/known-device.server.ts'
import { findChallenge, startChallenge } from '#app/identity/phone-code.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { getActor } from '#app/identity/session.server.ts'
import type { ChallengeIntent } from '#app/identity/tables.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { parseFormData, readForm } from '#app/platform/form.server.ts'
import type { FormProblem } from '#app/platform/form.ts'
import { invalid, tooMany } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import { tryToWrite, unavailable } from '#app/platform/write-outage.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { AlreadyRegistered, SignedInOtherwise } from '../components/already-registered.tsx'
import { RegisterForm } from '../components/register-form.tsx'
import { consentsOf } from '../consents.server.ts'
import { registerRule } from '../resume-rules.ts'
import { checkResume, putResume, readIncoming, readResume, uploadMessage } from '../resume-upload.server.ts'
import { fileOf, intentOf } from '../registration.server.ts'
import { QuickInput, RegisterInput } from '../schema.server.ts'
import { formatWait } from '#app/platform/wait.ts'
import type { Route } from './+types/register.ts'

const returnToOf = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('returnTo'))

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const returnTo = returnToOf(request)
	if (actor.kind === 'specialist' && returnTo !== '/') throw redirect(returnTo)
	if (actor.kind === 'specialist') return { who: 'registered' as const }
	if (actor.kind !== 'visitor') return { who: 'other' as const, name: actor.name }

	const typed = await findTyped(request)
	return {
		who: 'visitor' as const,
		flow: typed?.flow ?? 'register',
		name: typed?.name ?? '',
		phone: typed ? formatPhone(typed.phone).replace(/^\+91 /, '') : '',
		resumeName: typed?.resumeName ?? null,
		consents: typed?.consents ?? [],
		returnTo,
	}
}

/** What was typed before the code was sent, for whoever comes back to change the number. */
async function findTyped(request: Request) {
	const token = new URL(request.url).searchParams.has('change') ? await challengeTokenOf(request) : undefined
	const challenge = token === undefined ? null : await findChallenge(token)
	return challenge && { phone: challenge.phone, ...challenge.intent }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request)
	const upload = await readResume(form)
	const parsed = form.get('flow') === 'quick' ? parseFormData(form, QuickInput) : parseFormData(form, RegisterInput)
	if (!parsed.ok) return invalid(parsed.problem)
	const { flow, name, phone, keepResume, ...ticks } = parsed.value

	const checked = upload ? await checkResume('incoming', upload, registerRule) : null
	if (checked && !checked.ok) {
		const problem: FormProblem = { fields: { resume: [uploadMessage(checked.failure, registerRule)] } }
		return invalid({ ...problem, values: parsed.values })
	}
	const caller = await callerOf(request, context)
	if (checked && !(await readIncoming(caller.address, checked.value))) {
		const problem: FormProblem = { fields: { resume: [tooManyFiles] }, values: parsed.values }
		return tooMany(problem, secondsUntilTomorrow(new Date()))
	}
	const file = checked?.value ?? (keepResume ? await findEarlierFile(request) : null)

	const returnTo = returnToOf(request)
	const intent: ChallengeIntent = {
		flow,
		name,
		consents: consentsOf(ticks),
		...(returnTo === '/' ? {} : { returnTo }),
		...(file ? intentOf(file) : {}),
	}
	const earlier = await challengeTokenOf(request)
	// Only now is the file written: a sender whom a limit stops leaves nothing on the disk.
	const keepFile = async (tx: Transaction) => {
		if (checked && upload) await putResume(tx, checked.value, upload.bytes)
	}
	const tried = await tryToWrite(() => startChallenge(phone, intent, caller, earlier, keepFile))
	if (!tried.ok) return unavailable({ form: notSent[flow], values: parsed.values })
	const started = tried.value
	if (!started.ok) {
		const problem: FormProblem = {
			form: `Too many codes requested. Please try again in ${formatWait(started.waitSeconds)}.`,
			values: parsed.values,
		}
		return tooMany(problem, started.waitSeconds)
	}
	return redirectWith('/doctors/register/code', null, [await challengeCookie.serialize(started.token)])
}

const tooManyFiles =
	'Too many resumes have been uploaded from your network today. Continue without one and add it after you log in.'

const notSent: Record<'register' | 'quick', string> = {
	register: 'Failed to send verification code. Please try again.',
	quick: 'Failed to send OTP. Please try again.',
}

async function findEarlierFile(request: Request) {
	const token = await challengeTokenOf(request)
	const challenge = token === undefined ? null : await findChallenge(token)
	return challenge ? fileOf(challenge.intent) : null
}

export const meta: Route.MetaFunction = () => [
	{
		name: 'description',
		content: 'Register or log in with your mobile number and an SMS code. Free for doctors and nurses.',
	},
]

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>
				{loaderData.who === 'registered' ? 'Already Registered' : 'Register or log in'}
			</PageTitle>
			{loaderData.who === 'registered' ? <AlreadyRegistered /> : null}
			{loaderData.who === 'other' ? <SignedInOtherwise name={loaderData.name} /> : null}
			{loaderData.who === 'visitor' ? <RegisterForm typed={loaderData} problem={actionData} /> : null}
		</main>
	)
}
