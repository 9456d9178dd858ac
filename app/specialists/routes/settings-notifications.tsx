import { data } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { PushBrowsers } from '#app/notifications/push/push-browsers.tsx'
import { findChoices, findPreferences } from '#app/notifications/queries.server.ts'
import { choicesOf } from '#app/notifications/ticked-channels.server.ts'
import { listPushBrowsers, pushKey } from '#app/notifications/push/subscriptions.server.ts'
import { hasWhatsAppOn } from '#app/notifications/whatsapp/contacts.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hasWhatsApp, whatsappChat } from '#app/platform/delivery/whatsapp.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { NotificationForm } from '../components/notification-form.tsx'
import { WhatsAppPanel } from '../components/whatsapp-panel.tsx'
import { findOwnSettings } from '../queries.server.ts'
import { PreferencesInput } from '../schema.server.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import type { Route } from './+types/settings-notifications.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [preferences, choices, { email, phone }, browsers, isOn] = await Promise.all([
		findPreferences(actor.accountId),
		findChoices(actor.accountId, 'specialist'),
		findOwnSettings(actor),
		listPushBrowsers(actor.accountId),
		hasWhatsAppOn(db, actor.accountId),
	])
	return {
		...{ preferences, choices, hasEmail: email !== null, push: { publicKey: pushKey(), browsers } },
		whatsapp: hasWhatsApp && phone !== null ? { isOn, chat: whatsappChat() } : null,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, PreferencesInput)
	if (!form.ok) return invalid(form.problem)
	const { version, channels: ticked, ...switches } = form.value
	const choices = choicesOf('specialist', ticked)
	const saved = await tryToWrite(() => savePreferences(actor.accountId, { ...switches, choices }, version))
	if (!saved.ok) return unavailable({ form: t`Failed to save settings. Please try again.`, values: form.values })
	if (!saved.value.ok) return data({ values: form.values, isStale: true as const }, { status: 409 })
	return redirectWith('/settings/notifications', {
		title: t`Settings saved`,
		detail: t`Your settings have been updated successfully.`,
	})
}

// Also after a clash, to show the stored value beside the chosen one.
export const shouldRevalidate = () => true

export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<SettingsFrame current="notifications">
			<PageTitle problem={actionData}>{t`Notification settings`}</PageTitle>
			<NotificationForm
				stored={loaderData.preferences}
				choices={loaderData.choices}
				hasEmail={loaderData.hasEmail}
				hasWhatsApp={loaderData.whatsapp?.isOn === true}
				problem={actionData}
			/>
			{loaderData.whatsapp ? <WhatsAppPanel {...loaderData.whatsapp} /> : null}
			<PushBrowsers {...loaderData.push} />
		</SettingsFrame>
	)
}
