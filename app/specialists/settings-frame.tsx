import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'

const pages = {
	profile: { to: '/settings', label: 'Profile' },
	notifications: { to: '/settings/notifications', label: 'Notifications' },
	privacy: { to: '/settings/privacy', label: 'Privacy' },
	calendar: { to: '/account/calendar', label: 'Calendar' },
	security: { to: '/settings/security', label: 'Security' },
	'my-data': { to: '/settings/my-data', label: 'My data' },
} as const

/** The head of every settings page, whichever capability it belongs to. */
export function SettingsFrame({ current, children }: { current: keyof typeof pages; children: ReactNode }) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageHeader title="Settings" />
			<Tabs
				label="Settings"
				tabs={Object.entries(pages).map(([name, page]) => ({ ...page, current: name === current }))}
			/>
			{children}
		</main>
	)
}
