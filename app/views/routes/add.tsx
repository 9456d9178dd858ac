import { Form } from 'react-router'
import { z } from 'zod'
import { memberOf } from '#app/identity/groups.server.ts'
import { viewsPath } from '#app/marketplace/paths.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { plainText } from '#app/platform/text/text.server.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { saveView } from '../commands.server.ts'
import { listNames, longestViewName, maxViews, readView } from '../lists.ts'
import type { Route } from './+types/add.ts'

const Input = z.object({
	name: plainText({ max: longestViewName }),
	shared: z.literal('on').optional(),
})

const viewOf = (request: Request) => {
	const view = readView(new URL(request.url).searchParams.get('of') ?? '')
	if (!view) throw badRequest()
	return view
}

export const loader = ({ request }: Route.LoaderArgs) => viewOf(request)

export async function action({ request, context }: Route.ActionArgs) {
	const { address: of } = viewOf(request)
	const form = await parseForm(request, Input)
	if (!form.ok) return invalid(form.problem)
	const { name, shared } = form.value
	const saved = await saveView(memberOf(context), { of, name, isShared: shared === 'on' })
	if (!saved.ok) return invalid({ form: tooMany, values: form.values })
	return redirectWith(saved.value.address, {
		title: 'View saved',
		detail: name,
		undo: { action: `${viewsPath}/${saved.value.id}/removal`, label: 'Undo' },
	})
}

const tooMany = `You can keep up to ${maxViews} views. Remove one to save another.`
const labels = { name: 'Name', shared: 'Share with your team' }

// The page says it: only it knows whether something is wrong.
export default function AddView({ loaderData: { list, address }, actionData: refused }: Route.ComponentProps) {
	const problem = useTyped(refused)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Save view</PageTitle>
			<PageHeader
				title="Save view"
				lead="The list with the filters that are on now. What you typed into its search box is not kept."
				back={{ to: address, label: listNames[list] }}
			/>
			<Form method="post" noValidate className="grid gap-5" data-draft="">
				<ErrorSummary problem={problem} labels={labels} />
				<TextField
					name="name"
					label={labels.name}
					hint="For example, Night shifts to answer."
					maxLength={longestViewName}
					defaultValue={fieldValue(problem, 'name')}
					error={problem?.fields?.['name']}
					required
				/>
				<Checkbox
					name="shared"
					label={labels.shared}
					hint="Your colleagues can open it. Only you can change or remove it."
					defaultChecked={fieldValue(problem, 'shared') === 'on'}
				/>
				<SubmitButton pendingLabel="Saving..." className="justify-self-start">
					Save view
				</SubmitButton>
			</Form>
		</main>
	)
}
