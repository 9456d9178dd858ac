import { Form } from 'react-router'
import { requireProvenOwner } from '#app/hospitals/team/team-route.server.ts'
import { rememberMade } from '#app/identity/shown-once.server.ts'
import { fieldValue, fieldValues } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { forbidden, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { KeyInput } from '../key-input.server.ts'
import { createKey } from '../keys.server.ts'
import { keysAreFull } from '../limits.ts'
import { scopeNames, scopes } from '../scopes.ts'
import { settingsPath } from '../paths.ts'
import type { Route } from './+types/new-key.ts'

const here = `${settingsPath}/new`

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireProvenOwner(context, request, here)
	return null
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request, here)
	const form = await parseForm(request, KeyInput)
	if (!form.ok) return invalid(form.problem)
	const made = await createKey(owner, form.value)
	if (made.ok)
		return redirectWith(settingsPath, { title: 'API key created', detail: form.value.name }, [
			await rememberMade({ id: made.value.keyId, secret: made.value.token }),
		])
	if (made.failure === 'not-owner') throw forbidden('You are no longer an owner of your hospital.')
	return invalid({ form: keysAreFull, values: form.values })
}

const labels = { name: 'Name', scopes: 'Permissions' }

export default function NewKey({ actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Create API key</PageTitle>
			<PageHeader
				back={{ to: settingsPath, label: 'API' }}
				title="Create API key"
				lead="A program that has this key can act for your hospital. Give it only the permissions it needs."
			/>
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<TextField
					name="name"
					label={labels.name}
					hint="What will use it. For example, HR system."
					autoComplete="off"
					defaultValue={fieldValue(problem, 'name')}
					error={problem?.fields?.['name']}
				/>
				<CheckboxGroup
					name="scopes"
					label={labels.scopes}
					options={scopes.map((scope) => ({ value: scope, label: scopeNames[scope], hint: scope }))}
					defaultValue={fieldValues(problem, 'scopes', [])}
					error={problem?.fields?.['scopes']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel="Creating...">
					Create key
				</SubmitButton>
			</Form>
		</main>
	)
}
