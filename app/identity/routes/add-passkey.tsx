import { type AddingFailure, addPasskey } from '../second-factor/passkeys.server.ts'
import { PasskeyForm } from '../second-factor/passkey-form.tsx'
import { NewPasskey } from '../schema.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { requireRecentProof } from '../second-factor/step-up.server.ts'
import { formatDevice } from '../sessions/device-labels.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Route } from './+types/add-passkey.ts'
import { t, words } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = await requireRecentProof(context, request)
	return { back: securityPage(actor.kind), label: formatDevice(request.headers.get('user-agent')) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = await requireRecentProof(context, request)
	const form = await parseForm(request, NewPasskey)
	if (!form.ok) return invalid(form.problem)

	const added = await addPasskey(actor, request, form.value)
	if (!added.ok) return invalid({ form: failures[added.failure], values: { label: form.value.label } })
	return redirectWith(securityPage(actor.kind), {
		title: t`Passkey added`,
		detail: t`Next time you can log in with it, without a code.`,
	})
}

const failures: Record<AddingFailure, string> = words({
	refused: 'The passkey was not saved. It took longer than five minutes, or your device did not verify you. Try again.',
	'too-many': 'You can have up to 10 passkeys. Remove one you no longer use.',
	known: 'This passkey has already been added.',
})

export default function AddPasskey({ loaderData: { back, label }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{t`Add a passkey`}</PageTitle>
			<PageHeader
				title={t`Add a passkey`}
				lead={t`Your device stores a secure key and asks for your fingerprint, face or PIN to use it. It cannot be intercepted like an SMS, and works only on our site.`}
				back={{ to: back, label: t`Security` }}
			/>
			<PasskeyForm
				action="/account/security/passkeys/new"
				options="/account/security/passkeys/options"
				adds
				problem={actionData}
				fields={
					<TextField
						name="label"
						label={t`Name`}
						hint={t`A name to help you recognise it, for example My phone.`}
						maxLength={60}
						required
						className="w-full"
						defaultValue={fieldValue(actionData, 'label', label)}
						error={actionData?.fields?.['label']}
					/>
				}
			>
				{t`Add passkey`}
			</PasskeyForm>
		</main>
	)
}
