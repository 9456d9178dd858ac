import { data, Link, redirect } from 'react-router'
import { listChosen } from '#app/applications/pipeline/bulk.server.ts'
import { listPage } from '#app/applications/pipeline/return-page.ts'
import { readSelected, selectionOf } from '#app/applications/pipeline/selection.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { readForm, textIn } from '#app/platform/http/form.server.ts'
import { badRequest, isId, tooMany } from '#app/platform/http/http.ts'
import { recordShown } from '#app/specialists/disclosure/profile-access.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CandidateButtons } from '../candidates/candidate-buttons.tsx'
import { candidateRow } from '../candidates/candidate-row.ts'
import { findCandidates, takeProfiles } from '../candidates/candidates.server.ts'
import { compareFacts } from '../candidates/compare-facts.ts'
import { maxCompared } from '../limits.ts'
import { comparePath, dashboardPath, withIds } from '../paths.ts'
import { countTicked, readSelection } from '../schema.server.ts'
import { findSavedCandidates } from '../candidates/saved-candidates.server.ts'
import type { Route } from './+types/compare.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const query = new URL(request.url).searchParams
	const asked = readSelection(query)
	const ids = asked.slice(0, maxCompared)
	const selected = countTicked(query, asked.length)
	const [candidates, shortlisted] = await Promise.all([findCandidates(member, ids), findSavedCandidates(member, ids)])
	const now = new Date()
	if (!(await takeProfiles(member, candidates))) return tooMany({ kind: 'limit' as const }, secondsUntilTomorrow(now))
	await db.transaction(async (tx) => {
		for (const { profile } of candidates) await recordShown(tx, member, { ...profile, phone: null, email: null })
	})
	const shown = candidates.map(({ profile }) => profile.id)
	const back = listPage(query.get('returnTo'))
	const backHref = back ? `&returnTo=${encodeURIComponent(back)}` : ''
	return data({
		kind: 'people' as const,
		leftOut: selected - ids.length,
		back,
		people: candidates.map((candidate) => {
			const { id, name, speciality, isVerified, checks, status, isSavedCandidate, actions } = candidateRow(candidate, {
				now,
				isSavedCandidate: shortlisted.has(candidate.profile.id),
			})
			const without = shown.filter((other) => other !== id)
			return {
				...{ id, name, speciality, isVerified, checks, status, isSavedCandidate, actions },
				withoutHref: without.length > 0 ? withIds(comparePath, without) + backHref : comparePath,
			}
		}),
		facts: compareFacts(candidates.map(({ profile }) => profile)),
	})
}

/** Sent by a list with hundreds ticked, which no address holds: leads to the page of the first of them. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await readForm(request)
	const ids = await readTicked(member, form)
	const query = new URLSearchParams(ids.slice(0, maxCompared).map((id) => ['id', id]))
	if (ids.length > maxCompared) query.set('of', String(ids.length))
	const back = listPage(textIn(form, 'returnTo'))
	if (back) query.set('returnTo', back)
	throw redirect(`${comparePath}?${query}`, 303)
}

/** People by their ids, or by the applications that were selected in a list of applicants. */
async function readTicked(member: Member, form: FormData): Promise<string[]> {
	const ids = [...new Set(form.getAll('id').map(String).filter(isId))]
	if (ids.length > 0) return ids
	const selection = selectionOf(form)
	const chosen = selection && (await readSelected(member, selection, readApplicantFacts))
	if (!chosen) throw badRequest()
	const applications = await listChosen(member, chosen)
	return [...new Set(applications.map(({ specialistId }) => specialistId))]
}

type Compared = Extract<Route.ComponentProps['loaderData'], { kind: 'people' }>

export const meta = () => [titled('Compare specialists')]

export default function Compare({ loaderData }: Route.ComponentProps) {
	if (loaderData.kind === 'limit') return <EnoughProfiles />
	const { people, leftOut } = loaderData
	const back = loaderData.back
		? { to: loaderData.back, label: 'Applicants' }
		: { to: dashboardPath, label: 'Candidates' }
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<PageHeader
				back={back}
				title="Compare specialists"
				lead={
					leftOut > 0
						? `Showing the first ${people.length} of the ${people.length + leftOut} specialists you selected. You can compare up to ${maxCompared}.`
						: undefined
				}
			/>
			{people.length < 2 ? (
				<EmptyState
					title={people.length > 0 ? 'Select at least two specialists' : 'No specialists selected'}
					action={
						<ButtonLink to={back.to} size="sm">
							Back to {back.label.toLowerCase()}
						</ButtonLink>
					}
				>
					Select 2 to {maxCompared} specialists in the list, then select Compare.
				</EmptyState>
			) : (
				<Comparison {...loaderData} />
			)}
		</main>
	)
}

function EnoughProfiles() {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<PageHeader back={{ to: dashboardPath, label: 'Candidates' }} title="Compare specialists" />
			<EmptyState title="Daily limit reached">
				Your hospital has reached today’s limit for profiles. You can compare profiles you viewed today and specialists
				who applied. The limit resets at midnight.
			</EmptyState>
		</main>
	)
}

/** Scrolls sideways within itself where there is no room; the names of the rows stay. */
function Comparison({ people, facts }: Pick<Compared, 'people' | 'facts'>) {
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
						{people.map(({ id, name, speciality, isVerified, checks, withoutHref }) => (
							<th key={id} scope="col">
								<Link to={`/doctors/${id}`}>
									<bdi>{name}</bdi>
								</Link>
								<span className="block font-normal text-ink-2">{speciality}</span>
								<span className="flex flex-wrap items-center gap-x-3">
									{isVerified ? <ExplainedTag lines={checks}>Verified</ExplainedTag> : null}
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
