import { Form, redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { inSpecialists } from '../labels.ts'
import { savedCandidatesPath } from '../paths.ts'
import { createPool } from '../candidates/pools.server.ts'
import { inPoolAt, longestPoolName, poolRefusals, poolsPath } from '../candidates/pools.ts'
import { countTicked, NewPoolInput, pageOfTicked, readSelection } from '../schema.server.ts'
import { saveCandidate } from '../candidates/saved-candidates.server.ts'
import type { Route } from './+types/new-pool.ts'

/** With the people whom the address names, when they were ticked in a list. */
export const loader = ({ request }: Route.LoaderArgs) => {
	const query = new URL(request.url).searchParams
	const ids = readSelection(query)
	return { ids, leftOut: countTicked(query, ids.length) - ids.length }
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const sent = await readForm(request)
	if (sent.has('open')) throw redirect(pageOfTicked(`${poolsPath}/new`, sent), 303)
	const form = parseFormData(sent, NewPoolInput)
	if (!form.ok) return invalid(form.problem)
	const { name, id: ids } = form.value

	const created = await createPool(member, name)
	if (!created.ok) return invalid({ fields: { name: [poolRefusals[created.failure]] }, values: form.values }, 409)
	const { added } = await saveCandidate(member, ids, created.value.id)
	return redirectWith(inPoolAt(created.value.id), {
		title: 'Pool created',
		detail: added.length > 0 ? `${name}, ${inSpecialists({ count: added.length, capped: false })}` : name,
	})
}

// The page says it.
export default function NewPool({ loaderData: { ids, leftOut }, actionData: problem }: Route.ComponentProps) {
	const title = 'New pool'
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead={
					ids.length > 0
						? `${inSpecialists({ count: ids.length, capped: false })} will be in it.${leftOut > 0 ? ` You selected ${ids.length + leftOut}; add the others afterwards.` : ''}`
						: 'A list of candidates that your whole team sees.'
				}
				back={{ to: savedCandidatesPath, label: 'Saved candidates' }}
			/>
			<ErrorSummary problem={problem} labels={{ name: 'Name' }} />
			<Form method="post" className="grid gap-4" noValidate>
				{ids.map((id) => (
					<input key={id} type="hidden" name="id" value={id} />
				))}
				<TextField
					name="name"
					label="Name"
					hint="For example, ICU nights from January"
					defaultValue={fieldValue(problem, 'name')}
					error={problem?.fields?.['name']}
					maxLength={longestPoolName}
					required
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton pendingLabel="Creating...">Create pool</SubmitButton>
					<ButtonLink to={savedCandidatesPath} variant="quiet">
						Cancel
					</ButtonLink>
				</div>
			</Form>
		</main>
	)
}
