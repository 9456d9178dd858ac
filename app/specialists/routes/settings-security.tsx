import { brand } from '#app/brand.ts'
import { SecurityOverview } from '#app/identity/sessions/security-overview.tsx'
import { loadSecurity } from '#app/identity/sessions/security-overview.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import type { Route } from './+types/settings-security.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadSecurity(context, specialistOf(context))

export const meta: Route.MetaFunction = () => [
	{ title: `Security settings · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function SecuritySettings({ loaderData }: Route.ComponentProps) {
	return (
		<SettingsFrame current="security">
			<SecurityOverview security={loaderData} />
		</SettingsFrame>
	)
}
