import { data, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { isLanguage, languageName } from '#app/catalog/languages.ts'
import { isJobShift, shiftName } from '#app/catalog/shifts.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { consumeSearchPage } from '../allowance.server.ts'
import type { Asked } from '../asked.ts'
import { CandidateCard } from '../candidate-card.tsx'
import { candidateRow } from '../candidate-row.ts'
import { findCandidates } from '../candidates.server.ts'
import { inSpecialists } from '../labels.ts'
import { dashboardPath, savedCandidatesPath } from '../paths.ts'
import { findSavedCandidates } from '../saved-candidates.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { idParam, notFound, tooMany } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { SplitPane, WorkPage } from '#app/ui/split-pane.tsx'
import { Toolbar } from '#app/ui/toolbar.tsx'
import { aboutThisOrder } from '#app/matching/about-order.ts'
import { maxPeopleShown, pageSize, peoplePath, readShown } from '#app/matching/people-page.ts'
import { findPeopleForJob } from '#app/matching/people-for-job.server.ts'
import { PersonMatch } from '#app/matching/person-match.tsx'
import { WhyThisOrder } from '#app/ui/why-this-order.tsx'
import { openCandidate } from '../open-candidate.server.ts'
import { openIn, personIn } from '../open-in.ts'
import { listPools } from '../pools.server.ts'
import { CandidateSide } from './candidates/candidate-side.tsx'
import { loadSide } from './candidates/side.server.ts'
import type { Route } from './+types/matches.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const address = new URL(request.url)
	const show = readShown(address)
	const found = await findPeopleForJob(member, idParam(params.jobId), show)
	if (!found) throw notFound()
	const { job, shown, total, isCut } = found
	const now = new Date()
	const here = peoplePath(job.id, show)
	if (shown.length > 0 && !(await consumeSearchPage(member, here)))
		return tooMany({ kind: 'limit' as const, job }, secondsUntilTomorrow(now))

	const ids = shown.map(({ specialistId }) => specialistId)
	const person = personIn(address.searchParams)
	const [candidates, saved, pools, opened] = await Promise.all([
		findCandidates(member, ids),
		findSavedCandidates(member, ids),
		listPools(member),
		person ? openCandidate(member, person, now, null) : null,
	])
	const matchOf = new Map(shown.map(({ specialistId, match }) => [specialistId, match]))
	const people = candidates.flatMap((candidate) => {
		const { id, photo, radius, rating } = candidate.profile
		const match = matchOf.get(id)
		const row = candidateRow(candidate, { now, isSavedCandidate: saved.has(id), asked: askedBy(job) })
		return match ? [{ profile: { id, photo, radius, rating }, row, match }] : []
	})
	const count = inSpecialists({ count: total, capped: isCut })
	return data({
		kind: 'list' as const,
		job,
		people,
		here,
		pools: pools.map(({ id, name }) => ({ id, name })),
		side: await loadSide(member, opened, { jobId: job.isOpen ? job.id : null, address, now }),
		count,
		more: total > show && show < maxPeopleShown ? `${peoplePath(job.id, show + pageSize)}#card-${show + 1}` : null,
		shownOf: total > shown.length ? `${people.length} of ${count}` : undefined,
		search: searchOf(job),
	})
}

type AskingJob = { shiftType: string; languages: string[]; requiredSkills: string[] }

/** What the job asks for stands first on each card. */
const askedBy = ({ shiftType, languages, requiredSkills }: AskingJob): Asked => ({
	skills: requiredSkills,
	shifts: isJobShift(shiftType) ? [shiftName(shiftType)] : [],
	languages: languages.filter(isLanguage).map(languageName),
	degrees: [],
	words: [],
})

/** All candidates of the speciality, in the order of this job while it is open. */
function searchOf({ id, specialitySlug, isOpen }: { id: string; specialitySlug: string | null; isOpen: boolean }) {
	const params = new URLSearchParams({
		...(specialitySlug === null || specialitySlug === 'other' ? {} : { speciality: specialitySlug }),
		...(isOpen ? { job: id } : {}),
	})
	return params.size > 0 ? `${dashboardPath}?${params}` : dashboardPath
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? titleOf(loaderData.job) : 'Matching specialists'} · ${brand.name}` },
]

const titleOf = ({ title }: { title: string }) => `Matching specialists: ${title}`

export default function Matches({ loaderData }: Route.ComponentProps) {
	const { job } = loaderData
	return (
		<WorkPage>
			<Toolbar
				title={titleOf(job)}
				actions={
					<ButtonLink to={`/hospital/jobs/${job.id}/applicants`} variant="secondary" size="sm">
						Applicants
					</ButtonLink>
				}
			/>
			{loaderData.kind === 'limit' ? <DailyLimitReached /> : <People page={loaderData} />}
		</WorkPage>
	)
}

type ListPage = Extract<Route.ComponentProps['loaderData'], { kind: 'list' }>

function People({ page: { job, people, here, pools, side, count, more, shownOf, search } }: { page: ListPage }) {
	if (people.length === 0) return <NoPeople isOpen={job.isOpen} search={search} />
	const rows = people.map(({ profile }) => profile)
	return (
		<SplitPane listKey={job.id} side={<CandidateSide side={side} here={here} rows={rows} pools={pools} />}>
			<section aria-labelledby="specialists-count" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
				<h2 id="specialists-count" className="num text-lg">
					{count}
				</h2>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-1">
					<WhyThisOrder>{aboutThisOrder.hospital}</WhyThisOrder>
					<Link to={search} className="link inline-flex min-h-11 items-center text-sm md:min-h-8">
						Search among all candidates
					</Link>
				</div>
				<ol
					className={cx(
						'grid gap-px border-y border-line bg-line max-md:-mx-4 md:gap-4 md:border-0 md:bg-transparent',
						!side && 'md:grid-cols-2',
					)}
				>
					{people.map(({ profile, row, match }, index) => (
						<li key={profile.id} data-row={profile.id} id={`card-${index + 1}`} className="grid scroll-mt-4">
							<CandidateCard profile={profile} row={row} openHref={openIn(here, profile.id)}>
								<PersonMatch match={match} />
							</CandidateCard>
						</li>
					))}
				</ol>
				<ShowMore to={more} summary={shownOf}>
					Load More
				</ShowMore>
			</section>
		</SplitPane>
	)
}

function NoPeople({ isOpen, search }: { isOpen: boolean; search: string }) {
	return (
		<EmptyState title="No matching specialists yet" action={<ButtonLink to={search}>Search all candidates</ButtonLink>}>
			{isOpen
				? 'Specialists appear here when their profile matches the speciality, place and terms of this job. Applicants are not listed again.'
				: 'Specialists are compared with a job while it is open. Reopen the job to see who matches.'}
		</EmptyState>
	)
}

function DailyLimitReached() {
	return (
		<EmptyState
			title="You have reached today’s limit"
			action={<ButtonLink to={savedCandidatesPath}>View saved candidates</ButtonLink>}
		>
			Your hospital’s members have together reached today’s limit for search results. It resets at midnight.
		</EmptyState>
	)
}
