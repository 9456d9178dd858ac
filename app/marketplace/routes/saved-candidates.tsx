import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useRowKeys } from '#app/ui/shortcuts.tsx'
import { candidateRow } from '../candidate-row.ts'
import { findCandidates } from '../candidates.server.ts'
import { CandidateTable } from '../components/candidate-table.tsx'
import { SelectionBar } from '../components/selection-bar.tsx'
import { dashboardPath, savedCandidatesPath } from '../paths.ts'
import { SelectionInput } from '../schema.server.ts'
import { saveCandidate, listSavedCandidates } from '../saved-candidates.server.ts'
import { inSpecialists, noneSelected } from '../labels.ts'
import type { Route } from './+types/saved-candidates.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const listed = await listSavedCandidates(member)
	const candidates = await findCandidates(
		member,
		listed.map(({ specialistId }) => specialistId),
	)
	const now = new Date()
	return {
		rows: candidates.map((candidate) => candidateRow(candidate, { now, isSavedCandidate: true })),
		mayExport: member.role === 'owner',
	}
}

/** Everyone who is ticked in a list. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, SelectionInput)
	if (!form.ok) throw badRequest()
	const { id: ids, returnTo } = form.value
	const page = safeReturnTo(returnTo ?? savedCandidatesPath)
	if (ids.length === 0) return redirectWith(page, noneSelected)

	const { added } = await saveCandidate(member, ids)
	if (added.length === 0) return redirectWith(page, { title: 'All of them are already saved', tone: 'info' })
	return redirectWith(page, {
		title: `${inSpecialists({ count: added.length, capped: false })} saved`,
		...(added.length < ids.length ? { detail: 'The others were already saved.' } : {}),
		undo: {
			action: `${savedCandidatesPath}/removal`,
			label: 'Undo',
			fields: { ids: added.join(','), returnTo: page },
		},
	})
}

export const meta: Route.MetaFunction = () => [{ title: `Saved candidates · ${brand.name}` }]

const form = 'selection'

export default function Shortlist({ loaderData: { rows, mayExport } }: Route.ComponentProps) {
	useRowKeys()
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<PageHeader
				back={{ to: dashboardPath, label: 'Candidates' }}
				title="Saved candidates"
				lead={
					rows.length > 0
						? `${inSpecialists({ count: rows.length, capped: false })}. Everyone in your hospital sees this list.`
						: undefined
				}
			/>
			{rows.length > 0 ? (
				<Panel flush className="dense-list">
					<SelectionBar form={form} returnTo={savedCandidatesPath} removes mayExport={mayExport} />
					<CandidateTable caption="Saved candidates" rows={rows} form={form} hasDistance={false} />
				</Panel>
			) : (
				<EmptyState
					title="No saved candidates yet"
					action={
						<ButtonLink to={dashboardPath} size="sm">
							Find specialists
						</ButtonLink>
					}
				>
					Select specialists in the candidate list, then select Save to keep them here.
				</EmptyState>
			)}
		</main>
	)
}
