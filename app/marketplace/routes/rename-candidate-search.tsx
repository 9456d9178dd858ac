import { Form } from 'react-router'
import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { longestName } from '../limits.ts'
import { searchesPath } from '../paths.ts'
import { listCandidateSearches, renameCandidateSearch } from '../saved-searches.server.ts'
import { NameInput } from '../schema.server.ts'
import type { Route } from './+types/rename-candidate-search.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const searchId = idParam(params.searchId)
	const search = (await listCandidateSearches(member)).find(({ id }) => id === searchId)
	if (!search) throw notFound()
	return { name: search.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const searchId = idParam(params.searchId)
	const form = await parseForm(request, NameInput)
	if (!form.ok) return invalid(form.problem)
	if (!(await renameCandidateSearch(member, searchId, form.value.name))) throw notFound()
	return redirectWith(searchesPath, { title: 'Search renamed', detail: form.value.name })
}

export const meta: Route.MetaFunction = () => [{ title: `Rename a saved search · ${brand.name}` }]

export default function RenameCandidateSearch({ loaderData: { name }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<PageTitle problem={actionData}>Rename a saved search</PageTitle>
			<h1>Rename a saved search</h1>
			<ErrorSummary problem={actionData} labels={{ name: 'Name' }} />
			<Form method="post" className="grid gap-4">
				<TextField
					name="name"
					label="Name"
					hint="Only you see it: in the list, in notices and in mails."
					defaultValue={fieldValue(actionData, 'name', name)}
					error={actionData?.fields?.['name']}
					maxLength={longestName}
					required
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton pendingLabel="Saving...">Save</SubmitButton>
					<ButtonLink to={searchesPath} variant="quiet">
						Cancel
					</ButtonLink>
				</div>
			</Form>
		</main>
	)
}
