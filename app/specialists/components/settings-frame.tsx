import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'

export function SettingsFrame({ current, children }: { current: 'profile' | 'notifications'; children: ReactNode }) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader title="Settings" />
			<Tabs
				label="Settings"
				tabs={[
					{ to: '/settings', label: 'Profile', current: current === 'profile' },
					{ to: '/settings/notifications', label: 'Notifications', current: current === 'notifications' },
				]}
			/>
			{children}
		</main>
	)
}
