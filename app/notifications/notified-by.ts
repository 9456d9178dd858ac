import { undoTime } from '#app/platform/undo.ts'

/**
 * How a message about an account reaches its owner: by email, or by SMS where there is no address. Every sentence that says
 * how someone was notified is written with it.
 */
export const notifiedBy = ({ email, phone }: { email: string | null; phone: string | null }) =>
	email !== null ? 'by email' : phone !== null ? 'by SMS' : 'on the site'

/** What is said of the members of a hospital after a decision about it: those with a confirmed address are told once it can no longer be undone. */
export const membersNotified = (reachable: number) =>
	reachable > 0
		? `Its members are notified in ${undoTime} unless you undo.`
		: 'None of its members has confirmed an email address, so no one can be notified.'

/** The same of a decision that waits for its minute, about something of a hospital. */
export const hospitalNotified = (reachable: number) =>
	reachable > 0
		? 'The hospital is notified then.'
		: 'No member of the hospital has confirmed an email address, so the hospital cannot be notified.'
