import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { type Appealed, findAppeal } from '../cases/appeal-case.server.ts'
import { appealValue } from '../cases/appeal-route.server.ts'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { appealNames } from '../cases/case-labels.ts'
import { appealDenials } from '../cases/case-reasons.ts'
import { CasePage } from '../components/case-page.tsx'
import { DecisionButton, DecisionJump, DecisionLink } from '../components/decision-link.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { ReasonForm } from '../components/reason-form.tsx'
import { readDesk } from '../cases/desk.server.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { reasonInput, wholeReason } from '../schema.server.ts'
import { denyAppealLater } from '../queues/appeal-queue.server.ts'
import type { Route } from './+types/appeal.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const appeal = await findAppeal(actor, idParam(params.decisionId))
	if (!appeal) throw notFound()
	const desk = await readDesk(actor, 'appeal', appeal.id)
	if (desk.appeal && appeal.isOwnProposal) desk.appeal.isOwnRefusal = true
	return { appeal, desk }
}

/** The decision stays. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const decisionId = idParam(params.decisionId)
	const form = await parseForm(request, reasonInput(appealDenials))
	if (!form.ok) return invalid(form.problem)
	const next = await findNextCase(actor, 'appeal', decisionId)
	const denied = appealValue(await denyAppealLater(actor, decisionId, { reason: wholeReason(form.value) }))
	const title = `Appeal not granted: ${denied.value.title}`
	const author = (await findAppeal(actor, decisionId))?.authorAccountId
	const told = author ? 'The author is notified then.' : 'The author has deleted their account.'
	return afterWaitingDecision(next ?? '/operator/appeals', denied.decisionId, title, told)
}

const records: Record<Appealed, { to: string; label: string; granted: string }> = {
	hospital: { to: '/operator/hospitals', label: 'View hospital', granted: 'The suspension is lifted.' },
	account: { to: '/operator/accounts', label: 'View account', granted: 'The account is restored as it was.' },
	job: { to: '/jobs', label: 'View job', granted: 'The job is closed, and its hospital can reopen it.' },
}

/** Granted by no other operator: whoever suspended has lifted it before one decided. */
const decidedByNoOther = (outcome: 'granted' | 'denied' | null) =>
	outcome === 'granted' ? 'The operator who suspended' : 'Account removed'

/** An objection to a suspension or a removal, beside what was decided. */
export default function AppealCase({ loaderData: { appeal, desk }, actionData }: Route.ComponentProps) {
	const { id, about, title, reason, subjectId, outcome, decision } = appeal
	const record = records[about]
	const mayDecide = outcome === null && !desk.appeal?.isOwnRefusal
	return (
		<CasePage
			desk={desk}
			title={title}
			lead={`${appealNames[about]} · decided by ${decision.by}, ${decision.at}`}
			tags={
				outcome === null ? (
					<Tag tone="warning">Appeal</Tag>
				) : (
					<Tag>{outcome === 'granted' ? 'Granted' : 'Not granted'}</Tag>
				)
			}
			decisions={
				outcome === null ? (
					<>
						{mayDecide ? (
							<DecisionButton letter="A" action={`/operator/appeals/${id}/granting`} pendingLabel="Saving...">
								Grant
							</DecisionButton>
						) : null}
						<DecisionLink letter="H" to={caseWorkAddress('appeal', id, 'hold')} title="Put on hold" label="Hold">
							<HoldForm kind="appeal" id={id} />
						</DecisionLink>
						{mayDecide ? <DecisionJump letter="R" to="deny" label="Do not grant" /> : null}
					</>
				) : null
			}
		>
			<PageTitle problem={actionData}>{`Appeal: ${title}`}</PageTitle>
			<FactGrid
				facts={[
					{ label: 'About', value: <Link to={`${record.to}/${subjectId}`}>{record.label}</Link> },
					{ label: 'If granted', value: record.granted },
					{
						label: 'Decided',
						value: appeal.decidedOn && `${appeal.decidedBy ?? decidedByNoOther(outcome)}, ${appeal.decidedOn}`,
					},
				]}
			/>
			<section aria-labelledby="decision-title">
				<h2 id="decision-title">Reason for the decision</h2>
				<p className="max-w-prose whitespace-pre-line wrap-anywhere">{reason ?? 'Not recorded'}</p>
			</section>
			{mayDecide ? (
				<section id="deny" aria-labelledby="deny-title">
					<h2 id="deny-title">Do not grant</h2>
					<ReasonForm
						reasons={appealDenials}
						problem={actionData}
						hint="The author reads this exactly as you write it."
						button="Keep decision"
						pendingLabel="Saving..."
					/>
				</section>
			) : null}
		</CasePage>
	)
}
