import { Download } from 'lucide-react'
import { data, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { openAtPlainAddress } from '#app/platform/plain-address.server.ts'
import { findJobOrder } from '#app/matching/people-for-job.server.ts'
import { tooMany } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CandidateResults } from '../components/candidate-results.tsx'
import { CandidateSheet } from '../components/candidate-sheet.tsx'
import { NotFoundSheet } from '../components/not-found-sheet.tsx'
import { loadCandidatePage } from '../candidate-page.server.ts'
import { SpecialistFilters } from '../filter-rail.tsx'
import { searchesPath, savedCandidatesPath } from '../paths.ts'
import { searchDefaults, searchNeeds } from '../search-defaults.ts'
import { SpecialistSearchForm } from '../search-form.tsx'
import type { Route } from './+types/candidates.ts'

export const middleware = [openAtPlainAddress({ defaults: searchDefaults, needs: searchNeeds })]

/** The first tab of the dashboard, with everyone a hospital may find once we have verified it. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	if (!isVerified(member)) return data({ page: null, mayExport: false })
	const now = new Date()
	const address = new URL(request.url)
	const page = await loadCandidatePage(
		member,
		address,
		now,
		await findJobOrder(member, address.searchParams.get('job')),
	)
	const shown = { page, mayExport: member.role === 'owner' }
	return page.kind === 'limit' ? tooMany(shown, secondsUntilTomorrow(now)) : data(shown)
}

export const meta: Route.MetaFunction = () => [{ title: `Candidates · ${brand.name}` }]

export default function Candidates({ loaderData: { page, mayExport } }: Route.ComponentProps) {
	if (!page) return <BeforeVerification />
	if (page.kind === 'limit') return <DailyLimitReached />
	return (
		<>
			<section aria-label="Search" className="grid gap-3">
				<SpecialistSearchForm form={page.form} label="Name, speciality or skill" />
				<div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
					<Link to={savedCandidatesPath} className="link inline-flex min-h-8 items-center">
						Saved candidates
					</Link>
					<Link to={searchesPath} className="link inline-flex min-h-8 items-center">
						Saved searches
					</Link>
					{mayExport ? (
						<a href={page.csv} className="link inline-flex min-h-8 items-center gap-1.5">
							<Download size={16} aria-hidden="true" />
							Export this list as CSV
						</a>
					) : null}
				</div>
			</section>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start">
				<SpecialistFilters form={page.form} />
				<CandidateResults page={page} mayExport={mayExport} />
			</div>
			{page.opened?.kind === 'profile' ? (
				<CandidateSheet opened={page.opened} {...neighbours(page.rows, page.opened.row.id, page.here)} />
			) : page.opened ? (
				<NotFoundSheet why={page.opened.kind} closeHref={page.here} />
			) : null}
		</>
	)
}

/** The links of the sheet, back to the list and to the people above and below in it. */
function neighbours(rows: readonly { id: string }[], id: string, here: string) {
	const at = rows.findIndex((row) => row.id === id)
	const open = (row: { id: string } | undefined) => (row ? openIn(here, row.id) : null)
	return {
		closeHref: here,
		previousHref: at > 0 ? open(rows[at - 1]) : null,
		nextHref: at >= 0 ? open(rows[at + 1]) : null,
	}
}

const openIn = (here: string, id: string) => `${here}${here.includes('?') ? '&' : '?'}open=${id}`

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
