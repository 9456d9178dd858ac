import { z } from 'zod'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { remindOfEnd } from './end-reminder.server.ts'
import { issueMissingInvoices } from './invoices.server.ts'
import { createOrder } from './orders.server.ts'
import { paymentProvider } from './payment-provider.server.ts'
import { askAbout, askAboutOrder, endReplaced, listToAskAbout } from './payments.server.ts'
import { endTrialsWithoutEnd, listDue, moveOn } from './subscriptions.server.ts'

/** More are left for the next round. */
const maxAtOnce = 500
/** A task has two minutes, and a provider that does not answer takes five seconds once the breaker has opened. */
const maxAskedAtOnce = 100

/** Moves subscriptions whose time is over. What they allow changes by the clock, not by this task. */
export const endSubscriptions = defineTask({
	name: 'billing.end-subscriptions',
	payload: z.object({}),
	schedule: '*/15 * * * *',
	run: async () => {
		await endTrialsWithoutEnd()
		await eachAlone(await listDue(maxAtOnce), ({ id }) => moveOn(id))
	},
})

/** Every payment gets its invoice, whatever happened when it was paid. */
const issueInvoices = defineTask({
	name: 'billing.issue-invoices',
	payload: z.object({}),
	schedule: '*/5 * * * *',
	run: () => issueMissingInvoices(maxAtOnce),
})

/** Asks the payment provider about orders whose events may have been missed. */
const reconcilePayments = defineTask({
	name: 'billing.reconcile-payments',
	payload: z.object({}),
	schedule: '23 * * * *',
	run: async () => {
		const provider = paymentProvider
		if (provider)
			await eachAlone(await listToAskAbout(provider.name, maxAskedAtOnce), (order) => askAbout(provider, order))
	},
})

export const billingTasks = [
	endSubscriptions,
	remindOfEnd,
	issueInvoices,
	reconcilePayments,
	endReplaced,
	askAboutOrder,
	createOrder,
]
