import { kindLabels, templateKinds, templatesOf } from '#app/templates/kinds.ts'
import type { WorkspaceViewer } from '../viewer.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { accountPlacesOf, type Asks, open, railPlacesOf } from './workspace-places.ts'

/** Everything that the palette knows without asking: pages, settings by their names, and what can be done from anywhere. */
export const paletteEntriesOf = (viewer: WorkspaceViewer): PaletteEntry[] => [
	...[...railPlacesOf(viewer), ...accountPlacesOf(viewer)].map(({ to, label }) => ({
		kind: 'page' as const,
		to,
		label,
	})),
	...(viewer.kind === 'member' ? open(viewer.hospital, hospitalEntries) : []),
	markAllRead,
]

/** An operator finds an account on the page that asks for the reason and logs it, and nowhere else. */
export const offeredFor = (viewer: WorkspaceViewer, query: string): PaletteEntry[] =>
	viewer.kind === 'operator' && query !== ''
		? [
				{
					kind: 'action',
					to: '/operator/people',
					label: `Find the account of “${query}”`,
					detail: 'Asks for a reason',
					also: query,
					state: { q: query },
				},
			]
		: []

/** Numbers and email addresses of people are not sent in an address, which is written into logs. */
const isPrivate = (query: string) => /@|\d{4}/.test(query.replaceAll(/\s/g, ''))

export function paletteSourceOf(viewer: WorkspaceViewer, query: string): string | null {
	if (viewer.kind === 'operator' && isPrivate(query)) return null
	return `${viewer.kind === 'operator' ? '/operator' : '/hospital'}/palette?${new URLSearchParams({ q: query })}`
}

const markAllRead: PaletteEntry = {
	kind: 'action',
	to: '/notifications/read',
	label: 'Mark all notifications as read',
	fields: {},
}

const hospitalEntries: (PaletteEntry & Asks)[] = [
	{ kind: 'action', to: '/hospital/post-job', label: 'Post a new job' },
	{ kind: 'action', to: '/hospital/cover/new', label: 'Ask for cover', asks: 'verified' },
	{ kind: 'action', to: '/hospital/interviews/new', label: 'Schedule an interview', asks: 'verified' },
	{
		kind: 'action',
		to: '/hospital/team/invitations/new',
		label: 'Invite a team member',
		also: 'colleague',
		asks: 'owner',
	},
	{ kind: 'page', to: '/hospital/reviews', label: 'In review' },
	{ kind: 'page', to: '/hospital/shortlist', label: 'Saved candidates', also: 'pools', asks: 'verified' },
	{ kind: 'page', to: '/hospital/candidate-searches', label: 'Saved searches', asks: 'verified' },
	{ kind: 'page', to: '/hospital/views', label: 'Views', also: 'saved filters' },
	{ kind: 'page', to: '/doctor-database', label: 'Public database' },
	{ kind: 'page', to: '/notifications', label: 'Notifications' },
	...templateKinds.map((kind) => ({
		kind: 'setting' as const,
		to: templatesOf(kind),
		label: `Templates: ${kindLabels[kind]}`,
	})),
	{ kind: 'setting', to: '/hospital/job-templates', label: 'Job templates' },
	{ kind: 'setting', to: '/hospital/settings', label: 'Notification and keyboard settings', also: 'email sms push' },
	{ kind: 'setting', to: '/hospital/settings/api', label: 'API keys', asks: 'owner' },
	{ kind: 'setting', to: '/hospital/settings/webhooks', label: 'Webhooks', asks: 'owner' },
	{
		kind: 'setting',
		to: '/hospital/settings/embed',
		label: 'Job list for your site',
		also: 'embed embedding widget',
		asks: 'owner',
	},
	{ kind: 'setting', to: '/hospital/profile/sites', label: 'Sites', also: 'address', asks: 'owner' },
	{ kind: 'setting', to: '/hospital/profile/departments', label: 'Departments', asks: 'owner' },
	{ kind: 'setting', to: '/hospital/profile/logo', label: 'Logo', asks: 'owner' },
	{ kind: 'setting', to: '/hospital/profile/photos', label: 'Photos', asks: 'owner' },
	{ kind: 'setting', to: '/account/calendar', label: 'Calendar feed', asks: 'verified' },
]
