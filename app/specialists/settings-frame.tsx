import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { t } from '#app/platform/language/words.ts'

const pages = {
	profile: {
		to: '/settings',
		get label() {
			return t`Profile`
		},
	},
	notifications: {
		to: '/settings/notifications',
		get label() {
			return t`Notifications`
		},
	},
	privacy: {
		to: '/settings/privacy',
		get label() {
			return t`Privacy`
		},
	},
	calendar: {
		to: '/account/calendar',
		get label() {
			return t`Calendar`
		},
	},
	security: {
		to: '/settings/security',
		get label() {
			return t`Security`
		},
	},
	'my-data': {
		to: '/settings/my-data',
		get label() {
			return t`My data`
		},
	},
} as const

/** The head of every settings page, whichever capability it belongs to. */
export function SettingsFrame({ current, children }: { current: keyof typeof pages; children: ReactNode }) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageHeader title={t`Settings`} />
			<Tabs
				label={t`Settings`}
				tabs={Object.entries(pages).map(([name, page]) => ({ ...page, current: name === current }))}
			/>
			{children}
		</main>
	)
}
