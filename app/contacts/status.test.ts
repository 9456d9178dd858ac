import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	isInTime,
	requestLabel,
	requestLifecycle,
	type RequestMoment,
	type RequestMover,
	requestStatuses,
	type RequestStatus,
} from './status.ts'

type Moment = RequestMoment & { status: RequestStatus }
const mayMoveRequest = (moment: Moment, to: RequestStatus, by: RequestMover) =>
	requestLifecycle.mayMove(moment.status, to, by) && isInTime(moment, by)
const movers: RequestMover[] = ['hospital', 'specialist', 'clock']
const moment = fc.record({
	status: fc.constantFrom(...requestStatuses),
	isFresh: fc.boolean(),
	isDue: fc.boolean(),
})

test('a waiting request can be answered by the specialist, withdrawn early by the hospital, and ended by the clock', () => {
	const at = { status: 'sent', isFresh: true, isDue: false } as const
	const old = { status: 'sent', isFresh: false, isDue: false } as const
	const due = { status: 'sent', isFresh: false, isDue: true } as const
	const open = (from: typeof at | typeof old | typeof due) =>
		movers.flatMap((by) => requestStatuses.filter((to) => mayMoveRequest(from, to, by)).map((to) => `${by}: ${to}`))

	expect(open(at)).toEqual(['hospital: withdrawn', 'specialist: accepted', 'specialist: declined'])
	expect(open(old)).toEqual(['specialist: accepted', 'specialist: declined'])
	expect(open(due)).toEqual(['clock: expired'])
})

test('whatever is tried in whatever order, a request is decided once and stays so', () => {
	const attempt = fc.tuple(fc.constantFrom(...requestStatuses), fc.constantFrom(...movers), moment)
	fc.assert(
		fc.property(fc.array(attempt, { maxLength: 20 }), (attempts) => {
			let status: RequestStatus = 'sent'
			const history: RequestStatus[] = []
			for (const [to, by, { isFresh, isDue }] of attempts) {
				if (!mayMoveRequest({ status, isFresh, isDue }, to, by)) continue
				status = to
				history.push(to)
			}
			expect(history.length).toBeLessThanOrEqual(1)
			expect(history).not.toContain('sent')
		}),
	)
})

test('an ended contact reads as ended to the specialist, and as ended by the specialist to the hospital', () => {
	expect(requestLabel('specialist', 'accepted', true)).toBe('Contact ended')
	expect(requestLabel('hospital', 'accepted', true)).toBe('Contact ended by specialist')
	expect(requestLabel('specialist', 'accepted', false)).toBe('Accepted')
	expect(requestLabel('specialist', 'sent', false)).toBe('Awaiting your response')
	expect(requestLabel('hospital', 'sent', false)).toBe('Awaiting response')
})
