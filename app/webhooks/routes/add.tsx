import { Form } from 'react-router'
import { rememberMade } from '#app/identity/shown-once.server.ts'
import { requireProvenOwner } from '#app/hospitals/team/team-route.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue, fieldValues } from '#app/platform/http/form.ts'
import { forbidden, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { addEndpoint } from '../endpoints.server.ts'
import { eventTypes } from '../events.ts'
import { endpointsAreFull } from '../limits.ts'
import { endpointPath, webhooksPath } from '../paths.ts'
import { EndpointInput } from '../schema.server.ts'
import type { Route } from './+types/add.ts'

const here = `${webhooksPath}/new`

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireProvenOwner(context, request, here)
	return null
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request, here)
	const form = await parseForm(request, EndpointInput)
	if (!form.ok) return invalid(form.problem)
	const added = await addEndpoint(owner, form.value)
	if (added.ok)
		return redirectWith(endpointPath(added.value.endpointId), { title: 'Webhook added', detail: form.value.url }, [
			await rememberMade({ id: added.value.endpointId, secret: added.value.secret }),
		])
	if (added.failure === 'not-owner') throw forbidden('You are no longer an owner of your hospital.')
	return invalid({
		form: endpointsAreFull,
		values: form.values,
	})
}

const labels = { url: 'Address', events: 'Events' }

export default function AddWebhook({ actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Add webhook</PageTitle>
			<PageHeader
				back={{ to: webhooksPath, label: 'Webhooks' }}
				title="Add webhook"
				lead="We send a signed POST request to this address for each event you choose."
			/>
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<TextField
					name="url"
					type="url"
					label={labels.url}
					hint="For example, https://hr.example.org/webhooks"
					autoComplete="off"
					defaultValue={fieldValue(problem, 'url')}
					error={problem?.fields?.['url']}
				/>
				<CheckboxGroup
					name="events"
					label={labels.events}
					options={eventTypes.map((type) => ({ value: type, label: <code>{type}</code> }))}
					defaultValue={fieldValues(problem, 'events', [])}
					error={problem?.fields?.['events']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel="Adding...">
					Add webhook
				</SubmitButton>
			</Form>
		</main>
	)
}
