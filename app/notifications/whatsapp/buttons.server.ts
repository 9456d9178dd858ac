import { readSignedId, signId } from '#app/identity/signed-ids.server.ts'
import { isId } from '#app/platform/http/http.ts'

/** What a button asks for begins with one of these: each is answered by the room that asks it. */
export const decisions = ['cover', 'contact', 'interview', 'invitation', 'late'] as const
export type Decision = (typeof decisions)[number]

/** What is done on a page alone: the button is answered with its address. */
const pages: Record<string, (id: string) => string> = {
	application: (id) => `/applications/${id}`,
	certificate: (id) => `/profile/credentials/${id}/edit`,
	contact: (id) => `/contact-requests/${id}`,
	interview: (id) => `/interviews/${id}`,
	offer: (id) => `/offers/${id}`,
}

/** Longer than anything waits for an answer. */
const days = 30
/** Seconds with 36 digits, seven of them. */
const inDays = (now: Date) => (Math.floor(now.getTime() / 1_000) + days * 86_400).toString(36).padStart(7, '0')

const purposeOf = (accountId: string, what: string, until: string) => `whatsapp ${what} ${until} ${accountId}`

/**
 * What a button sends us: the step, and a token of what it is about, for whom and until when, which only we can have written. It works
 * as often as what it asks for can still be done. One that has a token already stays as it is.
 */
export function sealPayload(payload: string, accountId: string, now = new Date()): string {
	const [what = '', id = ''] = payload.split(' ')
	if (!isId(id)) return payload
	const until = inDays(now)
	return `${what} ${until}${signId(purposeOf(accountId, what, until), id)}`
}

/** The step and what it is about; null for what we did not write, for another person, or too old. */
export function openPayload(payload: string, accountId: string, now = new Date()) {
	const [, room = '', step = '', until = '', token] = /^(\w+)\.(\w+) ([\da-z]{7})([\w-]{38})$/.exec(payload) ?? []
	const id = readSignedId(purposeOf(accountId, `${room}.${step}`, until), token)
	return id !== null && Number.parseInt(until, 36) * 1_000 > now.getTime() ? { room, step, id } : null
}

/** The path of the page that a button opens, if that is all it does. */
export function pageOf(payload: string, accountId: string): string | null {
	const opened = openPayload(payload, accountId)
	return (opened?.room === 'page' && Object.hasOwn(pages, opened.step) && pages[opened.step]?.(opened.id)) || null
}
