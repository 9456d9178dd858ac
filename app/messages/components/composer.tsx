import { Paperclip, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, lazy, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import type { ReadyTemplate } from '#app/templates/queries.server.ts'
import { FieldMessage } from '#app/ui/fields/field.tsx'
import { fileAccept, fileRule } from '../files/file-rule.ts'
import { longestMessage } from '../limits.ts'
import { keep, kept } from './drafts.ts'
import type { Outgoing } from './post-message.ts'

const loadTemplates = async () => ({ default: (await import('./message-templates.tsx')).MessageTemplates })
/** Of hospitals alone. */
const MessageTemplates = import.meta.env.SSR ? (await loadTemplates()).default : lazy(loadTemplates)

type ComposerProps = {
	otherId: string
	name: string
	owner: string
	/** For the page without a script: sent twice, it is one message. */
	newKey: string
	/** What a message begins with that names its subject. */
	start: string
	refused: FormProblem | undefined
	templates: readonly ReadyTemplate[] | null
	send: (message: Outgoing) => void
}

/** Where a message is written. What is typed is kept in this browser until it is sent. */
export function Composer({ otherId, name, owner, newKey, start, refused, templates, send }: ComposerProps) {
	const problem = useTyped(refused)
	const text = useRef<HTMLTextAreaElement>(null)
	const chooser = useRef<HTMLInputElement>(null)
	const [file, setFile] = useState<File | null>(null)

	// A file may have been chosen before this page ran.
	useEffect(() => setFile(chooser.current?.files?.[0] ?? null), [])
	useEffect(() => {
		const area = text.current
		if (!area || area.value !== '') return
		area.value = kept(owner, otherId, 'draft')
	}, [owner, otherId])

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const area = text.current
		const body = area?.value.trim() ?? ''
		if (!area || (body === '' && !file)) return area?.focus()
		send({ key: crypto.randomUUID(), body, file: file ?? undefined })
		area.value = ''
		keep(owner, otherId, 'draft', '')
		choose(null)
		area.focus()
	}

	function choose(chosen: File | null) {
		setFile(chosen)
		if (!chosen && chooser.current) chooser.current.value = ''
	}

	return (
		<Form
			method="post"
			encType="multipart/form-data"
			onSubmit={submit}
			className="grid gap-2 border-t border-line bg-surface p-3"
		>
			<input type="hidden" name="clientKey" value={fieldValue(problem, 'clientKey', newKey)} />
			{problem?.form ? (
				<p role="alert" className="text-sm text-danger">
					{problem.form}
				</p>
			) : null}
			{templates ? (
				<MessageTemplates templates={templates} href={(id) => `/messages/with/${otherId}?template=${id}`} />
			) : null}
			{file ? (
				<span className="flex min-w-0 items-center gap-1 text-sm">
					<span className="max-w-48 truncate">{file.name}</span>
					<button
						type="button"
						className="btn btn-quiet btn-sm btn-icon"
						onClick={() => choose(null)}
						aria-label={`Remove ${file.name}`}
					>
						<X size={16} aria-hidden="true" />
					</button>
				</span>
			) : null}
			<div className="flex flex-wrap items-end gap-2">
				<label htmlFor="file" className="btn btn-secondary btn-icon" title={`Attach a file. ${fileRule.hint}`}>
					<Paperclip size={18} aria-hidden="true" />
					<span className="sr-only">Attach a file</span>
				</label>
				<input
					ref={chooser}
					id="file"
					name="file"
					type="file"
					accept={fileAccept}
					data-max-bytes={fileRule.maxBytes}
					data-type-message={fileRule.typeMessage}
					data-size-message={fileRule.sizeMessage}
					aria-describedby="file-hint file-error"
					// The script of the page has put a wrong file back by then.
					onChange={({ currentTarget }) => setTimeout(() => setFile(currentTarget.files?.[0] ?? null))}
					className="input sr-only no-js:not-sr-only no-js:order-last no-js:w-full"
				/>
				<span id="file-hint" className="sr-only">
					{fileRule.hint}
				</span>
				<label htmlFor="body" className="sr-only">
					Message to {name}
				</label>
				<textarea
					ref={text}
					id="body"
					name="body"
					rows={1}
					maxLength={longestMessage}
					placeholder={`Message ${name}`}
					defaultValue={fieldValue(problem, 'body', start)}
					onInput={({ currentTarget }) => keep(owner, otherId, 'draft', currentTarget.value)}
					onKeyDown={sendOnEnter}
					aria-describedby="body-error"
					className="input min-h-11 w-auto min-w-0 flex-1 resize-none [field-sizing:content] max-h-40 lg:min-h-9"
				/>
				<button type="submit" className="btn btn-primary">
					<SendHorizontal size={18} aria-hidden="true" />
					<span className="max-sm:sr-only">Send</span>
				</button>
			</div>
			<FieldMessage id="body" error={problem?.fields?.['body']} />
			<FieldMessage id="file" error={problem?.fields?.['file']} />
		</Form>
	)
}

/** At a desk Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. Not while a word is being composed. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
	if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
	const isDesk = window.matchMedia('(pointer: fine)').matches
	if (event.ctrlKey || event.metaKey || (isDesk && !event.shiftKey)) {
		event.preventDefault()
		event.currentTarget.form?.requestSubmit()
	}
}
