import { brand } from '#app/brand.ts'
import { SecurityOverview } from '#app/identity/security-overview.tsx'
import { loadSecurity } from '#app/identity/security-overview.server.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import type { Route } from './+types/settings-security.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
	loadSecurity(context, requireSpecialist(context, request))

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
