import { expect, test } from 'vitest'
import { rules } from '#app/moderation/rules.ts'
import { HospitalReasonInput, MeetingInput, ProposalInput } from './schema.server.ts'

const demand = 'Bring ₹5,000 as a refundable deposit.'
const interview = { mode: 'in-person', interviewer: [crypto.randomUUID()], version: '1' }
const issuesOf = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
	error?.issues.map(({ path, message }) => [path[0], message])

test('a hospital gives a phone number and a room for an interview, and asks for no money there', () => {
	const address = 'Karve Road 14, Pune. Ask for Ms Rao, 020 2553 1234.'
	expect(issuesOf(MeetingInput.safeParse({ ...interview, address, note: 'Bring your certificates.' }))).toBeUndefined()
	expect(
		issuesOf(MeetingInput.safeParse({ ...interview, mode: 'video', link: 'https://meet.google.com/abc-defg-hij' })),
	).toBeUndefined()

	const refused = { ...interview, address: demand, link: 'https://rzp.io/l/deposit-5000', note: demand }
	expect(issuesOf(MeetingInput.safeParse(refused))).toEqual([
		['address', rules.fee.advice],
		['link', rules.fee.advice],
		['note', rules.fee.advice],
	])
	expect(issuesOf(HospitalReasonInput.safeParse({ reason: demand, version: '1' }))).toEqual([
		['reason', rules.fee.advice],
	])
})

test('everything that is wrong with a proposal is said at once', () => {
	const refused = ProposalInput.safeParse({ mode: 'in-person', minutes: '7', date1: '2027-02-30', time2: '10:30' })

	expect(issuesOf(refused)?.map(([field]) => field)).toEqual(
		expect.arrayContaining(['interviewer', 'minutes', 'date1', 'time1', 'date2', 'address']),
	)
	expect(issuesOf(ProposalInput.safeParse({ mode: 'by post' }))?.map(([field]) => field)).toContain('date1')
})
