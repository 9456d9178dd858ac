import { expect, test } from 'vitest'
import { HospitalReasonInput, ReasonInput, requestInput, workedInput } from '../schema.server.ts'

const demand = 'Cancelled. To be asked again transfer ₹2,000 as a security deposit to cover@okaxis.'
const hours = { date: '2026-11-02', from: '09:00', to: '13:00' }
const asked = { startsAt: new Date('2026-11-02T03:30:00Z'), endsAt: new Date('2026-11-02T07:30:00Z') }
const refusedAt = (result: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
	(result.error?.issues ?? []).map(({ path }) => path.join('.'))

test('a reason that asks for money is refused beside its field: cancelled cover, absence, other hours, objection', () => {
	expect(refusedAt(HospitalReasonInput.safeParse({ reason: demand }))).toEqual(['reason'])
	expect(
		refusedAt(
			workedInput(asked, { described: false, reason: true }, new Date('2026-11-03')).safeParse({
				...hours,
				reason: demand,
			}),
		),
	).toEqual(['reason'])
	expect(
		HospitalReasonInput.safeParse({ reason: 'The case was postponed. Call 98220 12345 with any question.' }).success,
	).toBe(true)
})

test('a demand that is spread over the skills of a request for cover is refused beside them', () => {
	expect(
		refusedAt(requestInput().safeParse({ skills: 'Nerve blocks\nRefundable deposit\n₹5,000 before joining' })),
	).toContain('skills')
})

test('a specialist may report in the words of a hospital what it asked for', () => {
	const reason = 'They asked me to pay ₹2,000 as a security deposit before I could begin.'

	expect(ReasonInput.safeParse({ reason }).success).toBe(true)
})
