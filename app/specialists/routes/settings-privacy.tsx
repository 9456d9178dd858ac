import { data } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { HiddenHospitals } from '../components/hidden-hospitals.tsx'
import { PrivacyForm } from '../components/privacy-form.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { listEmployersToHideFrom, listHidden, suggestHospitals } from '../hiding/hidden-hospitals.server.ts'
import { findPrivacy, savePrivacy } from '../disclosure/privacy.server.ts'
import { PrivacyInput } from '../schema.server.ts'
import type { Route } from './+types/settings-privacy.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [privacy, hidden, employers, suggestions] = await Promise.all([
		findPrivacy(actor),
		listHidden(actor),
		listEmployersToHideFrom(actor),
		suggestHospitals(),
	])
	return { privacy, hidden, employers, suggestions }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, PrivacyInput)
	if (!form.ok) return invalid(form.problem)
	const { version: _, ...typed } = form.value
	const values = Object.fromEntries(Object.entries(typed).map(([name, on]) => [name, on ? 'on' : '']))
	const saved = await tryToWrite(() => savePrivacy(actor, form.value))
	if (!saved.ok) return unavailable({ form: t`Failed to save settings. Please try again.`, values })
	if (!saved.value.ok) return data({ values, isStale: true as const }, { status: 409 })
	return redirectWith('/settings/privacy', {
		title: t`Settings saved`,
		detail: t`Your settings have been updated successfully.`,
	})
}

// Also after a clash, to show the stored value beside the chosen one.
export const shouldRevalidate = () => true

export default function PrivacySettings({ loaderData: { privacy, ...hiding }, actionData }: Route.ComponentProps) {
	return (
		<SettingsFrame current="privacy">
			<PageTitle problem={actionData}>{t`Privacy settings`}</PageTitle>
			<PrivacyForm stored={privacy} problem={actionData} />
			<section id="hidden-hospitals" className="grid grid-cols-1 gap-4 border-t border-line pt-6">
				<h2 className="text-lg">{t`Hide my profile from specific hospitals`}</h2>
				<HiddenHospitals {...hiding} />
			</section>
		</SettingsFrame>
	)
}
