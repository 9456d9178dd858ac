import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { procedures } from '#app/catalog/procedures.ts'
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
import { SiteChips } from '../components/site-chips.tsx'
import { type RequestDefaults, RequestForm } from '../components/request-form.tsx'
import { coverLimits, coverUnits } from '../kinds.ts'
import { usualPayLine } from '../components/usual-pay-hint.tsx'
import { findLast, findRequest, type listLastAt } from '../queries.server.ts'
import { requestCover } from '../requests.server.ts'
import { findSheet } from '../sheets.server.ts'
import { keyOfSite, loadOneSite } from '../site-choice.server.ts'
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
	const { site, sites } = await loadOneSite(
		member,
		query.get('site') ?? keyOfSite(like ? like.siteId : (lastAnywhere?.siteId ?? null)),
	)
	const { equipment: sheet, lastHere } = site ? await findSheet(member, site) : { equipment: [], lastHere: [] }
	const from = like ?? lastHere[0]
	const now = new Date()
	const speciality = from?.specialitySlug ?? 'anesthesiologist'
	const figures = await Promise.all(
		coverUnits.map((unit) => findUsualPay({ speciality, location: site?.location ?? '', unit })),
	)
	return {
		sites,
		hasPlace: site !== null,
		location: site?.location ?? '',
		templates: templatesOf(lastHere, like?.id),
		suggestions: [...duties, ...procedures.map(({ name }) => name)],
		usualPay: figures.flatMap((figure) => (figure ? [usualPayLine(figure)] : [])),
		today: istToday(now),
		formId: randomUUID(),
		defaults: { ...defaultsOf(from, like !== null, now), equipment: like?.equipment ?? sheet, site: site?.id ?? '' },
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

/** Pay and speciality of the last request here; the whole of a request that this one is to be like. */
function defaultsOf(
	from: Request | undefined | null,
	isLike: boolean,
	now: Date,
): Omit<RequestDefaults, 'site' | 'equipment'> {
	// The next full hour but one: who needs cover now still needs to find someone.
	const startsAt = new Date(Math.ceil(now.getTime() / hour) * hour + hour)
	const like = isLike ? from : null
	return {
		speciality: from?.specialitySlug ?? 'anesthesiologist',
		date: istToday(startsAt),
		from: like ? istClock(like.startsAt) : istClock(startsAt).slice(0, 3) + '00',
		to: like ? istClock(like.endsAt) : istClock(new Date(startsAt.getTime() + 2 * hour)).slice(0, 3) + '00',
		pay: from ? rupeesForField(from.payPaise) : '',
		unit: from?.payUnit ?? 'case',
		work: like?.work ?? '',
		urgency: like?.urgency ?? 'elective',
		patient: like?.patient ?? 'adult',
		asa: like?.asa ? String(like.asa) : '',
		skills: like?.skills.join(', ') ?? '',
		credentials: like?.credentials ?? [],
		languages: like?.languages ?? [],
		note: like?.note ?? '',
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, requestInput())
	if (!form.ok) return invalid(form.problem)
	const asked = await requestCover(member, requestOf(form.value))
	if (asked.ok)
		return redirectWith(
			asked.value.requestIds.length > 1 ? '/hospital/cover' : `/hospital/cover/${asked.value.requestIds[0]}`,
			{
				title: 'We are asking',
				detail: 'We message specialists near you who are available. We will notify you as soon as one accepts.',
			},
		)
	const { values } = form
	switch (asked.failure) {
		case 'no-such-site':
			return invalid({ form: 'This site has been removed. Choose another one above.', values })
		case 'past':
			return invalid({ fields: { from: ['Choose a time that is still to come.'] }, values })
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
			<SiteChips sites={loaderData.sites} path="/hospital/cover/new" withAll={false} />
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
			{!loaderData.hasPlace ? (
				<NoPlace />
			) : (
				<RequestForm
					{...loaderData}
					key={`${loaderData.defaults.site}/${loaderData.defaults.work}`}
					problem={problem}
				/>
			)}
		</main>
	)
}
