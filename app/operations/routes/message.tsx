import { Form } from 'react-router'
import { contactMessageLifecycle, messageStatusNames } from '#app/content/message-status.ts'
import { findContactMessage } from '#app/content/messages-queue.server.ts'
import { contactLimits, MessageReply } from '#app/content/schema.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound, valueOf } from '#app/platform/http/http.ts'
import { undoTime } from '#app/platform/undo.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { CasePage } from '../components/case-page.tsx'
import { DecisionButton, DecisionJump, DecisionLink } from '../components/decision-link.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { readDesk } from '../cases/desk.server.ts'
import { afterDecisionAtOnce } from '../cases/decided.server.ts'
import { messageRefusal } from '../message-route.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { answerMessageLater } from '../queues/contact-message-queue.server.ts'
import type { Route } from './+types/message.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const message = await findContactMessage(actor, idParam(params.messageId))
	if (!message) throw notFound()
	return {
		message: { ...message, maxLength: contactLimits.message },
		desk: await readDesk(actor, 'contact-message', message.id),
	}
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const messageId = idParam(params.messageId)
	if (!(await findContactMessage(operator, messageId))) throw notFound()
	const form = await parseForm(request, MessageReply)
	if (!form.ok) return invalid(form.problem)
	const next = await findNextCase(operator, 'contact-message', messageId)
	const { decisionId, value } = valueOf(await answerMessageLater(operator, messageId, form.value), messageRefusal)
	return afterDecisionAtOnce(next ?? '/operator/messages', decisionId, {
		title: 'Answer sent',
		detail: `The email to ${value.name} goes out in ${undoTime} unless you undo.`,
	})
}

// The page says it: only it knows whether something is wrong.
type Message = Route.ComponentProps['loaderData']['message']

export default function ContactMessagePage({ loaderData: { message, desk }, actionData }: Route.ComponentProps) {
	const { subject, status } = message
	const title = subject || 'No subject'
	const may = (to: typeof status) => contactMessageLifecycle.mayMove(status, to, 'operator')
	return (
		<CasePage
			desk={desk}
			title={title}
			lead={`${message.name} (${message.email}), ${message.sent}`}
			tags={<Tag>{messageStatusNames[status]}</Tag>}
			decisions={<Decisions message={message} />}
		>
			<PageTitle problem={actionData}>{title}</PageTitle>
			<p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.message}</p>
			{message.events.map((event) => (
				<section key={event.id} className="grid gap-1">
					<h2>{event.reply === null ? `${messageStatusNames[event.to]} by ${event.by}` : `Answer by ${event.by}`}</h2>
					<p className="text-ink-2">{event.at}</p>
					{event.reply === null ? null : <p className="max-w-prose whitespace-pre-line wrap-anywhere">{event.reply}</p>}
				</section>
			))}
			{may('answered') ? <AnswerForm message={message} problem={actionData} /> : null}
		</CasePage>
	)
}

function Decisions({ message: { id, status, version } }: { message: Message }) {
	const may = (to: typeof status) => contactMessageLifecycle.mayMove(status, to, 'operator')
	const here = `/operator/messages/${id}`
	const fields = { version }
	return (
		<>
			{may('answered') ? <DecisionJump letter="A" to="answer" label="Answer" /> : null}
			{status === 'open' ? (
				<DecisionLink letter="H" to={caseWorkAddress('contact-message', id, 'hold')} title="Put on hold" label="Hold">
					<HoldForm kind="contact-message" id={id} />
				</DecisionLink>
			) : null}
			{may('closed') ? (
				<DecisionButton letter="R" action={`${here}/closing`} fields={fields} variant="secondary">
					Close without answer
				</DecisionButton>
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

function AnswerForm({ message, problem: refused }: { message: Message; problem: FormProblem | undefined }) {
	const problem = useTyped(refused)
	return (
		<section id="answer" aria-labelledby="answer-title">
			<h2 id="answer-title">Answer</h2>
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={{ reply: 'Answer' }} />
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(message.version))} />
				<TextArea
					name="reply"
					label="Answer"
					hint={`Sent by email to ${message.email}, after “Hello ${message.name},”.`}
					rows={8}
					maxLength={message.maxLength}
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
