import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxRounds } from './limits.ts'
import { type Transition, moved, type InterviewState } from './transitions.ts'
import { interviewStatuses, sides } from './status.ts'

const now = new Date('2026-12-01T06:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const proposed: InterviewState = { status: 'proposed', awaits: 'specialist', round: 1, startsAt: null }
const scheduled = (minutes: number): InterviewState => ({
	...proposed,
	status: 'scheduled',
	startsAt: inMinutes(minutes),
})
const pick = (minutes: number): Transition => ({ kind: 'pick', by: 'specialist', startsAt: inMinutes(minutes) })

describe('an interview', () => {
	test('is scheduled by the specialist who picks a time ahead, and only while it is theirs to pick', () => {
		expect(moved(proposed, pick(60), now)).toEqual({ ok: true, value: scheduled(60) })
		expect(moved(proposed, pick(0), now)).toEqual({ ok: false, failure: 'slot-passed' })
		expect(moved({ ...proposed, awaits: 'hospital' }, pick(60), now)).toEqual({ ok: false, failure: 'illegal-move' })
		expect(moved(proposed, { ...pick(60), by: 'hospital' }, now)).toEqual({ ok: false, failure: 'illegal-move' })
	})

	test('becomes a proposal again when either side reschedules it, five times at most', () => {
		const again = moved(scheduled(60), { kind: 'propose-again', by: 'hospital' }, now)
		expect(again).toEqual({ ok: true, value: { ...proposed, round: 2 } })
		const asked = moved(scheduled(60), { kind: 'ask-for-other-times', by: 'specialist' }, now)
		expect(asked).toEqual({ ok: true, value: { ...proposed, awaits: 'hospital' } })
		const last = { ...scheduled(60), round: maxRounds }
		for (const move of [
			{ kind: 'propose-again', by: 'hospital' },
			{ kind: 'ask-for-other-times', by: 'specialist' },
		] as const)
			expect(moved(last, move, now)).toEqual({ ok: false, failure: 'no-more-rounds' })
	})

	test('is completed after it began and missed half an hour later, by the hospital alone', () => {
		const complete = { kind: 'complete', by: 'hospital' } as const
		const noShow = { kind: 'mark-no-show', by: 'hospital' } as const
		expect(moved(scheduled(1), complete, now)).toEqual({ ok: false, failure: 'too-early' })
		expect(moved(scheduled(0), complete, now)).toMatchObject({ ok: true, value: { status: 'completed' } })
		expect(moved(scheduled(-29), noShow, now)).toEqual({ ok: false, failure: 'too-early' })
		expect(moved(scheduled(-30), noShow, now)).toMatchObject({ ok: true, value: { status: 'no-show' } })
		expect(moved(scheduled(-60), { ...complete, by: 'specialist' }, now).ok).toBe(false)
		expect(moved(scheduled(-60), { ...noShow, by: 'specialist' }, now).ok).toBe(false)
	})

	test('that has begun is the hospital’s to describe: the specialist neither moves nor cancels it', () => {
		for (const kind of ['cancel', 'ask-for-other-times'] as const)
			expect(moved(scheduled(-1), { kind, by: 'specialist' }, now)).toEqual({ ok: false, failure: 'illegal-move' })
		expect(moved(scheduled(-1), { kind: 'cancel', by: 'hospital' }, now).ok).toBe(true)
	})
})

const standings: fc.Arbitrary<InterviewState> = fc.record({
	status: fc.constantFrom(...interviewStatuses),
	awaits: fc.constantFrom(...sides),
	round: fc.integer({ min: 1, max: maxRounds }),
	startsAt: fc.integer({ min: -200, max: 200 }).map(inMinutes),
})
const moves: fc.Arbitrary<Transition> = fc.oneof(
	fc.record({
		kind: fc.constantFrom(
			'propose-again',
			'ask-for-other-times',
			'change-details',
			'cancel',
			'complete',
			'mark-no-show',
		),
		by: fc.constantFrom(...sides),
	}),
	fc.record({
		kind: fc.constant('pick'),
		by: fc.constantFrom(...sides),
		startsAt: fc.integer({ min: -90, max: 90 }).map(inMinutes),
	}),
) as fc.Arbitrary<Transition>

test('in any order of attempts, final statuses stay, rounds stay within five, and set times are in the future', () => {
	fc.assert(
		fc.property(standings, fc.array(moves, { maxLength: 30 }), (start, tried) => {
			let current = start
			for (const move of tried) {
				const next = moved(current, move, now)
				if (['completed', 'no-show', 'cancelled'].includes(current.status)) expect(next.ok).toBe(false)
				if (!next.ok) continue
				expect(next.value.round - current.round).toBe(move.kind === 'propose-again' ? 1 : 0)
				expect(next.value.round).toBeLessThanOrEqual(maxRounds)
				if (next.value.status === 'scheduled') expect(next.value.startsAt?.getTime()).toBeGreaterThan(now.getTime())
				if (next.value.status === 'proposed') expect(next.value.startsAt).toBeNull()
				if (next.value.status === 'completed' || next.value.status === 'no-show')
					expect(current.startsAt?.getTime()).toBeLessThanOrEqual(now.getTime())
				if (next.value.status !== 'cancelled')
					expect(move.by).toBe(move.kind === 'pick' || move.kind === 'ask-for-other-times' ? 'specialist' : 'hospital')
				current = next.value
			}
		}),
	)
})
