import { listSites } from '#app/hospitals/sites.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { rangeLine, scopeLine } from '#app/pay/usual-pay.ts'
import { istClock, istToday } from '#app/platform/dates.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { rupeesForField } from '#app/platform/money.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { type RequestDefaults, RequestForm } from '../components/request-form.tsx'
import { coverLimits, coverUnits } from '../kinds.ts'
import { findLast } from '../queries.server.ts'
import { requestCover } from '../requests.server.ts'
import { requestInput, requestOf } from '../schema.server.ts'
import type { Route } from './+types/ask.ts'

const hour = 3_600_000

export async function loader({ context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const [sites, last] = await Promise.all([listSites(member), findLast(member)])
	const now = new Date()
	const speciality = last?.specialitySlug ?? 'anesthesiologist'
	const figures = await Promise.all(
		coverUnits.map((unit) => findUsualPay({ speciality, location: sites[0]?.location ?? '', unit })),
	)
	// The next full hour but one: who needs cover now still needs to find someone.
	const startsAt = new Date(Math.ceil(now.getTime() / hour) * hour + hour)
	const defaults: RequestDefaults = {
		site: last?.siteId ?? '',
		speciality,
		date: istToday(startsAt),
		from: istClock(startsAt).slice(0, 3) + '00',
		to: istClock(new Date(startsAt.getTime() + 2 * hour)).slice(0, 3) + '00',
		pay: last ? rupeesForField(last.payPaise) : '',
		unit: last?.payUnit ?? 'case',
		equipment: last?.equipment ?? [],
	}
	return {
		sites: sites.map(({ id, name, location }) => ({ value: id ?? '', label: `${name}, ${location}` })),
		usualPay: figures.flatMap((figure) => (figure ? [`Usual for ${scopeLine(figure)}: ${rangeLine(figure)}`] : [])),
		today: istToday(now),
		defaults,
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
				detail: 'Specialists near you who are available get a message. You are told as soon as one accepts.',
			},
		)
	const { values } = form
	switch (asked.failure) {
		case 'no-such-site':
			return invalid({ fields: { site: ['Choose one of your sites.'] }, values })
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
			{loaderData.sites.length === 0 ? (
				<EmptyState
					title="We do not know where you are"
					action={<ButtonLink to="/hospital/profile/sites">Add a site</ButtonLink>}
				>
					We ask specialists by their distance. Add a site with a PIN code that we know.
				</EmptyState>
			) : (
				<RequestForm {...loaderData} problem={problem} />
			)}
		</main>
	)
}
