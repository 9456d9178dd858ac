import { expect, test } from 'vitest'
import type { HospitalFrame } from '../hospital-frame.server.ts'
import { paletteActionsOf, placesOf } from './hospital-places.ts'

const frame: HospitalFrame = {
	hospitalId: 'c0ffee00-0000-4000-8000-000000000001',
	hospitalName: 'Lakeside Heart Institute',
	isVerified: true,
	isOwner: true,
	hasShortcuts: true,
	waiting: { newApplicants: 2, unreadMessages: 0 },
}
const linksOf = (change: Partial<HospitalFrame>) =>
	[...placesOf({ ...frame, ...change }), ...paletteActionsOf({ ...frame, ...change })].map(({ to }) => to)

test('no one is led to a page that is not there for them', () => {
	expect(linksOf({})).toContain('/hospital/contact-requests')
	expect(linksOf({ isVerified: false })).not.toContain('/hospital/contact-requests')
	expect(linksOf({ isVerified: false })).not.toContain('/messages')
	expect(linksOf({ isOwner: false })).not.toContain('/hospital/team/invitations/new')
	expect(linksOf({ isOwner: false })).toContain('/hospital/team')
})
