import type { Member, Specialist } from '#app/identity/actor.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, invalid, notFound } from '#app/platform/http.ts'
import { turnOf } from './after-clock.ts'
import { throwRefusal } from './held-route.server.ts'
import { enterHours } from './hours.server.ts'
import { coverRefusals, formatHours, hoursToEnter } from './labels.ts'
import { type AskedWithHours, hoursOf, workedInput } from './schema.server.ts'
import { sideOf } from './sides.server.ts'
import type { coverRequests } from './tables.server.ts'

type Held = typeof coverRequests.$inferSelect

/** What the form asks of this side: a reason where the other side has entered hours already. */
const asksOf = (actor: Specialist | Member, held: Held): AskedWithHours => ({
	described: actor.kind === 'specialist',
	reason: held.status === 'finished' && turnOf(held) === sideOf(actor),
})

/** The form of either side. Hours that can no longer be entered have no page. */
export function hoursPage(actor: Specialist | Member, held: Held) {
	const isOpen = held.status === 'covered' || (held.status === 'finished' && held.counterFrom === null)
	if (!isOpen) throw conflict(coverRefusals.changed)
	return {
		id: held.id,
		lead: `${held.work}, asked for ${formatHours(held)}`,
		worked: hoursToEnter(held),
		asks: asksOf(actor, held),
	}
}

/** Enters the hours; what is wrong with the form as a response, else nothing. */
export async function takeHours(actor: Specialist | Member, held: Held | null | undefined, request: Request) {
	if (!held) throw notFound()
	const form = await parseForm(request, workedInput(held, asksOf(actor, held)))
	if (!form.ok) return invalid(form.problem)
	const { date, from, to, described, reason } = form.value
	const entered = await enterHours(actor, held.id, {
		...hoursOf(date, from, to),
		...(described === undefined || actor.kind !== 'specialist' ? {} : { asDescribed: described === 'yes' }),
		...(reason ? { reason } : {}),
	})
	if (entered.ok) return null
	if (entered.failure === 'same')
		return invalid({ fields: { to: ['These hours are already entered. Confirm them instead.'] }, values: form.values })
	return throwRefusal(entered.failure)
}
