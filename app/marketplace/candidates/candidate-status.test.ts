import { expect, test } from 'vitest'
import type { ContactState } from '#app/contacts/state.server.ts'
import { candidateStatus } from './candidate-status.ts'
import type { ReceivedApplication } from './candidates.server.ts'

const now = new Date('2026-12-01T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const contact = (change: Partial<ContactState> = {}): ContactState => ({
	id: 'c',
	status: 'sent',
	revoked: false,
	sentAt: daysAgo(2),
	expiresAt: daysAgo(-12),
	cooldownEndsAt: null,
	...change,
})
const application = (change: Partial<ReceivedApplication> = {}): ReceivedApplication => ({
	id: 'a',
	version: 1,
	stage: 'applied',
	jobTitle: 'Consultant',
	at: daysAgo(3),
	resumeId: null,
	...change,
})

test.each([
	['nothing has happened', null, null, 'Not contacted'],
	['a request waits', null, contact(), 'Contact request sent 2 d ago'],
	['a request was accepted', null, contact({ status: 'accepted' }), 'Request accepted'],
	['an acceptance was taken back', null, contact({ status: 'accepted', revoked: true }), 'Contact ended by specialist'],
	['a request was declined', null, contact({ status: 'declined' }), 'Request declined'],
	['a request ran out', null, contact({ status: 'expired' }), 'No response'],
	['a request was taken back', null, contact({ status: 'withdrawn' }), 'Not contacted'],
	['somebody applied', application(), contact({ status: 'accepted' }), 'Applied to Consultant'],
	['an interview is due', application({ stage: 'interview' }), null, 'Interview for Consultant'],
	['it was a no', application({ stage: 'rejected' }), null, 'Not selected: Consultant'],
	[
		'it was a no, and a request followed',
		application({ stage: 'rejected' }),
		contact(),
		'Contact request sent 2 d ago',
	],
	[
		'a no came after the request',
		application({ stage: 'rejected', at: daysAgo(1) }),
		contact(),
		'Not selected: Consultant',
	],
] as const)('a row says how far things have come: %s', (_, applied, asked, text) => {
	expect(candidateStatus({ application: applied, contact: asked }, now).text).toBe(text)
})
