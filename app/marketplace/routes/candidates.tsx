import { data, useOutletContext } from 'react-router'
import { awayKm } from '#app/catalog/places/distance.ts'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { type CandidateFit, findFitOfCandidates } from '#app/matching/candidate-fit.server.ts'
import { findHospitalOrder, findJobOrder } from '#app/matching/people-for-job.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { tooMany } from '#app/platform/http/http.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import type { StripFigure } from '#app/ui/page/strip.tsx'
import { mayExport } from '../candidates/selected-export.server.ts'
import { CandidateResults } from '../components/candidate-results.tsx'
import { PlaceFields } from '../components/candidate-search.tsx'
import type { CandidateRow } from '../candidates/candidate-row.ts'
import { loadCandidatePage } from '../candidates/candidate-page.server.ts'
import { SpecialistFilters } from '../search/filter-rail.tsx'
import { isOrdered } from '../search/order.ts'
import { savedCandidatesPath } from '../paths.ts'
import { searchDefaults, searchNeeds } from '../search/search-defaults.ts'
import { CandidateSide, openedIn } from './candidates/candidate-side.tsx'
import { loadSide } from './candidates/side.server.ts'
import type { Route } from './+types/candidates.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress({ defaults: searchDefaults, needs: searchNeeds })]

/** The first tab of the dashboard, with everyone a hospital may find once we have verified it. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	if (!isVerified(member)) return data({ page: null })
	const now = new Date()
	const address = new URL(request.url)
	const order = await findJobOrder(member, address.searchParams.get('job'))
	const byJobs = order || isOrdered(address.searchParams) ? null : await findHospitalOrder(member)
	const found = await loadCandidatePage(member, address, now, order, byJobs)
	if (found.kind === 'limit') return tooMany({ page: found }, secondsUntilTomorrow(now))
	const { opened, ...page } = found
	const jobId = order?.id ?? null
	const [fits, side] = await Promise.all([
		findFitOfCandidates(
			member,
			page.rows.map(({ id }) => id),
			jobId,
		),
		loadSide(member, opened, { jobId, address, now }),
	])
	return data({ page: awayFromJob(page, order && fits), fits, side, mayExport: await mayExport(member) })
}

/** How far each one is from the job that the list is about, where no filter names another place. */
function awayFromJob<Page extends { hasDistance: boolean; rows: readonly CandidateRow[] }>(
	page: Page,
	fits: Record<string, CandidateFit> | null,
): Page {
	if (page.hasDistance || fits === null) return page
	const rows = page.rows.map((row) => {
		const { km = null, isFromCity = true } = fits[row.id] ?? {}
		return { ...row, distance: km === null ? '' : awayKm(km, isFromCity) }
	})
	return { ...page, rows, hasDistance: rows.some(({ distance }) => distance !== '') }
}

export const meta = () => [titled('Candidates')]

export default function Candidates({ loaderData }: Route.ComponentProps) {
	const figures = useOutletContext<StripFigure[]>()
	if (!loaderData.page) return <BeforeVerification />
	if (loaderData.page.kind === 'limit' || !('fits' in loaderData)) return <DailyLimitReached />
	return (
		<>
			<CandidateResults
				{...loaderData}
				figures={figures}
				opened={openedIn(loaderData.side)}
				side={<CandidateSide {...loaderData} {...loaderData.page} />}
			/>
			<SpecialistFilters form={loaderData.page.form} isRail={false}>
				<PlaceFields form={loaderData.page.form} />
			</SpecialistFilters>
		</>
	)
}

function DailyLimitReached() {
	return (
		<EmptyState
			title="Daily limit reached"
			action={<ButtonLink to={savedCandidatesPath}>View saved candidates</ButtonLink>}
		>
			Your hospital has reached today’s limit for search results. You can reopen pages you viewed today. The limit
			resets at midnight.
		</EmptyState>
	)
}

function BeforeVerification() {
	return (
		<EmptyState
			title="Candidates are visible to verified hospitals"
			action={<ButtonLink to="/doctor-database">View public database</ButtonLink>}
		>
			Once your hospital is verified, you can search by name, pay and availability, view full profiles, save candidates
			and send contact requests. Until then, you can use the public database.
		</EmptyState>
	)
}
