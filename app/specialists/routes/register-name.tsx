import { Form, redirect } from 'react-router'
import { signInWithCode } from '#app/identity/sign-in/phone-sign-in.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { findOpenJob } from '#app/jobs/queries.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Door } from '#app/ui/page/door.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { applyingFor } from '../onboarding/applying-for.ts'
import { ApplyingTo } from '../components/applying-to.tsx'
import { ConsentField } from '../components/consent-field.tsx'
import { NumberStaysPrivate } from '../components/register-form.tsx'
import { consentsOf } from '../consents.server.ts'
import { findProvedNumber } from '../onboarding/proved-number.server.ts'
import { createProfile } from '../onboarding/registration.server.ts'
import { scanSoon } from '../resumes/resume-scan.server.ts'
import { DetailsInput } from '../schema.server.ts'
import { answerSignIn } from '../onboarding/sign-in-answer.server.ts'
import type { Route } from './+types/register-name.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const codePage = '/doctors/register/code'

export async function loader({ request, context }: Route.LoaderArgs) {
	if (getActor(context).kind === 'specialist') throw redirect('/profile')
	const proved = await findProvedNumber(request)
	if (!proved) throw redirect(codePage)
	if (proved.absent) throw redirect('/doctors/register/owner')
	const { phone, intent } = proved.challenge
	const jobId = applyingFor(intent.returnTo)
	return {
		phone: formatPhone(phone),
		name: intent.name ?? '',
		job: jobId === null ? null : await findOpenJob(jobId),
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const proved = await findProvedNumber(request)
	if (!proved) return redirect(codePage)
	const form = await parseForm(request, DetailsInput)
	if (!form.ok) return invalid(form.problem)

	let resumeId: string | null = null
	const { token } = proved
	const address = context.get(requestFacts).clientAddress
	const details = { name: form.value.name, consents: consentsOf(true) }
	const tried = await tryToWrite(() =>
		signInWithCode({ token, code: null, address, request, ...details }, async (tx, account) => {
			resumeId = await createProfile(tx, account)
		}),
	)
	if (!tried.ok) return unavailable({ form: t`Failed to create profile. Please try again.`, values: form.values })
	// Used up in another tab, or run out.
	if (!tried.value.ok) return redirect(codePage)
	if (resumeId !== null) await scanSoon(resumeId)
	return answerSignIn(tried.value.value)
}

export const meta = () => [unlisted]

export default function RegisterName({ loaderData: { phone, name, job }, actionData }: Route.ComponentProps) {
	return (
		<Door>
			<PageTitle problem={actionData}>{t`Create your account`}</PageTitle>
			<ApplyingTo job={job} />
			<PageHeader
				back={{ to: '/doctors/register?mode=login', label: t`Use another number` }}
				title={t`Create your account`}
				lead={
					<>
						{rich({
							phone: (words) => <span className="num whitespace-nowrap">{words}</span>,
						})`<phone>${{ phone }}</phone> is not registered yet.`}{' '}
						{name === ''
							? t`Add your name to create an account.`
							: t`To create an account, agree to how we use your data.`}
					</>
				}
			/>
			<Form method="post" className="grid gap-4" noValidate>
				<ErrorSummary problem={actionData} labels={{ name: t`Name` }} />
				<TextField
					name="name"
					label={t`Name`}
					hint={t`As printed on your registration certificate.`}
					autoComplete="name"
					maxLength={200}
					required
					defaultValue={fieldValue(actionData, 'name', name)}
					error={actionData?.fields?.['name']}
					messages={{ required: t`This field is required` }}
				/>
				<ConsentField problem={actionData} />
				<SubmitButton pendingLabel={t`Creating your account...`} className="w-full">
					{t`Create account`}
				</SubmitButton>
				<NumberStaysPrivate />
			</Form>
		</Door>
	)
}
