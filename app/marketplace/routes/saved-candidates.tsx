import { Link } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { totalOf } from '#app/platform/database/total-found.server.ts'
import { findFitOfCandidates } from '#app/matching/candidate-fit.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { SplitPane, WorkPage } from '#app/ui/page/split-pane.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Toolbar } from '#app/ui/page/toolbar.tsx'
import { mayExport } from '../candidates/selected-export.server.ts'
import { candidateRow } from '../candidates/candidate-row.ts'
import { findCandidates } from '../candidates/candidates.server.ts'
import { CandidateTable } from '../components/candidate-table.tsx'
import { SelectionBar } from '../components/selection-bar.tsx'
import { findLastSeen } from '../candidates/last-seen.server.ts'
import { inSpecialists, noneSelected } from '../labels.ts'
import { openCandidate } from '../candidates/open-candidate.server.ts'
import { openIn, personIn } from '../open-in.ts'
import { dashboardPath, savedCandidatesPath } from '../paths.ts'
import { findPoolName, findPoolOf, poolIdOf } from '../candidates/pools.server.ts'
import { inPoolAt, poolsPath } from '../candidates/pools.ts'
import { SelectionInput } from '../schema.server.ts'
import { saveCandidate, listSavedCandidates } from '../candidates/saved-candidates.server.ts'
import { CandidateSide, openedIn } from './candidates/candidate-side.tsx'
import { loadSide } from './candidates/side.server.ts'
import type { Route } from './+types/saved-candidates.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const { pool, pools } = await findPoolOf(member, request)
	const listed = await listSavedCandidates(member, pool.id)
	const ids = listed.map(({ specialistId }) => specialistId)
	const now = new Date()
	const address = new URL(request.url)
	const person = personIn(address.searchParams)
	const [opened, candidates, seen, fits] = await Promise.all([
		person ? openCandidate(member, person, now, null) : null,
		findCandidates(member, ids),
		findLastSeen(ids),
		findFitOfCandidates(member, ids, null),
	])
	return {
		cut: { shown: listed.length, total: totalOf(listed) },
		pool,
		pools,
		fits,
		here: inPoolAt(pool.id),
		side: await loadSide(member, opened, { jobId: null, address, now }),
		notes: Object.fromEntries(listed.map(({ specialistId, note }) => [specialistId, note])),
		rows: candidates.map((candidate) =>
			candidateRow(candidate, { now, isSavedCandidate: true, lastSeenAt: seen.get(candidate.profile.id) }),
		),
		mayExport: await mayExport(member),
	}
}

/** Everyone who is ticked in a list. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, SelectionInput)
	if (!form.ok) throw badRequest()
	const { id: ids, returnTo } = form.value
	const poolId = poolIdOf(request)
	const pool = await findPoolName(member, poolId)
	if (pool === null) throw notFound()
	const page = safeReturnTo(returnTo ?? inPoolAt(poolId))
	if (ids.length === 0) return redirectWith(page, noneSelected)

	const { added } = await saveCandidate(member, ids, poolId)
	if (added.length === 0) return redirectWith(page, { title: 'All of them are already saved', tone: 'info' })
	return redirectWith(page, {
		title: `${inSpecialists({ count: added.length, capped: false })} saved`,
		...(added.length < ids.length ? { detail: 'The others were already saved.' } : {}),
		undo: {
			action: inPoolAt(poolId, `${savedCandidatesPath}/removal`),
			label: 'Undo',
			fields: { ids: added.join(','), returnTo: page },
		},
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => [titled(loaderData?.pool.name ?? 'Saved candidates')]

const form = 'selection'

export default function SavedCandidates({ loaderData }: Route.ComponentProps) {
	const { cut, pool, pools, rows, fits, notes, here, side, mayExport } = loaderData
	return (
		<WorkPage>
			<Toolbar
				title={pool.name}
				actions={
					<>
						{pool.id ? <PoolButtons id={pool.id} name={pool.name} /> : null}
						<ButtonLink to={`${poolsPath}/new`} variant="secondary">
							New pool
						</ButtonLink>
					</>
				}
			/>
			<SplitPane
				listKey={pool.id ?? ''}
				side={<CandidateSide side={side} here={here} rows={rows} pools={pools} />}
				head={
					<>
						{pools.length > 1 ? (
							<Tabs
								label="Pools"
								tabs={pools.map(({ id, name, people }) => ({
									to: inPoolAt(id),
									label: name,
									current: id === pool.id,
									count: people,
								}))}
							/>
						) : null}
						<p className="pool-facts num">
							{`${inSpecialists({ count: rows.length + cut.total - cut.shown, capped: false })}. `}
							{pool.owner ? `Created by ${pool.owner}. ` : ''}All owners and recruiters of your hospital see this list.
						</p>
						<SelectionBar form={form} returnTo={here} pool={pool.id} pools={pools} removes mayExport={mayExport} />
					</>
				}
			>
				<section aria-label={pool.name} className="list">
					{rows.length > 0 ? (
						<CandidateTable
							caption={pool.name}
							rows={rows}
							fits={fits}
							form={form}
							hasDistance={false}
							openHref={(id) => openIn(here, id)}
							opened={openedIn(side)}
							noteOf={(id) => ({
								text: notes[id] ?? '',
								to: inPoolAt(pool.id, `${savedCandidatesPath}/${id}/note`),
							})}
						/>
					) : (
						<EmptyState
							title={pool.id === null ? 'No saved candidates yet' : 'No one in this pool yet'}
							action={
								<ButtonLink to={dashboardPath} size="sm">
									Find candidates
								</ButtonLink>
							}
						>
							Select specialists in the candidate list, then select Save to keep them here.
						</EmptyState>
					)}
					<FirstOf {...cut} />
				</section>
			</SplitPane>
		</WorkPage>
	)
}

function PoolButtons({ id, name }: { id: string; name: string }) {
	return (
		<>
			<Link to={`${poolsPath}/${id}/name`} className="btn btn-quiet" aria-label={`Rename: ${name}`}>
				Rename
			</Link>
			<PostButton action={`${poolsPath}/${id}/deletion`} variant="quiet" aria-label={`Delete: ${name}`}>
				Delete
			</PostButton>
		</>
	)
}
