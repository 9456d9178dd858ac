import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { queues } from '#app/cases/kinds.ts'
import { fail, ok } from '#app/platform/result.ts'
import {
	countFailedTasks,
	findFailedTask,
	listFailedTasks,
	retryFailedTask,
} from '#app/platform/tasks/failed-tasks.server.ts'
import type { Queue } from './queue.server.ts'

const isOpen = isUndecided('task', sql`job.id`)

export const taskQueue: Queue = {
	count: () => countFailedTasks(isOpen),
	list: async () =>
		(await listFailedTasks(isOpen)).map(({ id, name, problem, failedAt }) => ({
			...{ id, title: name, detail: problem ?? 'Not recorded', since: failedAt },
		})),
	async findSubject(id) {
		const found = await findFailedTask(id)
		return found && { kind: 'task', subjectId: id, title: found.name }
	},
	decisions: ['task.retried', 'task.discarded'],
}

export const retryTaskLater = defineWaitingDecision('retry-task', {
	...{ kind: 'task', page: () => queues.task.path },
	...{ label: 'Retry task', input: z.object({}) },
	carryOut: async (actor, id) => ((await retryFailedTask(actor.accountId, id)) ? ok(null) : fail('unknown')),
})
