import { redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { lacksRequired } from '#app/identity/consent-notice.ts'
import { challengeCookie, challengeTokenOf } from '#app/identity/sessions/cookies.server.ts'
import { type Caller, callerOf } from '#app/identity/sign-in/known-device.server.ts'
import { findChallenge, startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import type { ChallengeIntent } from '#app/identity/tables.server.ts'
import { findOpenJob } from '#app/jobs/queries.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { invalid, tooMany } from '#app/platform/http/http.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { Door } from '#app/ui/page/door.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { applyingFor } from '../onboarding/applying-for.ts'
import { ApplyingTo } from '../components/applying-to.tsx'
import { AlreadyRegistered, SignedInOtherwise } from '../components/already-registered.tsx'
import { type Mode, RegisterForm } from '../components/register-form.tsx'
import { consentsOf } from '../consents.server.ts'
import { registerRule } from '../resumes/resume-rules.ts'
import { checkResume, putResume, readIncoming, readResume, uploadMessage } from '../resumes/resume-upload.server.ts'
import { fileOf, intentOf } from '../onboarding/registration.server.ts'
import { LoginInput, QuickInput, RegisterInput } from '../schema.server.ts'
import { notStored } from '#app/platform/files/files.server.ts'
import { ProviderUnavailable } from '#app/platform/delivery/sending.server.ts'
import { formatWait } from '#app/platform/wait.ts'
import type { Route } from './+types/register.ts'
import { t, words } from '#app/platform/language/words.ts'

const returnToOf = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
const modeOf = (request: Request): Mode =>
	new URL(request.url).searchParams.get('mode') === 'login' ? 'login' : 'register'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const returnTo = returnToOf(request)
	if (actor.kind === 'specialist' && returnTo !== '/') throw redirect(returnTo)
	const origin = env.APP_ORIGIN
	if (actor.kind === 'specialist') return { who: 'registered' as const, origin }
	if (actor.kind !== 'visitor') return { who: 'other' as const, origin, name: actor.name }

	const [typed, jobId] = [await findTyped(request), applyingFor(returnTo)]
	return {
		who: 'visitor' as const,
		origin,
		mode: modeOf(request),
		flow: typed?.flow === 'quick' ? 'quick' : 'register',
		name: typed?.name ?? '',
		phone: typed ? formatPhone(typed.phone).replace(/^\+91 /, '') : '',
		resumeName: typed?.resumeName ?? null,
		hasConsent: typed ? !lacksRequired(typed.consents ?? []) : false,
		returnTo,
		job: jobId === null ? null : await findOpenJob(jobId),
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
	if (form.get('flow') === 'login') return logIn(form, request, context)
	const upload = await readResume(form)
	const parsed = form.get('flow') === 'quick' ? parseFormData(form, QuickInput) : parseFormData(form, RegisterInput)
	const checked = upload ? await checkResume('incoming', upload, registerRule) : null
	const wrongFile = checked && !checked.ok ? { resume: [uploadMessage(checked.failure, registerRule)] } : {}
	if (!parsed.ok) return invalid({ ...parsed.problem, fields: { ...parsed.problem.fields, ...wrongFile } })
	const { flow, name, phone, keepResume, consent } = parsed.value
	if (checked && !checked.ok) return invalid({ fields: wrongFile, values: parsed.values })
	const caller = await callerOf(request, context)
	if (checked && !(await readIncoming(caller.address, checked.value.file))) {
		const problem: FormProblem = { fields: { resume: [tooManyFiles()] }, values: parsed.values }
		return tooMany(problem, secondsUntilTomorrow(new Date()))
	}
	const file = checked?.value.file ?? (keepResume ? await findEarlierFile(request) : null)

	const intent: ChallengeIntent = {
		flow,
		name,
		consents: consentsOf(consent),
		...returnToIntent(request),
		...(file ? intentOf(file) : {}),
	}
	// Only now is the file written: a sender whom a limit stops leaves nothing on the disk.
	let isStored = true
	const keepFile = async (tx: Transaction) => {
		if (checked) isStored = await putResume(tx, checked.value.file, checked.value.bytes)
		if (!isStored) throw new ProviderUnavailable('no code is sent without the resume')
	}
	const sent = await sendCode(request, { phone, intent, caller, keepFile, values: parsed.values })
	return isStored ? sent : unavailable({ fields: { resume: [notStored()] }, values: parsed.values })
}

/** Logging in asks for the number alone. Whether it is known here is said after the code, and not before. */
async function logIn(form: FormData, request: Request, context: Route.ActionArgs['context']) {
	const parsed = parseFormData(form, LoginInput)
	if (!parsed.ok) return invalid(parsed.problem)
	const { flow, phone } = parsed.value
	const [intent, caller] = [{ flow, ...returnToIntent(request) }, await callerOf(request, context)]
	return sendCode(request, { phone, intent, caller, values: parsed.values })
}

function returnToIntent(request: Request) {
	const returnTo = returnToOf(request)
	return returnTo === '/' ? {} : { returnTo }
}

type Sending = {
	phone: string
	intent: ChallengeIntent
	caller: Caller
	keepFile?: (tx: Transaction) => Promise<void>
	values: FormProblem['values']
}

async function sendCode(request: Request, { phone, intent, caller, keepFile, values }: Sending) {
	const earlier = await challengeTokenOf(request)
	const tried = await tryToWrite(() => startChallenge(phone, intent, caller, earlier, keepFile))
	if (!tried.ok)
		return unavailable({
			form:
				intent.flow === 'quick'
					? t`Failed to send OTP. Please try again.`
					: t`Failed to send verification code. Please try again.`,
			...(values ? { values } : {}),
		})
	const started = tried.value
	if (!started.ok) {
		const form = t`Too many codes requested. Please try again in ${{ wait: formatWait(started.waitSeconds) }}.`
		return tooMany({ form, ...(values ? { values } : {}) }, started.waitSeconds)
	}
	return redirectWith('/doctors/register/code', null, [await challengeCookie.serialize(started.token)])
}

const tooManyFiles = () =>
	t`Too many resumes have been uploaded from your network today. Continue without one and add it after you log in.`

async function findEarlierFile(request: Request) {
	const token = await challengeTokenOf(request)
	const challenge = token === undefined ? null : await findChallenge(token)
	return challenge ? fileOf(challenge.intent) : null
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		origin: loaderData?.origin ?? '',
		path: '/doctors/register',
		title: t`Register or log in as a doctor or nurse`,
		description: t`Register or log in with your mobile number and an SMS code. Free for doctors and nurses.`,
		site: brand.name,
	}).filter((entry) => !('title' in entry))

const titles: Record<Mode, string> = words({ register: 'Register', login: 'Log in' })

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
	const title =
		loaderData.who === 'registered'
			? t`Already Registered`
			: loaderData.who === 'visitor'
				? titles[loaderData.mode]
				: t`Register`
	return (
		<Door>
			<PageTitle problem={actionData}>{title}</PageTitle>
			{loaderData.who === 'registered' ? <AlreadyRegistered /> : null}
			{loaderData.who === 'other' ? <SignedInOtherwise name={loaderData.name} /> : null}
			{loaderData.who === 'visitor' ? (
				<>
					<h1>{title}</h1>
					<ApplyingTo job={loaderData.job} />
					<RegisterForm typed={loaderData} problem={actionData} />
				</>
			) : null}
		</Door>
	)
}
