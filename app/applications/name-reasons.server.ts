import { z } from 'zod'
import { type FormerReason, nameReasons } from '#app/platform/database/name-reasons.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { type ApplicationReason, applicationReasons, preparedReasons } from './reasons.ts'
import { applicationEvents, applications } from './tables.server.ts'

const former: readonly FormerReason<ApplicationReason>[] = [
	{ was: String.raw`^The hospital did not answer in (\d+) days\.$`, key: 'no-answer', holds: 'days' },
	{ was: String.raw`^The hospital did not confirm the first day in (\d+) days\.$`, key: 'no-start', holds: 'days' },
	...applicationReasons.flatMap((key) =>
		key in preparedReasons
			? [
					{
						was: String.raw`^${preparedReasons[key as keyof typeof preparedReasons]}\.(?: (.*))?$`,
						key,
						holds: 'words' as const,
					},
				]
			: [],
	),
]

/** Each night, for as long as a release that stored these sentences may have run. */
export const nameApplicationReasons = defineTask({
	name: 'applications.name-reasons',
	payload: z.object({}),
	schedule: '15 3 * * *',
	async run() {
		const { id, rejectionReason: reason, rejectionKey: key, rejectionDays: days } = applications
		await nameReasons(applications, { id, reason, key, days }, former)
		const event = applicationEvents
		await nameReasons(
			event,
			{ id: event.id, reason: event.reason, key: event.reasonKey, days: event.reasonDays },
			former,
		)
	},
})
