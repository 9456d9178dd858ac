import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { listSites } from '#app/hospitals/sites.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { istToday } from '#app/platform/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { AskFirst } from '../components/ask-first.tsx'
import { CoverLines } from '../components/cover-lines.tsx'
import { listAskedFirst } from '../favourites.server.ts'
import { ourLine } from '../lines.ts'
import { listOurs } from '../queries.server.ts'
import type { Route } from './+types/ours.ts'

const mainSite = 'main'
const keyOf = (siteId: string | null) => siteId ?? mainSite

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const sites = await listSites(member)
	const asked = new URL(request.url).searchParams.get('site')
	const chosen = sites.length > 1 ? sites.find(({ id }) => keyOf(id) === asked) : undefined
	const [{ ahead, past }, first] = await Promise.all([listOurs(member, chosen?.id), listAskedFirst(member)])
	const nameOf = new Map(sites.map(({ id, name }) => [id, name]))
	const lineOf = (row: (typeof ahead)[number]) => {
		const line = ourLine(row)
		if (sites.length === 1 || chosen) return line
		return { ...line, who: [line.who, nameOf.get(row.request.siteId)].filter(Boolean).join(' · ') }
	}
	const today = istToday(new Date())
	const isToday = ({ request }: (typeof ahead)[number]) => istToday(request.startsAt) <= today
	const isFinished = ({ request }: (typeof ahead)[number]) => request.status === 'finished'
	return {
		sites: sites.length > 1 ? sites.map(({ id, name }) => ({ key: keyOf(id), name, isChosen: id === chosen?.id })) : [],
		toConfirm: ahead.filter(isFinished).map(lineOf),
		today: ahead.filter((row) => !isFinished(row) && isToday(row)).map(lineOf),
		later: ahead.filter((row) => !isFinished(row) && !isToday(row)).map(lineOf),
		past: past.map(lineOf),
		first: first.map(({ id, name }) => ({ id, name: name ?? 'Name withheld' })),
	}
}

export const meta: Route.MetaFunction = () => [{ title: `Cover · ${brand.name}` }]

export default function OurCover({
	loaderData: { sites, toConfirm, today, later, past, first },
}: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-4">
			<PageHeader
				title="Cover"
				actions={
					<>
						<ButtonLink to="/hospital/cover/record" variant="quiet">
							Record
						</ButtonLink>
						<ButtonLink to="/hospital/cover/new">Ask for cover</ButtonLink>
					</>
				}
			/>
			{sites.length > 0 ? (
				<ChipRow label="Sites">
					<ChipLink to="/hospital/cover" current={sites.every(({ isChosen }) => !isChosen)}>
						All sites
					</ChipLink>
					{sites.map(({ key, name, isChosen }) => (
						<ChipLink key={key} to={`/hospital/cover?site=${key}`} current={isChosen}>
							{name}
						</ChipLink>
					))}
				</ChipRow>
			) : null}
			{toConfirm.length + today.length + later.length + past.length === 0 ? (
				<EmptyState
					title={sites.some(({ isChosen }) => isChosen) ? 'No cover asked for at this site' : 'No cover asked for yet'}
					action={<ButtonLink to="/hospital/cover/new">Ask for cover</ButtonLink>}
				>
					For a case or a shift that needs one specialist, tonight or next week. We ask those near you who are
					available, a few at a time, until one accepts.
				</EmptyState>
			) : null}
			{toConfirm.length > 0 ? (
				<Panel title="Hours to confirm" flush>
					<CoverLines reader="hospital" lines={toConfirm} />
				</Panel>
			) : null}
			{today.length > 0 ? (
				<Panel title="Today" flush>
					<CoverLines reader="hospital" lines={today} />
				</Panel>
			) : null}
			{later.length > 0 ? (
				<Panel title="Coming up" flush>
					<CoverLines reader="hospital" lines={later} />
				</Panel>
			) : null}
			{past.length > 0 ? (
				<Panel title="Last 30 days" flush>
					<CoverLines reader="hospital" lines={past} />
				</Panel>
			) : null}
			{first.length > 0 ? (
				<Panel title="Asked first" flush>
					<ul className="divide-y divide-line">
						{first.map(({ id, name }) => (
							<li key={id} data-row={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
								<Link to={`/doctors/${id}`} className="link inline-flex items-center font-semibold max-lg:min-h-11">
									{name}
								</Link>
								<AskFirst id={id} isFirst />
							</li>
						))}
					</ul>
				</Panel>
			) : null}
		</main>
	)
}
