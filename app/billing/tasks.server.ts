import { z } from 'zod'
import { defineTask } from '#app/platform/tasks.server.ts'
import { issueMissingInvoices } from './invoices.server.ts'
import { listDue, moveOn } from './subscriptions.server.ts'

/** More are left for the next round. */
const maxAtOnce = 500

/** Moves subscriptions whose time is over. What they allow changes by the clock, not by this task. */
export const endSubscriptions = defineTask({
	name: 'billing.end-subscriptions',
	payload: z.object({}),
	schedule: '*/15 * * * *',
	run: async () => {
		for (const { id } of await listDue(maxAtOnce)) await moveOn(id)
	},
})

/** Every payment gets its invoice, whatever happened when it was paid. */
export const issueInvoices = defineTask({
	name: 'billing.issue-invoices',
	payload: z.object({}),
	schedule: '*/5 * * * *',
	run: () => issueMissingInvoices(maxAtOnce),
})
