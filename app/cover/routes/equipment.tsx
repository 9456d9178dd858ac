import { Form } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldProps } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { DeclaredInput } from '#app/ui/fields/declared-input.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { coverDetails } from '../asking/details.ts'
import { NoPlace } from '../components/no-place.tsx'
import { SiteChips } from '../components/site-chips.tsx'
import { SheetInput } from '../schema.server.ts'
import { findSheet, saveSheet } from '../asking/sheets.server.ts'
import { keyOfSite, loadOneSite } from '../asking/site-choice.server.ts'
import type { Route } from './+types/equipment.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const { site, sites } = await loadOneSite(member, new URL(request.url).searchParams.get('site'))
	return {
		sites,
		site: site && { id: site.id ?? '', location: site.location },
		equipment: site ? (await findSheet(member, site)).equipment : [],
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, SheetInput)
	if (!form.ok) return invalid(form.problem)
	const siteId = form.value.site === '' ? null : form.value.site
	const saved = await saveSheet(verifiedMemberOf(context), siteId, form.value.equipment)
	if (!saved.ok) return invalid({ form: 'This site has been removed. Choose another one above.', values: form.values })
	return redirectWith(`/hospital/cover/equipment?site=${keyOfSite(siteId)}`, {
		title: 'Saved',
		detail: 'Your next request here begins with this. Requests made before stay as they are.',
	})
}

export default function EquipmentOfSite({ loaderData: { sites, site, equipment }, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-4">
			<PageTitle problem={problem}>Equipment</PageTitle>
			<PageHeader
				back={{ to: '/hospital/cover', label: 'Cover' }}
				title="Equipment"
				lead={
					site ? `What is there at ${site.location}. Each request for cover begins with it and can differ.` : undefined
				}
			/>
			<SiteChips sites={sites} path="/hospital/cover/equipment" withAll={false} />
			{site ? (
				<Form key={site.id} method="post" noValidate className="grid gap-5">
					<ErrorSummary problem={problem} labels={{ equipment: coverDetails.equipment.label }} />
					<input type="hidden" name="site" value={site.id} />
					<DeclaredInput field={coverDetails.equipment} {...fieldProps(problem, 'equipment', equipment)} />
					<SubmitButton pendingLabel="Saving..." className="justify-self-start">
						Save
					</SubmitButton>
				</Form>
			) : (
				<NoPlace />
			)}
		</main>
	)
}
