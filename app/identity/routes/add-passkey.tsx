import { type AddingFailure, addPasskey } from '../passkeys.server.ts'
import { PasskeyForm } from '../passkey-form.tsx'
import { NewPasskey } from '../schema.server.ts'
import { securityPage } from '../security-page.ts'
import { requireRecentProof } from '../step-up.server.ts'
import { deviceInWords } from '../device-words.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/add-passkey.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = await requireRecentProof(context, request)
	return { back: securityPage(actor.kind), label: deviceInWords(request.headers.get('user-agent')) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = await requireRecentProof(context, request)
	const form = await parseForm(request, NewPasskey)
	if (!form.ok) return invalid(form.problem)

	const added = await addPasskey(actor, request, form.value)
	if (!added.ok) return invalid({ form: failures[added.failure], values: { label: form.value.label } })
	return redirectWith(securityPage(actor.kind), {
		title: 'Passkey added',
		detail: 'Next time you can log in with it, without a code.',
	})
}

const failures: Record<AddingFailure, string> = {
	refused:
		'The passkey was not saved: it took longer than five minutes, or the device did not ask who you are. Try again.',
	'too-many': 'You have ten passkeys. Remove one that you no longer use first.',
	known: 'This passkey is saved already.',
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function AddPasskey({ loaderData: { back, label }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>Add a passkey</PageTitle>
			<PageHeader
				title="Add a passkey"
				lead="Your device keeps a key and asks for your finger, face or PIN before it uses it. Nobody can read it from an SMS, and it works on our site alone."
				back={{ to: back, label: 'Security' }}
			/>
			<PasskeyForm
				action="/account/security/passkeys/new"
				options="/account/security/passkeys/options"
				adds
				problem={actionData}
				fields={
					<TextField
						name="label"
						label="Name"
						hint="By which you will know it in the list."
						maxLength={60}
						required
						className="w-full"
						defaultValue={fieldValue(actionData, 'label', label)}
						error={actionData?.fields?.['label']}
					/>
				}
			>
				Add passkey
			</PasskeyForm>
		</main>
	)
}
