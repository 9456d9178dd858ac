import { Paperclip, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/form.ts'
import { fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { FieldMessage } from '#app/ui/field.tsx'
import { fileAccept, fileRule } from '../file-rule.ts'
import { longestMessage } from '../limits.ts'
import { keep, kept } from './drafts.ts'
import type { Outgoing } from './post-message.ts'

type ComposerProps = {
	otherId: string
	name: string
	owner: string
	/** For the page without a script: sent twice, it is one message. */
	newKey: string
	/** What a message begins with that names its subject. */
	start: string
	refused: FormProblem | undefined
	send: (message: Outgoing) => void
}

/** Where a message is written. What is typed is kept in this browser until it is sent. */
export function Composer({ otherId, name, owner, newKey, start, refused, send }: ComposerProps) {
	const problem = useTyped(refused)
	const text = useRef<HTMLTextAreaElement>(null)
	const chooser = useRef<HTMLInputElement>(null)
	const [file, setFile] = useState<File | null>(null)

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
			<label htmlFor="body" className="sr-only">
				Message to {name}
			</label>
			<textarea
				ref={text}
				id="body"
				name="body"
				rows={2}
				maxLength={longestMessage}
				placeholder={`Message ${name}`}
				defaultValue={fieldValue(problem, 'body', start)}
				onInput={({ currentTarget }) => keep(owner, otherId, 'draft', currentTarget.value)}
				onKeyDown={sendOnEnter}
				aria-describedby="body-error"
				className="input min-h-11 resize-none [field-sizing:content] max-h-40"
			/>
			<FieldMessage id="body" error={problem?.fields?.['body']} />
			<div className="flex flex-wrap items-center gap-2">
				<label htmlFor="file" className="btn btn-quiet" title={fileRule.hint}>
					<Paperclip size={18} aria-hidden="true" />
					Attach a file
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
					className="peer sr-only no-js:not-sr-only"
				/>
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
				) : (
					<span id="file-hint" className="hidden text-xs text-ink-2 sm:inline">
						{fileRule.hint}
					</span>
				)}
				<button type="submit" className="btn btn-primary ml-auto">
					<SendHorizontal size={18} aria-hidden="true" />
					Send
				</button>
			</div>
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
