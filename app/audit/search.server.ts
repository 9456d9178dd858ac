import { eq } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { addDays, isCalendarDate, startOfIstDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { hashAddress } from '#app/platform/http/origin.server.ts'
import { actionLabels } from './labels.ts'

/** What a lead asks the audit log; null leaves it open. `from` and `to` are days in India, the last one included. */
export type AuditSearch = {
	who: string | null
	about: string | null
	action: string | null
	address: string | null
	from: Date | null
	to: Date | null
}

const names = ['who', 'about', 'action', 'address', 'from', 'to'] as const
type AuditSearchField = (typeof names)[number]

/** What the address of the page asks, what was typed, and what is wrong with it beside each field. */
export async function readAuditSearch(params: URLSearchParams) {
	const typed = Object.fromEntries(
		names.map((name) => [name, (params.get(name) ?? '').trim().slice(0, 100)]),
	) as Record<AuditSearchField, string>
	const errors: Partial<Record<AuditSearchField, string>> = {}
	const search: AuditSearch = { who: null, about: null, action: null, address: null, from: null, to: null }

	if (typed.who !== '') {
		search.who = typed.who.includes('@')
			? await findByEmail(typed.who.toLowerCase())
			: isId(typed.who)
				? typed.who
				: null
		if (search.who === null) errors.who = 'No account has this ID or email. Enter it in full.'
	}
	if (typed.about !== '') {
		if (isId(typed.about)) search.about = typed.about
		else errors.about = 'Enter the full ID. It is in the address of the record.'
	}
	if (typed.action in actionLabels) search.action = typed.action
	if (typed.address !== '') search.address = hashAddress(typed.address)
	for (const name of ['from', 'to'] as const) {
		if (typed[name] === '') continue
		if (isCalendarDate(typed[name])) search[name] = startOfIstDay(addDays(typed[name], name === 'to' ? 1 : 0))
		else errors[name] = 'Enter a date, for example 2026-11-23.'
	}
	if (search.from && search.to && search.from >= search.to) errors.to = 'Choose a day that is not before the first one.'
	return { typed, errors, search: Object.keys(errors).length > 0 ? null : search }
}

/** Members and operators log in with an address. A specialist is found by id, which takes a reason to learn. */
async function findByEmail(email: string): Promise<string | null> {
	const [found] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
	return found?.id ?? null
}
