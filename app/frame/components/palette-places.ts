import { kindLabels, templateKinds, templatesOf } from '#app/templates/kinds.ts'
import type { WorkspaceViewer } from '../viewer.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { accountPlacesOf, type Asks, groupsOf, open, railPlacesOf } from './workspace-places.ts'

/** Everything that the palette knows without asking: pages, settings by their names, and what can be done from anywhere. */
export const paletteEntriesOf = (viewer: WorkspaceViewer): PaletteEntry[] => [
	...pagesOf(viewer),
	...(viewer.kind === 'member' ? open(viewer.hospital, hospitalEntries) : []),
	markAllRead,
]

/** Each place once; those of a group by the name of their tab, and by that of the group. */
function pagesOf(viewer: WorkspaceViewer): PaletteEntry[] {
	const groups = groupsOf(viewer)
	const inGroups = groups.flatMap(({ label: also, tabs }) => tabs.map((tab) => ({ ...tab, also })))
	const others = [...railPlacesOf(viewer), ...accountPlacesOf(viewer)].filter(
		({ label }) => !groups.some((group) => group.label === label),
	)
	return [
		...others,
		...inGroups.map(({ also, ...tab }) => ({ ...tab, also: `${also} ${alsoCalled[tab.to] ?? ''}` })),
	].map(({ to, label, also }) => ({
		kind: 'page' as const,
		to,
		label: longNames[to] ?? label,
		...(typeof also === 'string' ? { also } : {}),
	}))
}

/** What a tab is called where its group is not beside it. */
const longNames: Record<string, string> = {
	'/hospital/shortlist': 'Saved candidates',
	'/hospital/job-templates': 'Job templates',
	'/hospital/templates': 'Message templates',
	'/hospital/settings': 'Notification and keyboard settings',
	'/hospital/settings/api': 'API keys',
	'/hospital/settings/embed': 'Job list for your site',
}

const alsoCalled: Record<string, string> = {
	'/hospital/shortlist': 'pools',
	'/hospital/views': 'saved searches filters',
	'/hospital/settings': 'email sms push',
	'/hospital/settings/embed': 'embed embedding widget',
	'/hospital/profile/sites': 'address',
}

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
	{ kind: 'page', to: '/notifications', label: 'Notifications' },
	...templateKinds.map((kind) => ({
		kind: 'setting' as const,
		to: templatesOf(kind),
		label: `Templates: ${kindLabels[kind]}`,
	})),
	{ kind: 'setting', to: '/hospital/profile/name', label: 'Change name', asks: 'owner' },
	{ kind: 'setting', to: '/hospital/profile/logo', label: 'Logo', asks: 'owner' },
	{ kind: 'setting', to: '/hospital/profile/photos', label: 'Photos', asks: 'owner' },
	{ kind: 'setting', to: '/account/calendar', label: 'Calendar feed', asks: 'verified' },
]
