import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { z } from 'zod'
import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { answerPromises, findPromiseCheck } from '../promises.server.ts'
import { promiseAnswerNames, promiseAnswers, promiseNames, promises } from '../promises.ts'
import type { Route } from './+types/as-advertised.ts'

const answer = z.enum(promiseAnswers, { error: 'Choose one.' })
const Input = z.object({ pay: answer, duties: answer, accommodation: answer })

export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findPromiseCheck(specialistOf(context), idParam(params.applicationId))
	if (!found) throw notFound()
	return found
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, Input)
	if (!form.ok) return invalid(form.problem)
	const answered = await answerPromises(actor, applicationId, form.value)
	if (!answered.ok) throw notFound()
	return redirectWith(`/applications/${applicationId}`, {
		title: 'Thank you',
		detail: 'Others see only counts of at least three people.',
	})
}

export const meta = () => []

export default function AsAdvertised({ loaderData, actionData: refused }: Route.ComponentProps) {
	const problem = useTyped(refused)
	const { applicationId, hospitalName, jobTitle } = loaderData
	const sendsItself = useLastTap(promises.every((name) => loaderData[name] === null))
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={problem}>As advertised?</PageTitle>
			<PageHeader
				back={{ to: `/applications/${applicationId}`, label: hospitalName }}
				title="As advertised?"
				lead={`${jobTitle} at ${hospitalName}. The hospital does not see who said what.`}
			/>
			<Form method="post" noValidate className="grid gap-5" {...sendsItself}>
				<ErrorSummary problem={problem} labels={promiseNames} />
				{promises.map((name) => (
					<RadioGroup
						key={name}
						name={name}
						label={promiseNames[name]}
						chips
						options={promiseAnswers.map((value) => ({ value, label: promiseAnswerNames[value] }))}
						defaultValue={fieldValue(problem, name, loaderData[name] ?? '')}
						error={problem?.fields?.[name]}
					/>
				))}
				<SubmitButton pendingLabel="Saving..." className="justify-self-start">
					Save
				</SubmitButton>
			</Form>
		</main>
	)
}

/** The tap that answers the last question sends the form: three taps in all. Keys choose on their way, so there the button sends. */
function useLastTap(isFirstTime: boolean) {
	const isByTap = useRef(false)
	return {
		onPointerDown: () => void (isByTap.current = true),
		onKeyDown: () => void (isByTap.current = false),
		onChange: ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
			const answers = new FormData(form)
			if (isFirstTime && isByTap.current && promises.every((name) => answers.has(name))) form.requestSubmit()
		},
	}
}
