import { Form } from 'react-router'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { caseAddress, queues } from '#app/cases/kinds.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound, valueOf } from '#app/platform/http/http.ts'
import { undoTime } from '#app/platform/undo.ts'
import { findRightsCase } from '#app/rights/desk.server.ts'
import { RightsAnswer, rightsLimits } from '#app/rights/schema.server.ts'
import {
	rightsKindTexts,
	rightsLifecycle,
	rightsOutcomeNames,
	rightsOutcomes,
	rightsStatusNames,
} from '#app/rights/status.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { readDesk } from '../cases/desk.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { CasePage } from '../components/case-page.tsx'
import { DecisionJump, DecisionLink } from '../components/decision-link.tsx'
import { DocumentStage } from '../components/document-stage.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { answerRightsLater } from '../queues/rights-queue.server.ts'
import { rightsKindParam, rightsRefusal } from '../rights-route.server.ts'
import type { Route } from './+types/rights-request.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const kind = rightsKindParam(params.kind)
	const request = await findRightsCase(actor, kind, idParam(params.requestId))
	if (!request) throw notFound()
	return { request, maxLengths: rightsLimits, desk: await readDesk(actor, kind, request.id) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const [kind, requestId] = [rightsKindParam(params.kind), idParam(params.requestId)]
	if (!(await findRightsCase(operator, kind, requestId))) throw notFound()
	const form = await parseForm(request, RightsAnswer)
	if (!form.ok) return invalid(form.problem)
	const next = await findNextCase(operator, kind, requestId)
	const answered = await answerRightsLater[kind](operator, requestId, form.value)
	if (!answered.ok && answered.failure === 'needs-proof')
		return invalid({ fields: { proof: [noProof] }, values: form.values })
	const { decisionId, value } = valueOf(answered, rightsRefusal)
	return afterWaitingDecision(
		next ?? queues[kind].path,
		decisionId,
		`Answer to ${value.number}`,
		`It is then sent to ${value.contact}.`,
	)
}

const noProof = 'Describe the proof that you saw. A nominee takes effect only with it.'

type Data = Route.ComponentProps['loaderData']

export default function RightsRequestPage({ loaderData, actionData }: Route.ComponentProps) {
	const { request, desk } = loaderData
	const { kind, number, status } = request
	const may = (to: typeof status) => rightsLifecycle.mayMove(status, to, 'operator')
	return (
		<CasePage
			desk={desk}
			title={number}
			lead={`${request.name} (${request.contact}), ${request.sent}`}
			tags={<Tag>{rightsStatusNames[status]}</Tag>}
			decisions={<Decisions request={request} />}
			document={
				request.order ? <OrderFile href={`${caseAddress(kind, request.id)}/file`} order={request.order} /> : null
			}
		>
			<PageTitle problem={actionData}>{number}</PageTitle>
			<FactGrid
				facts={[
					{ label: 'Type', value: rightsKindTexts[kind].name },
					{ label: 'Answer due', value: request.answered === null ? request.due : null },
					{ label: 'Answered', value: request.answered },
					{ label: 'Outcome', value: request.outcome && rightsOutcomeNames[request.outcome] },
					{ label: 'Sender', value: request.accountId === null ? 'Not logged in' : 'Logged in' },
					{ label: rightsKindTexts[kind].about ?? 'About', value: request.about },
					{ label: 'Nominee', value: request.nomineeName && `${request.nomineeName}, ${request.nomineeContact ?? ''}` },
				]}
			/>
			<p className="max-w-prose whitespace-pre-line wrap-anywhere">{request.message}</p>
			{request.events.map((event) => (
				<section key={event.id} className="grid gap-1">
					<h2>{event.reply === null ? `${rightsStatusNames[event.to]} by ${event.by}` : `Answer by ${event.by}`}</h2>
					<p className="text-ink-2">{event.at}</p>
					{event.reply === null ? null : <p className="max-w-prose whitespace-pre-line wrap-anywhere">{event.reply}</p>}
					{event.proof === null ? null : <p className="max-w-prose whitespace-pre-line">{`Proof: ${event.proof}`}</p>}
				</section>
			))}
			{may('answered') ? <AnswerForm {...loaderData} problem={actionData} /> : null}
		</CasePage>
	)
}

const orderStates = {
	scanning: <Tag tone="warning">Virus check in progress</Tag>,
	infected: <Tag tone="danger">Removed by our virus check</Tag>,
}

/** What was uploaded with an order; each opening is written to the audit log. */
function OrderFile({ href, order }: { href: string; order: NonNullable<Data['request']['order']> }) {
	const { fileName, scan, isPicture } = order
	if (scan === 'clean')
		return (
			<DocumentStage src={`${href}?as=picture`} name={fileName} alt="The order" file={isPicture ? undefined : href} />
		)
	return (
		<div className="grid justify-items-start gap-2 p-3">
			<p className="wrap-anywhere">{fileName}</p>
			{orderStates[scan]}
		</div>
	)
}

function Decisions({ request: { id, kind, status, version } }: Pick<Data, 'request'>) {
	const may = (to: typeof status) => rightsLifecycle.mayMove(status, to, 'operator')
	const here = caseAddress(kind, id)
	const fields = { version }
	return (
		<>
			{may('answered') ? <DecisionJump letter="A" to="answer" label="Answer" /> : null}
			{status === 'open' ? (
				<DecisionLink letter="H" to={caseWorkAddress(kind, id, 'hold')} title="Put on hold" label="Hold">
					<HoldForm kind={kind} id={id} />
				</DecisionLink>
			) : null}
			{may('spam') ? (
				<PostButton action={`${here}/spam`} fields={fields} variant="secondary">
					Mark as spam
				</PostButton>
			) : null}
			{may('open') ? (
				<PostButton action={`${here}/reopening`} fields={fields} variant="secondary">
					Reopen
				</PostButton>
			) : null}
		</>
	)
}

const labels = { outcome: 'What you did', reply: 'Answer', proof: 'Proof that you saw' }

function AnswerForm({
	request,
	maxLengths,
	problem: refused,
}: Pick<Data, 'request' | 'maxLengths'> & { problem: FormProblem | undefined }) {
	const problem = useTyped(refused)
	return (
		<section id="answer" aria-labelledby="answer-title">
			<h2 id="answer-title">Answer</h2>
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={labels} />
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(request.version))} />
				<RadioGroup
					name="outcome"
					label={labels.outcome}
					options={rightsOutcomes.map((value) => ({ value, label: rightsOutcomeNames[value] }))}
					defaultValue={fieldValue(problem, 'outcome')}
					error={problem?.fields?.['outcome']}
				/>
				{request.kind === 'nominee' ? (
					<TextArea
						name="proof"
						label={labels.proof}
						hint="For example, the identity document of the person who named the nominee. The sender does not see this."
						rows={2}
						maxLength={maxLengths.proof}
						defaultValue={fieldValue(problem, 'proof')}
						error={problem?.fields?.['proof']}
					/>
				) : null}
				<TextArea
					name="reply"
					label={labels.reply}
					hint={`With the reason. Sent to ${request.contact} after ${undoTime}.`}
					rows={8}
					maxLength={maxLengths.message}
					defaultValue={fieldValue(problem, 'reply')}
					error={problem?.fields?.['reply']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel="Sending...">
					Send answer
				</SubmitButton>
			</Form>
		</section>
	)
}
