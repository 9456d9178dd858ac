import { Form } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { brand } from '#app/brand.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { PreferencesInput } from '../schema.server.ts'
import type { Route } from './+types/settings-notifications.ts'

export function loader({ request, context }: Route.LoaderArgs) {
	return findPreferences(requireSpecialist(context, request).accountId)
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const form = await parseForm(request, PreferencesInput)
	if (!form.ok) return invalid(form.problem)
	await savePreferences(actor.accountId, form.value)
	return redirectWith('/settings/notifications', {
		title: 'Settings saved',
		detail: 'Your settings have been updated successfully.',
	})
}

export const meta: Route.MetaFunction = () => [{ title: `Notification settings · ${brand.name}` }]

const switches = [
	{ name: 'email', label: 'Email', hint: 'Off: we write no e-mails. The list behind the bell stays.' },
	{ name: 'jobAlerts', label: 'Job alerts', hint: 'New jobs that fit you.' },
	{ name: 'messages', label: 'Messages', hint: 'When a hospital writes to you.' },
	{ name: 'updates', label: 'Updates', hint: 'When an application of yours moves on.' },
] as const

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
	return (
		<SettingsFrame current="notifications">
			<Form method="post" className="grid gap-4">
				{switches.map(({ name, label, hint }) => (
					<Switch key={name} name={name} label={label} hint={hint} defaultChecked={loaderData[name]} />
				))}
				<div>
					<SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
				</div>
			</Form>
		</SettingsFrame>
	)
}
