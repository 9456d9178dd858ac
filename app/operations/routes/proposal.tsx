import { Link } from 'react-router'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { type ProposalKind, proposalNames } from '#app/cases/kinds.ts'
import { readProposal } from '#app/cases/proposals.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CasePage } from '../components/case-page.tsx'
import { DecisionButton, DecisionLink } from '../components/decision-link.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { readDesk } from '../cases/desk.server.ts'
import { mayOpen } from '../policy.ts'
import type { Route } from './+types/proposal.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const proposal = await readProposal(actor, idParam(params.proposalId))
	if (!proposal) throw notFound()
	const mayOpenSubject =
		proposal.kind !== 'discard-task' || mayOpen(actor.role, `/operator/tasks/${proposal.subjectId}`)
	return { proposal, desk: await readDesk(actor, 'proposal', proposal.id), mayOpenSubject }
}

const effects: Record<ProposalKind, string> = {
	'remove-job': 'The job is removed for good, and we notify its applicants. Until you decide, an open job is paused.',
	'release-number': 'The profile is hidden and the account deleted after seven days, unless its owner objects.',
	'discard-task': 'The task will not run, and what it was meant to do is never done.',
}

const subjectPaths: Record<ProposalKind, { to: string; label: string }> = {
	'remove-job': { to: '/jobs', label: 'View job' },
	'release-number': { to: '/operator/accounts', label: 'View account' },
	'discard-task': { to: '/operator/tasks', label: 'View task' },
}

/** What one operator proposed, for another to confirm. */
export default function ProposalPage({ loaderData: { proposal, desk, mayOpenSubject } }: Route.ComponentProps) {
	const { id, kind, title, subjectId, isOwn, outcome } = proposal
	const at = (decision: string) => `/operator/proposals/${id}/${decision}`
	const subject = subjectPaths[kind]
	return (
		<CasePage
			desk={desk}
			title={title}
			lead={`${proposalNames[kind]} · proposed by ${proposal.by}, ${proposal.at}`}
			tags={
				outcome === null ? (
					<Tag tone="warning">To confirm</Tag>
				) : (
					<Tag>{outcome === 'confirmed' ? 'Confirmed' : 'Declined'}</Tag>
				)
			}
			decisions={
				outcome === null ? (
					<>
						{isOwn ? null : (
							<DecisionButton letter="A" action={at('confirmation')} variant="danger" pendingLabel="Saving...">
								Confirm
							</DecisionButton>
						)}
						<DecisionLink letter="H" to={caseWorkAddress('proposal', id, 'hold')} title="Put on hold" label="Hold">
							<HoldForm kind="proposal" id={id} />
						</DecisionLink>
						<DecisionButton letter="R" action={at('refusal')} variant="secondary" pendingLabel="Saving...">
							{isOwn ? 'Withdraw' : 'Decline'}
						</DecisionButton>
						{isOwn ? <p className="text-sm text-ink-2">You proposed this, so another operator confirms it.</p> : null}
					</>
				) : null
			}
		>
			<PageTitle problem={undefined}>{`${proposalNames[kind]}: ${title}`}</PageTitle>
			<p className="max-w-prose">{effects[kind]}</p>
			<FactGrid
				facts={[
					{ label: 'What', value: mayOpenSubject && <Link to={`${subject.to}/${subjectId}`}>{subject.label}</Link> },
					{
						label: 'Hospital',
						value: proposal.hospitalId && (
							<Link to={`/operator/hospitals/${proposal.hospitalId}`}>{proposal.hospitalName}</Link>
						),
					},
					{
						label: 'Report',
						value: proposal.reportId && <Link to={`/operator/reports/${proposal.reportId}`}>View report</Link>,
					},
					{
						label: 'Decided',
						value: proposal.decidedOn && `${proposal.decidedBy ?? 'Account removed'}, ${proposal.decidedOn}`,
					},
				]}
			/>
			<section aria-labelledby="reason-title">
				<h2 id="reason-title">Reason</h2>
				<p className="max-w-prose whitespace-pre-line wrap-anywhere">{proposal.reason}</p>
			</section>
		</CasePage>
	)
}
