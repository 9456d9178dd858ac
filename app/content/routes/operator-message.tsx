import { Form } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { idParam, invalid, notFound, valueOf } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { contactMessageLifecycle, messageStatusNames } from '../message-status.ts'
import { messageChanged } from '../message-route.server.ts'
import { answerContactMessage, findContactMessage } from '../messages-queue.server.ts'
import { contactLimits, MessageReply } from '../schema.server.ts'
import type { Route } from './+types/operator-message.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const message = await findContactMessage(operatorOf(context), idParam(params.messageId))
	if (!message) throw notFound()
	return { ...message, maxLength: contactLimits.message }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const messageId = idParam(params.messageId)
	if (!(await findContactMessage(operator, messageId))) throw notFound()
	const form = await parseForm(request, MessageReply)
	if (!form.ok) return invalid(form.problem)
	const { name } = valueOf(await answerContactMessage(operator, messageId, form.value), messageChanged)
	return redirectWith('/operator/messages', { title: 'Answer sent', detail: `To ${name}, by email.` })
}

// The page says it: only it knows whether something is wrong.
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function OperatorMessage({ loaderData: message, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	const { id, subject, status, version } = message
	const title = subject || 'No subject'
	const may = (to: typeof status) => contactMessageLifecycle.mayMove(status, to, 'operator')
	const here = `/operator/messages/${id}`
	const fields = { version }
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: '/operator/messages', label: 'Contact messages' }}
				title={title}
				tags={<Tag>{messageStatusNames[status]}</Tag>}
				lead={`${message.name} (${message.email}), ${message.sent}`}
			/>
			<Panel>
				<p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
			</Panel>
			{message.events.map((event) => (
				<Panel
					key={event.id}
					title={event.reply === null ? `${messageStatusNames[event.to]} by ${event.by}` : `Answer by ${event.by}`}
				>
					<p className="text-ink-2">{event.at}</p>
					{event.reply === null ? null : <p className="mt-2 whitespace-pre-line wrap-anywhere">{event.reply}</p>}
				</Panel>
			))}
			{may('answered') ? (
				<Form method="post" noValidate className="grid gap-5">
					<ErrorSummary problem={problem} labels={{ reply: 'Answer' }} />
					<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
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
			) : null}
			<div className="flex flex-wrap gap-3">
				{may('closed') ? (
					<PostButton action={`${here}/closing`} fields={fields} variant="secondary">
						Close without answer
					</PostButton>
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
			</div>
		</main>
	)
}
