import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { procedures } from '#app/catalog/procedures.ts'
import { findMemberPhone } from '#app/hospitals/member-phone.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { istClock, istToday } from '#app/platform/dates.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { rupeesForField } from '#app/platform/money.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { NoPlace } from '../components/no-place.tsx'
import { type RequestDefaults, RequestForm } from '../components/request-form.tsx'
import { coverLimits, coverUnits } from '../kinds.ts'
import { formatHours } from '../labels.ts'
import { filledIn, readNeeds, typedIn } from '../needs.server.ts'
import { countPublic } from '../public-count.server.ts'
import { usualPayLine } from '../components/usual-pay-hint.tsx'
import { findLast, findRequest, type listLastAt } from '../queries.server.ts'
import { requestCover } from '../requests.server.ts'
import { findSheet } from '../sheets.server.ts'
import { keyOfSite, loadOneSite } from '../site-choice.server.ts'
import { reachByPhone } from '../reach-by-phone.server.ts'
import { requestInput, requestOf } from '../schema.server.ts'
import type { Route } from './+types/ask.ts'

const hour = 3_600_000

/** Duties that are no procedure of the catalogue. */
const duties = ['LSCS', 'Day list', 'Night duty', 'ICU duty', 'D&C']
const templatesShown = 4

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const query = new URL(request.url).searchParams
	const [lastAnywhere, like] = await Promise.all([findLast(member), findLike(member, query.get('like'))])
	const phone = await findMemberPhone(member)
	const { site, sites } = await loadOneSite(
		member,
		query.getAll('site').at(-1) ?? keyOfSite(like ? like.siteId : (lastAnywhere?.siteId ?? null)),
	)
	const { equipment: sheet, lastHere } = site ? await findSheet(member, site) : { equipment: [], lastHere: [] }
	const now = new Date()
	const location = site?.location ?? ''
	const isCleared = query.has('clear')
	const typed = query.get('clear') === 'request' ? null : typedIn(query)
	const taken = isCleared || typed ? [] : sheet
	const base = {
		...defaultsOf(like, now),
		equipment: isCleared ? [] : (like?.equipment ?? taken),
		site: site?.id ?? '',
	}
	const needs = typed ? await readNeeds({ work: typed.work ?? '', location }) : null
	const defaults = { ...base, ...(needs ? filledIn(needs, typed) : typed), site: base.site }
	if (isCleared) defaults.equipment = []
	const { speciality } = defaults
	const [few, ...figures] = await Promise.all([
		countPublic(speciality, location),
		...coverUnits.map((unit) => findUsualPay({ speciality, location, unit })),
	])
	return {
		few,
		understood: needs?.line ?? null,
		takenOver: like
			? {
					from: 'request',
					line: `Everything but the ${isSameHours(like) ? 'day' : 'day and hours'} is as in your request for ${formatHours(like)}.`,
				}
			: taken.length > 0
				? { from: 'sheet', line: 'The equipment is as you last said for this site.' }
				: null,
		sites,
		hasPlace: site !== null,
		location,
		templates: templatesOf(lastHere, like?.id),
		suggestions: [...duties, ...procedures.map(({ name }) => name)],
		usualPay: figures.flatMap((figure) => (figure ? [usualPayLine(figure)] : [])),
		today: istToday(now),
		formId: randomUUID(),
		asksPhone: phone === null,
		defaults,
	}
}

type Request = Awaited<ReturnType<typeof listLastAt>>[number]

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

/** Nothing of earlier requests, but for the one that this is to be like: the page says so and has a control to clear it. */
function defaultsOf(like: Request | null, now: Date): Omit<RequestDefaults, 'site' | 'equipment'> {
	// The next full hour but one: who needs cover now still needs to find someone.
	const startsAt = new Date(Math.ceil(now.getTime() / hour) * hour + hour)
	return {
		speciality: like?.specialitySlug ?? 'anesthesiologist',
		date: istToday(startsAt),
		from: isSameHours(like) ? istClock(like.startsAt) : fullHour(startsAt),
		to: isSameHours(like) ? istClock(like.endsAt) : fullHour(new Date(startsAt.getTime() + lengthOf(like))),
		pay: like ? rupeesForField(like.payPaise) : '',
		unit: like?.payUnit ?? 'case',
		work: like?.work ?? '',
		urgency: like?.urgency ?? 'elective',
		patient: like?.patient ?? 'adult',
		asa: like?.asa ? String(like.asa) : '',
		skills: like?.skills.join(', ') ?? '',
		credentials: like?.credentials ?? [],
		languages: like?.languages ?? [],
		note: like?.note ?? '',
		phone: '',
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, requestInput())
	if (!form.ok) return invalid(form.problem)
	const reached = await reachByPhone(member, form.value, { request, context, values: form.values })
	if (reached.answer) return reached.answer
	const asked = await requestCover(member, requestOf(form.value))
	if (asked.ok)
		return redirectWith(
			asked.value.requestIds.length > 1 ? '/hospital/cover' : `/hospital/cover/${asked.value.requestIds[0]}`,
			{
				title: 'We are asking',
				detail: 'We message specialists near you who are available. We will notify you as soon as one accepts.',
			},
			reached.cookies,
		)
	const { values } = form
	switch (asked.failure) {
		case 'no-such-site':
			return invalid({ form: 'This site has been removed. Choose another one above.', values })
		case 'past':
			return invalid({ fields: { from: ['Choose a time that is still to come.'] }, values })
		case 'for-few': {
			const field = form.value.languages.length > 0 ? 'languages' : 'credentials'
			return invalid({
				fields: {
					[field]: [
						'Fewer than 5 verified specialists listed around this site meet all required credentials and languages. Clear some of them and write them in the note. Everyone we ask reads it.',
					],
				},
				values,
			})
		}
		case 'too-many':
			return invalid({
				form: `You can have ${coverLimits.openAtOnce} open requests. Cancel some or repeat it for fewer weeks.`,
				values,
			})
	}
}

export default function AskForCover({ loaderData, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-4">
			<PageTitle problem={problem}>Ask for cover</PageTitle>
			<PageHeader back={{ to: '/hospital/cover', label: 'Cover' }} title="Ask for cover" />
			{loaderData.templates.length > 0 ? (
				<div>
					<p className="text-sm text-ink-2">Same as last time here</p>
					<ChipRow label="Same as last time here">
						{loaderData.templates.map(({ id, work, isChosen }) => (
							<ChipLink key={id} to={`/hospital/cover/new?like=${id}`} current={isChosen}>
								{work}
							</ChipLink>
						))}
					</ChipRow>
				</div>
			) : null}
			{!loaderData.hasPlace ? <NoPlace /> : <RequestForm {...loaderData} key={loaderData.formId} problem={problem} />}
		</main>
	)
}
