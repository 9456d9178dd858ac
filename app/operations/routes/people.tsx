import { Form, redirect, useLocation } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { invalid, tooMany } from '#app/platform/http/http.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PeopleSearch } from '../people/account-schema.server.ts'
import { openMinutes, searchesPerHour, searchPeople } from '../people/people.server.ts'
import type { Route } from './+types/people.ts'

export const loader = () => ({ minutes: openMinutes })

export async function action({ request, context }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const form = await parseForm(request, PeopleSearch)
	if (!form.ok) return invalid(form.problem)
	const searched = await searchPeople(operator, form.value)
	if (!searched.ok)
		return tooMany(
			{
				form: `You can make ${searchesPerHour} searches an hour. Try again in ${Math.ceil(searched.seconds / 60)} minutes.`,
				values: form.values,
			},
			searched.seconds,
		)
	return redirect(`/operator/people/${searched.value.searchId}`, 303)
}

// The page says it: only it knows whether something is wrong.
/** What was typed into the palette. */
const typedBefore = (state: unknown): string =>
	typeof state === 'object' && state !== null && 'q' in state && typeof state.q === 'string' ? state.q : ''

const labels = { q: 'Name, phone, email, ID or registration number', reason: 'Reason' }

export default function People({ loaderData: { minutes }, actionData }: Route.ComponentProps) {
	const refused: FormProblem | undefined = actionData
	const problem = useTyped(refused)
	const { state } = useLocation()
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={refused}>Find an account</PageTitle>
			<PageHeader
				title="Find an account"
				lead={`Finds specialists, hospital members, hospitals and operators. The results stay open to you for ${minutes} minutes.`}
			/>
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<TextField
					name="q"
					label={labels.q}
					hint="Part of a name is enough. Enter anything else in full, for example 98220 12345 or MMC12345."
					autoComplete="off"
					key={typedBefore(state)}
					defaultValue={fieldValue(problem, 'q', typedBefore(state))}
					error={problem?.fields?.['q']}
				/>
				<TextField
					name="reason"
					label={labels.reason}
					hint="Recorded in the audit log of each account that is found."
					maxLength={300}
					autoComplete="off"
					defaultValue={fieldValue(problem, 'reason')}
					error={problem?.fields?.['reason']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel="Searching...">
					Search
				</SubmitButton>
			</Form>
		</main>
	)
}
