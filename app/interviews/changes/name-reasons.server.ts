import { z } from 'zod'
import { type FormerReason, nameReasons } from '#app/platform/database/name-reasons.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { interviewEvents, interviews } from '../tables.server.ts'
import type { InterviewReason } from './stored-reasons.ts'

const former: readonly FormerReason<InterviewReason>[] = [
	{ was: String.raw`^The hospital has decided on your application\.$`, key: 'application-rejected' },
	{ was: String.raw`^The application was withdrawn\.$`, key: 'application-withdrawn' },
	{ was: String.raw`^The specialist has joined, so the application is complete\.$`, key: 'application-hired' },
	{ was: String.raw`^This interview can no longer take place\.$`, key: 'cannot-take-place' },
	{ was: '^Previously: In person. Address: (.*)$', key: 'was-in-person', holds: 'words' },
	{ was: '^Previously: Phone call. Phone number to call: (.*)$', key: 'was-phone', holds: 'words' },
	{ was: '^Previously: Video call. Link: (.*)$', key: 'was-video', holds: 'words' },
]

/** Each night, for as long as a release that stored these sentences may have run. */
export const nameInterviewReasons = defineTask({
	name: 'interviews.name-reasons',
	payload: z.object({}),
	schedule: '10 3 * * *',
	async run() {
		for (const table of [interviews, interviewEvents]) {
			const { id, reason, reasonKey: key } = table
			await nameReasons(table, { id, reason, key }, former)
		}
	},
})
