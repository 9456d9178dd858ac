import { Form, Link } from 'react-router'
import { z } from 'zod'
import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { answerPromises, findPromiseCheck } from '../responses/promises.server.ts'
import { answersAbout, isNotDueYet, type Promised, promiseNames, promises, promisesOf } from '../responses/promises.ts'
import type { Route } from './+types/as-advertised.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const oneOf = (promise: Promised) =>
	z.enum(
		answersAbout(promise).map(({ value }) => value),
		{ error: () => t`Choose one.` },
	)

/** What is asked has to be answered; the rest may come from a page that was opened on another day, and is not kept. */
function inputOn(day: number) {
	const asked = promisesOf(day)
	const answer = (promise: Promised) => (asked.includes(promise) ? oneOf(promise) : oneOf(promise).optional())
	return z.object(Object.fromEntries(promises.map((promise) => [promise, answer(promise)])))
}

export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findPromiseCheck(specialistOf(context), idParam(params.applicationId))
	if (!found) throw notFound()
	const { day, applicationId, hospitalId, hospitalName, jobTitle } = found
	const asked = promisesOf(day)
	return {
		applicationId,
		hospitalId,
		hospitalName,
		jobTitle,
		rows: promises.flatMap((name) => {
			if (asked.includes(name)) return [{ name, answer: found[name], isDue: true }]
			return isNotDueYet(name, day) ? [{ name, answer: null, isDue: false }] : []
		}),
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	const asked = await findPromiseCheck(actor, applicationId)
	if (!asked) throw notFound()
	const form = await parseForm(request, inputOn(asked.day))
	if (!form.ok) return invalid(form.problem)
	const { value } = form
	const answers = Object.fromEntries(promisesOf(asked.day).map((promise) => [promise, value[promise]]))
	const answered = await answerPromises(actor, applicationId, answers)
	if (!answered.ok) throw notFound()
	return redirectWith(`/applications/${applicationId}`, {
		title: t`Thank you`,
		detail: t`Others see only totals of three or more people.`,
	})
}

export default function AsAdvertised({ loaderData, actionData: refused }: Route.ComponentProps) {
	const problem = useTyped(refused)
	const { applicationId, hospitalId, hospitalName, jobTitle, rows } = loaderData
	const asked = rows.filter(({ isDue }) => isDue)
	const isFirstTime = asked.every(({ answer }) => answer === null)
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={problem}>{t`As advertised?`}</PageTitle>
			<PageHeader
				back={{ to: `/applications/${applicationId}`, label: hospitalName }}
				title={t`As advertised?`}
				lead={t`${{ job: jobTitle }} at ${{ hospital: hospitalName }}. The hospital does not see who said what.`}
			/>
			<Form method="post" noValidate className="grid gap-5" data-last-tap={isFirstTime ? '' : undefined}>
				<ErrorSummary problem={problem} labels={promiseNames} />
				{rows.map(({ name, answer, isDue }) =>
					isDue ? (
						<RadioGroup
							key={name}
							name={name}
							label={promiseNames[name]}
							chips
							options={answersAbout(name)}
							defaultValue={fieldValue(problem, name, answer ?? '')}
							error={problem?.fields?.[name]}
						/>
					) : (
						<div key={name}>
							<p className="font-semibold">{promiseNames[name]}</p>
							<p className="text-ink-2">{t`Not due yet. We ask after the first payday.`}</p>
						</div>
					),
				)}
				<SubmitButton pendingLabel={t`Saving...`} className="justify-self-start">
					{t.of('button')`Save`}
				</SubmitButton>
			</Form>
			<p className="text-sm text-ink-2">
				{rich({
					link: (words) => <Link to={`/hospitals/${hospitalId}/report?reason=keeps-certificates`}>{words}</Link>,
				})`Are your original certificates kept, or is your salary not paid? <link>Report the hospital</link>. Only our team reads it. We ask the hospital, warn it, and suspend it if nothing changes.`}
			</p>
		</main>
	)
}
