import type { Member, Specialist } from '#app/identity/actor.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid, notFound } from '#app/platform/http/http.ts'
import { t } from '#app/platform/language/words.ts'
import { turnOf } from './after-clock.ts'
import { throwRefusal } from './held-route.server.ts'
import { enterHours } from './hours.server.ts'
import { amountLine, hoursOf } from '#app/platform/text/worked-hours.ts'
import { coverRefusals, formatHours, hoursToEnter } from '../labels.ts'
import { type AskedWithHours, workedInput } from '../schema.server.ts'
import { sideOf } from './sides.server.ts'
import type { coverRequests } from '../tables.server.ts'

type Held = typeof coverRequests.$inferSelect

/** What the form asks of this side: a reason where the other side has entered hours already. */
const asksOf = (actor: Specialist | Member, held: Held): AskedWithHours => ({
	described: actor.kind === 'specialist',
	reason: held.status === 'finished' && turnOf(held) === sideOf(actor),
})

/** The form of either side. Hours that can no longer be entered have no page. */
export function hoursPage(actor: Specialist | Member, held: Held) {
	const isOpen = held.status === 'covered' || (held.status === 'finished' && held.counterFrom === null)
	if (!isOpen) throw conflict(coverRefusals().changed)
	return {
		id: held.id,
		lead: t`${{ work: held.work }}, asked for ${{ hours: formatHours(held) }}`,
		worked: hoursToEnter(held),
		asked: askedFor(held),
		asks: asksOf(actor, held),
	}
}

/** What the amount for other hours is worked out from. */
export const askedFor = ({ payPaise, payUnit, startsAt, endsAt }: Held) => ({ payPaise, payUnit, startsAt, endsAt })

/** Enters the hours. What is wrong with the form as a response, else what is to be paid for them. */
export async function takeHours(actor: Specialist | Member, held: Held | null | undefined, request: Request) {
	if (!held) throw notFound()
	const form = await parseForm(request, workedInput(held, asksOf(actor, held)))
	if (!form.ok) return { refused: invalid(form.problem), amount: '' }
	const { date, from, to, described, reason } = form.value
	const hours = hoursOf(date, from, to)
	const entered = await enterHours(actor, held.id, {
		...hours,
		...(described === undefined || actor.kind !== 'specialist' ? {} : { asDescribed: described === 'yes' }),
		...(reason ? { reason } : {}),
	})
	if (entered.ok) return { refused: null, amount: `${amountLine(held, hours)}.` }
	if (entered.failure === 'same')
		return {
			refused: invalid({
				fields: { to: [t`These hours are already entered. Confirm them instead.`] },
				values: form.values,
			}),
			amount: '',
		}
	return throwRefusal(entered.failure)
}
