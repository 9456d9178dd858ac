import { listOpenDecisions } from '#app/cases/decisions.server.ts'
import { OpenDecisions } from '#app/cases/open-decisions.tsx'
import { operatorOf } from '#app/identity/groups.server.ts'
import { decidedMomentAgo } from '#app/operations/cases/case-refusals.ts'
import { afterWaitingDecision } from '#app/operations/cases/decided.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { VerdictForm } from '../components/verdict-form.tsx'
import { decideDisputeLater, findDispute, firstHours, type Verdict, verdictsOf } from '../settlement/disputes.server.ts'
import { coverRefusals, formatCoverPay, formatWorked } from '../labels.ts'
import { verdictInput } from '../schema.server.ts'
import { otherSide } from '../settlement/sides.server.ts'
import { coverStatusNames } from '../status.ts'
import type { Route } from './+types/operator-dispute.ts'

const sideNames = { specialist: 'Specialist', hospital: 'Hospital', member: 'Hospital', operator: 'Our team' }

export async function loader({ params, context }: Route.LoaderArgs) {
	const operator = operatorOf(context)
	const requestId = idParam(params.requestId)
	const found = await findDispute(operator, requestId)
	if (!found) throw notFound()
	const { request, hospital, specialist, history } = found
	const first = request.hoursBy ?? 'specialist'
	const { counterFrom, counterTo } = request
	const labels: Record<Verdict, string> = {
		first: `${request.workedFrom ? sideNames[first] : 'The specialist came'}: ${formatWorked(firstHours(request))}`,
		other:
			counterFrom && counterTo
				? `${sideNames[otherSide(first)]}: ${formatWorked({ startsAt: counterFrom, endsAt: counterTo })}`
				: '',
		absent: 'The specialist did not come',
	}
	const options = verdictsOf(request).map((value) => ({ value, label: labels[value] }))
	return {
		decisions: await listOpenDecisions(operator, { kind: 'cover', subjectId: requestId }),
		work: request.work,
		facts: [
			{ label: 'Hospital', value: `${hospital.name}, ${hospital.phone ?? ''}` },
			{ label: 'Specialist', value: specialist?.name ?? 'Account deleted' },
			{ label: 'Asked for', value: formatWorked(request) },
			{ label: 'Pay', value: formatCoverPay(request) },
			{ label: 'Arrived', value: request.arrivedAt ? formatDateTime(request.arrivedAt) : 'Not reported' },
		],
		options,
		history: history.map(({ to, reason, at, by }) => ({
			key: at.toISOString(),
			line: `${formatDateTime(at)}: ${coverStatusNames()[to]}${by ? `, ${sideNames[by]}` : ''}`,
			reason,
		})),
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, verdictInput(['first', 'other', 'absent']))
	if (!form.ok) return invalid(form.problem)
	const { verdict, reason } = form.value as { verdict: Verdict; reason: string }
	const decided = await decideDisputeLater(operator, requestId, { verdict, reason })
	if (decided.ok)
		return afterWaitingDecision(
			'/operator/cover',
			decided.value.decisionId,
			'Cover decided',
			'Both sides read the reason then.',
		)
	switch (decided.failure) {
		case 'not-found':
			throw notFound()
		case 'changed':
			throw conflict(coverRefusals().changed)
		case 'decided':
			throw conflict(decidedMomentAgo)
		case 'no-such-verdict':
			return invalid({ fields: { verdict: ['Choose one of these.'] }, values: form.values })
	}
}

export default function OperatorDispute({ loaderData, actionData }: Route.ComponentProps) {
	const { work, facts, options, history, decisions } = loaderData
	const problem = useTyped(actionData)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-8">
			<PageTitle problem={problem}>{work}</PageTitle>
			<PageHeader back={{ to: '/operator/cover', label: 'Cover' }} title={work} lead="The two sides do not agree." />
			<Panel title="The request">
				<FactGrid sheet facts={facts} />
			</Panel>
			<Panel title="History">
				<ul className="grid gap-2">
					{history.map(({ key, line, reason }) => (
						<li key={key}>
							<span className="num">{line}</span>
							{reason ? <p className="text-ink-2 wrap-anywhere">{reason}</p> : null}
						</li>
					))}
				</ul>
			</Panel>
			<OpenDecisions decisions={decisions} />
			{decisions.length === 0 ? (
				<VerdictForm
					verdict={{ label: 'Decision', options }}
					reason={{ label: 'Reason', hint: 'Both sides read this.' }}
					problem={problem}
				/>
			) : null}
		</main>
	)
}
