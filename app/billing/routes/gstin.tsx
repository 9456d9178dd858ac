import { Form } from 'react-router'
import { findGstin, GstinInput, saveGstin } from '#app/hospitals/checks/gstin.server.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { planPath } from '../labels.ts'
import type { Route } from './+types/gstin.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
	gstin: await findGstin(ownerOf(context).hospitalId),
})

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, GstinInput)
	if (!form.ok) return invalid(form.problem)
	await saveGstin(ownerOf(context), form.value.gstin)
	return redirectWith(planPath, { title: form.value.gstin === null ? 'GSTIN removed' : 'GSTIN saved' })
}

export default function Gstin({ loaderData: { gstin }, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>GSTIN</PageTitle>
			<PageHeader
				back={{ to: planPath, label: 'Plan' }}
				title="GSTIN"
				lead="It is printed on your invoices, and its state is the place of supply. Invoices you have already received stay as they are."
			/>
			<Form method="post" noValidate className="grid gap-5">
				<TextField
					name="gstin"
					label="GSTIN"
					hint="15 characters"
					optional
					autoComplete="off"
					error={problem?.fields?.['gstin']}
					defaultValue={fieldValue(problem, 'gstin', gstin)}
				/>
				<div>
					<SubmitButton pendingLabel="Saving...">Save GSTIN</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
