import { z } from 'zod'
import { applicationMoved } from '#app/applications/events.server.ts'
import { coverMoved } from '#app/cover/events.server.ts'
import { jobMoved } from '#app/jobs/events.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { resealSecrets } from './endpoints.server.ts'
import { queueApplicationEvent, queueCoverEvent, queueJobEvent } from './queue.server.ts'
import { queueDue, sendWebhooks } from './send.server.ts'

export const webhookTasks = [
	defineTask({
		name: 'webhooks.queue-job-event',
		payload: jobMoved.payload,
		on: jobMoved,
		run: ({ eventId }) => queueJobEvent(eventId),
	}),
	defineTask({
		name: 'webhooks.queue-application-event',
		payload: applicationMoved.payload,
		on: applicationMoved,
		run: ({ eventId }) => queueApplicationEvent(eventId),
	}),
	defineTask({
		name: 'webhooks.queue-cover-event',
		payload: coverMoved.payload,
		on: coverMoved,
		run: ({ eventId }) => queueCoverEvent(eventId),
	}),
	sendWebhooks,
	defineTask({ name: 'webhooks.queue-due', payload: z.object({}), schedule: '* * * * *', run: queueDue }),
	defineTask({ name: 'webhooks.reseal', payload: z.object({}), schedule: '*/10 * * * *', run: resealSecrets }),
]
