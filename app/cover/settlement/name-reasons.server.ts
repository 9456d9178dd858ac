import { z } from 'zod'
import { type FormerReason, nameReasons } from '#app/platform/database/name-reasons.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { coverEvents } from '../tables.server.ts'
import type { CoverReason } from './stored-reasons.ts'

const former: readonly FormerReason<CoverReason>[] = [
	{ was: String.raw`^Neither side entered the hours in (\d+) days\.$`, key: 'no-hours', holds: 'days' },
	...(['hospital', 'specialist'] as const).map((side) => ({
		was: String.raw`^The ${side} did not answer in (\d+) days, so the hours as entered count\.$`,
		key: `no-answer-of-${side}` as const,
		holds: 'days' as const,
	})),
	{ was: String.raw`^The hospital has been suspended\.$`, key: 'hospital-suspended' },
	{ was: String.raw`^The hospital could not be verified\.$`, key: 'hospital-rejected' },
	{ was: String.raw`^The specialist can no longer come\.$`, key: 'cannot-come' },
]

/** Each night, for as long as a release that stored these sentences may have run. */
export const nameCoverReasons = defineTask({
	name: 'cover.name-reasons',
	payload: z.object({}),
	schedule: '5 3 * * *',
	async run() {
		const { id, reason, reasonKey: key, reasonDays: days } = coverEvents
		await nameReasons(coverEvents, { id, reason, key, days }, former)
	},
})
