import { SecurityOverview } from '#app/identity/sessions/security-overview.tsx'
import { loadSecurity } from '#app/identity/sessions/security-overview.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import type { Route } from './+types/settings-security.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadSecurity(context, specialistOf(context))

export const meta = () => [titled(t`Security settings`)]

export default function SecuritySettings({ loaderData }: Route.ComponentProps) {
	return (
		<SettingsFrame current="security">
			<SecurityOverview security={loaderData} />
		</SettingsFrame>
	)
}
