import { expect, test } from 'vitest'
import type { HospitalFrame } from '../hospital-frame.server.ts'
import type { WorkspaceViewer } from '../viewer.ts'
import { offeredFor, paletteEntriesOf, paletteSourceOf } from './palette-places.ts'
import { railPlacesOf, tabsAt } from './workspace-places.ts'

const hospital: HospitalFrame = {
	hospitalId: 'c0ffee00-0000-4000-8000-000000000001',
	hospitalName: 'Lakeside Heart Institute',
	isVerified: true,
	isOwner: true,
	hasShortcuts: true,
	newApplicants: 2,
}
const memberWith = (change: Partial<HospitalFrame>): WorkspaceViewer => ({
	kind: 'member',
	name: 'Kavita Deshpande',
	unread: 0,
	unreadMessages: 0,
	hospital: { ...hospital, ...change },
})
const linksOf = (viewer: WorkspaceViewer) => paletteEntriesOf(viewer).map(({ to }) => to)

const operator = { kind: 'operator', name: 'Nandini Rao', unread: 0, unreadMessages: 0, hasShortcuts: true } as const

test('no one is led to a page that is not there for them', () => {
	expect(linksOf(memberWith({}))).toContain('/hospital/contact-requests')
	expect(linksOf(memberWith({ isVerified: false }))).not.toContain('/hospital/contact-requests')
	expect(linksOf(memberWith({ isVerified: false }))).not.toContain('/messages')
	expect(linksOf(memberWith({ isOwner: false }))).not.toContain('/hospital/team/invitations/new')
	expect(linksOf(memberWith({}))).toContain('/hospital/plan')
	expect(linksOf(memberWith({ isOwner: false }))).toContain('/hospital/team')
	expect(linksOf({ ...operator, role: 'lead' })).not.toContain('/messages')
	expect(linksOf({ ...operator, role: 'lead' })).toContain('/operator/team')
	expect(linksOf({ ...operator, role: 'check' })).not.toContain('/operator/team')
	expect(linksOf({ ...operator, role: 'check' })).not.toContain('/operator/reviews')
})

test('the rail begins with the three tabs of the dashboard, then the day, and has each group once', () => {
	const places = railPlacesOf(memberWith({}))

	expect(places.slice(0, 4).map(({ label, to }) => [label, to])).toEqual([
		['Candidate Marketplace', '/hospitals/dashboard'],
		['Job Postings', '/hospitals/dashboard/jobs'],
		['Scheduled Interviews', '/hospitals/dashboard/interviews'],
		['Today', '/hospital/today'],
	])
	for (const group of ['Inbox', 'Lists', 'Templates', 'Hospital', 'Settings'])
		expect(places.filter(({ label }) => label === group)).toHaveLength(1)
	expect(new Set(places.map(({ to }) => to)).size).toBe(places.length)
})

test('a page of a group has the tabs of the others that are open to the viewer, the nearest one current', () => {
	const current = (viewer: WorkspaceViewer, path: string) => {
		const at = tabsAt(viewer, path)
		return at && [at.label, at.tabs.find(({ current: is }) => is)?.label, at.tabs.length]
	}

	expect(current(memberWith({}), '/hospital/profile')).toEqual(['Hospital', 'Public page', 5])
	expect(current(memberWith({}), '/hospital/profile/sites')).toEqual(['Hospital', 'Sites', 5])
	expect(current(memberWith({ isOwner: false }), '/hospitals/verification')).toEqual(['Hospital', 'Verification', 3])
	expect(current(memberWith({}), '/hospital/settings/webhooks/new')).toEqual(['Settings', 'Webhooks', 7])
	expect(current(memberWith({}), '/messages/with/someone')).toEqual(['Inbox', 'Messages', 2])
	expect(current(memberWith({}), '/hospital/contact-requests')).toEqual(['Inbox', 'Requests', 2])
	expect(current(memberWith({}), '/hospital/views')).toEqual(['Lists', 'Views', 2])
	expect(current(memberWith({ isVerified: false }), '/hospital/views')).toBeNull()
	expect(current(memberWith({}), '/hospital/applicants')).toBeNull()
	expect(current({ ...operator, role: 'lead' }, '/messages')).toBeNull()
	expect(current({ ...operator, role: 'moderate' }, '/operator/ratings')).toEqual(['Moderation', 'Ratings', 8])
	expect(current({ ...operator, role: 'moderate' }, '/operator/ratings/some-case')).toBeNull()
})

test('the bar of a phone has four places of the rail', () => {
	expect(railPlacesOf(memberWith({})).filter(({ inBar }) => inBar)).toHaveLength(4)
})

test('the palette has each setting by its name, and only those of an owner for an owner', () => {
	const settings = (viewer: WorkspaceViewer) => paletteEntriesOf(viewer).map(({ label }) => label)
	const ofOwners = ['API keys', 'Webhooks', 'Job list for your site', 'Sites', 'Departments', 'Logo', 'Photos']

	expect(settings(memberWith({}))).toEqual(expect.arrayContaining([...ofOwners, 'Templates: Offers', 'Calendar feed']))
	for (const name of ofOwners) expect(settings(memberWith({ isOwner: false }))).not.toContain(name)
})

test('an operator finds an account only on the page that asks for the reason, and no number goes into an address', () => {
	const viewer = { ...operator, role: 'lead' } as const

	expect(offeredFor(viewer, '98220 12345')).toMatchObject([{ to: '/operator/people', state: { q: '98220 12345' } }])
	expect(offeredFor(memberWith({}), '98220 12345')).toEqual([])
	expect(paletteSourceOf(viewer, '98220 12345')).toBeNull()
	expect(paletteSourceOf(viewer, 'asha@example.org')).toBeNull()
	expect(paletteSourceOf(viewer, 'Lakeside')).toBe('/operator/palette?q=Lakeside')
})
