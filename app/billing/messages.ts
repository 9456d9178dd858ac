import { company } from '#app/company.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { graceDays, type PlanId, plans } from './plans.ts'
import { planPath } from './labels.ts'

export const invoiceIssued = defineMessage({
	name: 'billing.invoice-issued',
	to: 'owner',
	examples: [{ number: 'TL/26-27/000042', total: '₹17,698.82', description: 'Growth plan, monthly' }],
	write: ({ number, total, description }: { number: string; total: string; description: string }) => ({
		title: 'An invoice for your plan',
		app: `${number}: ${total} for ${description}.`,
		href: planPath,
		email: [`We have received ${total} for ${description}. Download the invoice on the Plan page.`],
		button: 'View invoice',
		push: false,
	}),
})

export const creditNoteIssued = defineMessage({
	name: 'billing.credit-note-issued',
	to: 'owner',
	examples: [{ number: 'TC/26-27/000003', ofInvoice: 'TL/26-27/000042', total: '₹1,180', reason: 'Paid twice' }],
	write: ({
		number,
		ofInvoice,
		total,
		reason,
	}: {
		number: string
		ofInvoice: string
		total: string
		reason: string
	}) => ({
		title: 'A credit note for your plan',
		app: `${number}: ${total} of invoice ${ofInvoice}. Reason: ${reason}`,
		href: planPath,
		email: [
			`We have credited ${total} of invoice ${ofInvoice}. Reason: ${reason}`,
			'Download the credit note on the Plan page.',
		],
		button: 'View credit note',
		push: false,
	}),
})

export const planChanged = defineMessage({
	name: 'billing.plan-changed',
	to: 'owner',
	examples: [{ plan: 'network', until: '20 Dec 2026' }],
	write: ({ plan, until }: { plan: PlanId; until: string }) => ({
		title: `Your plan is now ${plans[plan].name}`,
		app: `${plans[plan].name} is paid for until ${until}.`,
		href: planPath,
		email: [
			`Your hospital’s plan is now ${plans[plan].name}. It is paid for until ${until} and renews on its own until you cancel.`,
			'The plan before is not charged again.',
		],
		button: 'View plan',
		push: false,
	}),
})

export const paymentFailed = defineMessage({
	name: 'billing.payment-failed',
	to: 'owner',
	examples: [
		{ plan: 'growth', isRetried: true },
		{ plan: 'growth', isRetried: false },
	],
	write: ({ plan, isRetried }: { plan: PlanId; isRetried: boolean }) => ({
		title: isRetried ? 'A payment for your plan is pending' : 'A payment for your plan failed',
		app: isRetried
			? `We are waiting for your bank to confirm the payment for ${plans[plan].name}.`
			: `The payment for ${plans[plan].name} did not go through.`,
		href: planPath,
		email: [
			isRetried
				? `We are waiting for your bank to confirm the payment for ${plans[plan].name}. The payment provider tries it again in the next few days, so you do not need to pay a second time.`
				: `The payment for ${plans[plan].name} did not go through.`,
			'Check the card, account or UPI mandate it is charged to, or cancel the order on the Plan page and place a new one.',
			`A trial, and time you have already paid for, continue to their end. You can still post jobs and invite colleagues for ${graceDays} days after paid time ends. Applicants, messages and data always stay.`,
		],
		button: 'View plan',
	}),
})

export const planEnding = defineMessage({
	name: 'billing.plan-ending',
	to: 'owner',
	examples: [
		{ plan: 'starter', isTrial: true, isPayable: true, on: 'Sat, 12 Dec 2026' },
		{ plan: 'growth', isTrial: false, isPayable: true, on: 'Sat, 12 Dec 2026' },
		{ plan: 'growth', isTrial: false, isPayable: false, on: 'Sat, 12 Dec 2026' },
	],
	/** Where plans cannot be paid for on the site, owners are asked to write to us. */
	write: ({ plan, isTrial, isPayable, on }: { plan: PlanId; isTrial: boolean; isPayable: boolean; on: string }) => ({
		title: isTrial ? `Your trial ends on ${on}` : `Your plan ends on ${on}`,
		app: isTrial
			? `To post jobs and ask for contact after that, ${isPayable ? 'choose a plan' : 'write to us'}.`
			: `${plans[plan].name} does not renew. To keep it, ${isPayable ? 'order it again' : 'write to us'}.`,
		href: planPath,
		email: [
			isTrial
				? `Your hospital’s trial ends on ${on}. To post jobs, ask for contact and add colleagues after that, ${isPayable ? 'choose a plan' : `write to us at ${company.email}`}.`
				: `${plans[plan].name} is paid for until ${on} and does not renew. To keep it, ${isPayable ? 'order it again on the Plan page' : `write to us at ${company.email}`}. You can still post jobs and invite colleagues for ${graceDays} days after that.`,
			'Your open jobs, applicants, messages and data stay as they are.',
		],
		button: 'View plan',
		push: false,
	}),
})
