import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { TemplatePicker } from '#app/templates/template-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestMessage } from './limits.ts'
import type { QuickMessage as QuickMessageData } from './quick-message.server.ts'

type QuickMessageProps = {
	specialistId: string
	name: string
	message: QuickMessageData
	/** Where one goes on after it was sent. */
	returnTo: string
	templateHref: (templateId: string) => string
	/** The text of a template that the address names. */
	template: string | undefined
}

/** Writes to someone beside a list: the last message of the conversation, and a place for the next. */
export function QuickMessage({ specialistId, name, message, returnTo, templateHref, template }: QuickMessageProps) {
	const fetcher = useFetcher<FormProblem | undefined>({ key: `message-${specialistId}` })
	const conversation = `/messages/with/${specialistId}`
	const problem = fetcher.data
	// The page may be drawn again while one types; sent twice, it is one message.
	const [key] = useState(message.newKey)
	const { last, templates } = message
	const isSending = fetcher.state !== 'idle'
	return (
		<fetcher.Form
			method="post"
			encType="multipart/form-data"
			action={`${conversation}?returnTo=${encodeURIComponent(returnTo)}`}
			className="quick-request"
			noValidate
			preventScrollReset
		>
			<input type="hidden" name="clientKey" value={key} />
			<div className="flex items-center justify-between gap-2">
				<p className="min-w-0 flex-1 truncate text-sm text-ink-2">
					{last ? (
						<>
							<bdi>{last.by}</bdi>, {last.at}: {last.body}
						</>
					) : (
						'No messages yet'
					)}
				</p>
				<Link to={conversation} className="link shrink-0 text-sm">
					Open conversation
				</Link>
			</div>
			<TextArea
				key={template}
				name="body"
				id="quick-message"
				label={`Message to ${name}`}
				hideLabel
				placeholder={`Message ${name}`}
				defaultValue={fieldValue(problem, 'body', template ?? '')}
				error={problem?.fields?.['body'] ?? problem?.form}
				rows={2}
				maxLength={longestMessage}
				required
			/>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<TemplatePicker kind="message" templates={templates} field="quick-message" href={templateHref} />
				<Button pending={isSending}>{isSending ? 'Sending...' : 'Send message'}</Button>
			</div>
		</fetcher.Form>
	)
}
