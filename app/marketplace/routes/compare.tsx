import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'

import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CandidateButtons } from '../candidate-buttons.tsx'
import { candidateRow } from '../candidate-row.ts'
import { findCandidates } from '../candidates.server.ts'
import { compareFacts } from '../compare-facts.ts'
import { maxCompared } from '../limits.ts'
import { comparePath, dashboardPath, withIds } from '../paths.ts'
import { readSelection } from '../schema.server.ts'
import { findSavedCandidates } from '../saved-candidates.server.ts'
import type { Route } from './+types/compare.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const asked = readSelection(new URL(request.url).searchParams)
	const ids = asked.slice(0, maxCompared)
	const [candidates, shortlisted] = await Promise.all([findCandidates(member, ids), findSavedCandidates(member, ids)])
	const now = new Date()
	const shown = candidates.map(({ profile }) => profile.id)
	return {
		leftOut: asked.length - ids.length,
		people: candidates.map((candidate) => {
			const { id, name, speciality, isVerified, status, isSavedCandidate, actions } = candidateRow(candidate, {
				now,
				isSavedCandidate: shortlisted.has(candidate.profile.id),
			})
			const without = shown.filter((other) => other !== id)
			return {
				...{ id, name, speciality, isVerified, status, isSavedCandidate, actions },
				withoutHref: without.length > 0 ? withIds(comparePath, without) : comparePath,
			}
		}),
		facts: compareFacts(candidates.map(({ profile }) => profile)),
	}
}

export const meta: Route.MetaFunction = () => [{ title: `Compare specialists · ${brand.name}` }]

export default function Compare({ loaderData }: Route.ComponentProps) {
	const { people, leftOut } = loaderData
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<PageHeader
				back={{ to: dashboardPath, label: 'Candidates' }}
				title="Compare specialists"
				lead={leftOut > 0 ? `Showing the first ${maxCompared} of the specialists you selected.` : undefined}
			/>
			{people.length < 2 ? (
				<EmptyState
					title={people.length === 1 ? 'Select at least two specialists' : 'No specialists selected'}
					action={
						<ButtonLink to={dashboardPath} size="sm">
							Back to candidates
						</ButtonLink>
					}
				>
					Select two to {maxCompared} specialists in the candidate list, then select Compare.
				</EmptyState>
			) : (
				<Comparison {...loaderData} />
			)}
		</main>
	)
}

/** Scrolls sideways within itself where there is no room; the names of the rows stay. */
function Comparison({ people, facts }: Pick<Route.ComponentProps['loaderData'], 'people' | 'facts'>) {
	return (
		// What scrolls must be within reach of a keyboard.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<section className="panel overflow-x-auto" aria-label="Comparison" tabIndex={0}>
			<table className="compare-table">
				<caption className="sr-only">Specialists side by side</caption>
				<thead>
					<tr>
						<th scope="col">
							<span className="sr-only">Criteria</span>
						</th>
						{people.map(({ id, name, speciality, isVerified, withoutHref }) => (
							<th key={id} scope="col">
								<Link to={`/doctors/${id}`}>
									<bdi>{name}</bdi>
								</Link>
								<span className="block font-normal text-ink-2">{speciality}</span>
								<span className="flex flex-wrap items-center gap-x-3">
									{isVerified ? <Tag tone="success">Verified</Tag> : null}
									<Link
										to={withoutHref}
										className="link text-sm font-normal"
										aria-label={`Remove ${name} from comparison`}
									>
										Remove
									</Link>
								</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{facts.map(({ label, values, differs }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{people.map(({ id }, index) => (
								<td key={id} className={`num whitespace-pre-line ${differs ? '' : 'text-ink-2'}`}>
									{values[index] || '–'}
								</td>
							))}
						</tr>
					))}
					<tr>
						<th scope="row">Status</th>
						{people.map(({ id, status }) => (
							<td key={id}>
								<Tag tone={status.tone} icon={null}>
									{status.text}
								</Tag>
							</td>
						))}
					</tr>
					<tr data-print="no">
						<th scope="row">Next</th>
						{people.map((person) => (
							<td key={person.id}>
								<CandidateButtons candidate={person} />
							</td>
						))}
					</tr>
				</tbody>
			</table>
		</section>
	)
}
