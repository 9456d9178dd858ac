import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { procedures } from '#app/catalog/procedures.ts'
import { findMemberPhone } from '#app/hospitals/team/member-phone.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { istClock, istToday } from '#app/platform/text/dates.ts'
import { formValuesOf } from '#app/platform/text/declared-fields.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import type { RequestDefaults } from '../components/request-form.tsx'
import { usualPayLine } from '../components/usual-pay-hint.tsx'
import { coverDetails } from './details.ts'
import { coverUnits } from './kinds.ts'
import { formatHours } from '../labels.ts'
import { chosenIn, filledIn, notUnderstood, readNeeds, typedIn } from './needs.server.ts'
import { countPublic } from './public-count.server.ts'
import { findLast, findRequest, type listLastAt } from './hospital-cover.server.ts'
import { findSheet } from './sheets.server.ts'
import { keyOfSite, loadOneSite } from './site-choice.server.ts'

const hour = 3_600_000

/** Duties that are no procedure of the catalogue. */
const duties = ['LSCS', 'Day list', 'Night duty', 'ICU duty', 'D&C']
const templatesShown = 4

/** What the form that asks for cover begins with, as its address says. Nothing it offers begins before `earliest`. */
export async function loadRequestForm(member: Member, query: URLSearchParams, earliest = new Date()) {
	const [lastAnywhere, like] = await Promise.all([findLast(member), findLike(member, query.get('like'))])
	const phone = await findMemberPhone(member)
	const { site, sites } = await loadOneSite(
		member,
		query.getAll('site').at(-1) ?? keyOfSite(like ? like.siteId : (lastAnywhere?.siteId ?? null)),
	)
	const { equipment: sheet, lastHere } = site ? await findSheet(member, site) : { equipment: [], lastHere: [] }
	const location = site?.location ?? ''
	const isCleared = query.has('clear')
	const typed = query.get('clear') === 'request' ? null : typedIn(query)
	const [siteBefore] = query.getAll('site')
	// What stands at one site says nothing of another.
	const isMoved =
		query.getAll('site').length > 1 && site !== null && (siteBefore || keyOfSite(null)) !== keyOfSite(site.id)
	const taken = isCleared || (typed && !isMoved) ? [] : sheet
	const base = {
		...defaultsOf(like, earliest),
		equipment: isCleared ? [] : isMoved ? taken : (like?.equipment ?? taken),
		site: site?.id ?? '',
	}
	const now = { ...base, ...typed }
	// Another site or an emptied list leaves the rest of the form as it is; the button beside the case fills it in.
	const byHand = isCleared || query.getAll('site').length > 1 ? chosenIn(now, base) : {}
	const needs = typed ? await readNeeds(now.work, location, now, byHand) : null
	const defaults = { ...base, ...(needs ? filledIn(needs, typed) : typed), site: base.site }
	if (isCleared || isMoved) defaults.equipment = base.equipment
	const { speciality } = defaults
	const [few, ...figures] = await Promise.all([
		countPublic(speciality, location),
		...coverUnits.map((unit) => findUsualPay({ speciality, location, unit })),
	])
	return {
		few,
		understood: needs ? needs.line : typed ? notUnderstood(now.work) : null,
		takenOver: takenOverLine(isMoved ? null : like, taken, isMoved),
		sites,
		hasPlace: site !== null,
		location,
		templates: templatesOf(lastHere, like?.id),
		suggestions: [...duties, ...procedures.map(({ name }) => name)],
		usualPay: figures.flatMap((figure) => (figure ? [usualPayLine(figure)] : [])),
		today: istToday(new Date()),
		formId: randomUUID(),
		asksPhone: phone === null,
		soon: soonest(like, earliest),
		defaults,
	}
}

type Request = Awaited<ReturnType<typeof listLastAt>>[number]

/** What the form took over, in a sentence, and the name of what clears it. */
function takenOverLine(like: Request | null, equipment: readonly string[], isMoved: boolean) {
	if (like) {
		const differs = isSameHours(like) ? 'day' : 'day and hours'
		return {
			from: 'request',
			line: `Taken over from your request for ${formatHours(like)}: everything but the ${differs}.`,
		}
	}
	if (equipment.length > 0) return { from: 'sheet', line: 'The equipment is as you last said for this site.' }
	return isMoved ? { from: null, line: 'No equipment added for this site yet.' } : null
}

/** The request that this one is to be like, for nothing but one’s own. */
const findLike = async (member: Member, id: string | null) =>
	id !== null && z.uuid().safeParse(id).success ? findRequest(member, id) : null

/** The last of each case or duty at this site, of which the latest comes first. */
const templatesOf = (last: readonly Request[], chosen: string | undefined) =>
	last
		.filter(({ work }, at) => last.findIndex((other) => other.work === work) === at)
		.slice(0, templatesShown)
		.map(({ id, work }) => ({ id, work, isChosen: id === chosen }))

/** An emergency is now, whenever the last one was. */
const isSameHours = (like: Request | null): like is Request => like?.urgency === 'elective'
const fullHour = (at: Date) => `${istClock(at).slice(0, 3)}00`
const lengthOf = (like: Request | null) => (like ? like.endsAt.getTime() - like.startsAt.getTime() : 2 * hour)

/** The next full hour but one: who needs cover now still needs to find someone. */
function soonest(like: Request | null, earliest: Date) {
	const startsAt = new Date(Math.ceil(earliest.getTime() / hour) * hour + hour)
	return {
		date: istToday(startsAt),
		from: fullHour(startsAt),
		to: fullHour(new Date(startsAt.getTime() + lengthOf(like))),
	}
}

/** The same hours as last time, today or on the next day that they are still to come. */
function sameHours(like: Request, { date }: { date: string }, earliest: Date) {
	const [from, to] = [istClock(like.startsAt), istClock(like.endsAt)]
	const begins = new Date(`${date}T${from}:00+05:30`)
	return { date: begins < earliest ? istToday(new Date(begins.getTime() + 24 * hour)) : date, from, to }
}

/** Nothing of earlier requests, but for the one that this is to be like: the page says so and has a control to clear it. */
function defaultsOf(like: Request | null, earliest: Date): Omit<RequestDefaults, 'site'> {
	const soon = soonest(like, earliest)
	return {
		...(isSameHours(like) ? sameHours(like, soon, earliest) : soon),
		speciality: like?.specialitySlug ?? 'anesthesiologist',
		pay: like ? rupeesForField(like.payPaise) : '',
		unit: like?.payUnit ?? 'case',
		work: like?.work ?? '',
		urgency: like?.urgency ?? 'elective',
		patient: like?.patient ?? 'adult',
		...formValuesOf(coverDetails, like),
		phone: '',
	}
}
