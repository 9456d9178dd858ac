import { expect, test } from 'vitest'
import type { HospitalFrame } from '../hospital-frame.server.ts'
import type { WorkspaceViewer } from '../viewer.ts'
import { accountPlacesOf, paletteActionsOf, railPlacesOf } from './workspace-places.ts'

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
const linksOf = (viewer: WorkspaceViewer) =>
	[...railPlacesOf(viewer), ...accountPlacesOf(viewer), ...paletteActionsOf(viewer)].map(({ to }) => to)

test('no one is led to a page that is not there for them', () => {
	expect(linksOf(memberWith({}))).toContain('/hospital/contact-requests')
	expect(linksOf(memberWith({ isVerified: false }))).not.toContain('/hospital/contact-requests')
	expect(linksOf(memberWith({ isVerified: false }))).not.toContain('/messages')
	expect(linksOf(memberWith({ isOwner: false }))).not.toContain('/hospital/team/invitations/new')
	expect(linksOf(memberWith({}))).toContain('/hospital/plan')
	expect(linksOf(memberWith({ isOwner: false }))).toContain('/hospital/team')
	const operator = { kind: 'operator', name: 'Nandini Rao', unread: 0, unreadMessages: 0, hasShortcuts: true } as const
	expect(linksOf({ ...operator, role: 'lead' })).not.toContain('/messages')
	expect(linksOf({ ...operator, role: 'lead' })).toContain('/operator/team')
	expect(linksOf({ ...operator, role: 'check' })).not.toContain('/operator/team')
	expect(linksOf({ ...operator, role: 'check' })).not.toContain('/operator/reviews')
})

test('the bar of a phone has four places of the rail', () => {
	expect(railPlacesOf(memberWith({})).filter(({ inBar }) => inBar)).toHaveLength(4)
})
