import { Paperclip, SendHorizontal, X } from 'lucide-react'
import { lazy } from 'react'
import type { FormProblem } from '#app/platform/http/form.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import type { ReadyTemplate } from '#app/templates/queries.server.ts'
import { FieldMessage } from '#app/ui/fields/field.tsx'
import { fileAccept, fileRule } from '../files/file-rule.ts'
import { longestMessage } from '../limits.ts'
import { t } from '#app/platform/language/words.ts'

const loadTemplates = async () => ({ default: (await import('./message-templates.tsx')).MessageTemplates })
/** Of hospitals alone. */
const MessageTemplates = import.meta.env.SSR ? (await loadTemplates()).default : lazy(loadTemplates)

type ComposerProps = {
	otherId: string
	name: string
	/** For the page without a script: sent twice, it is one message. */
	newKey: string
	/** What a message begins with that names its subject. */
	start: string
	refused: FormProblem | undefined
	templates: readonly ReadyTemplate[] | null
}

/** Where a message is written: a plain form, which the program of the conversation sends without leaving the page. */
export function Composer({ otherId, name, newKey, start, refused, templates }: ComposerProps) {
	const problem = useTyped(refused)
	return (
		<form
			data-composer
			method="post"
			encType="multipart/form-data"
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
			<span
				hidden
				data-chosen
				data-label={t`Remove ${{ name: '{name}' }}`}
				className="flex min-w-0 items-center gap-1 text-sm"
			>
				<span data-name className="max-w-48 truncate" />
				<button type="button" className="btn btn-quiet btn-sm btn-icon" aria-label={t`Remove file`}>
					<X size={16} aria-hidden="true" />
				</button>
			</span>
			<div className="flex flex-wrap items-end gap-2">
				<label htmlFor="file" className="btn btn-secondary btn-icon" title={`${t`Attach a file.`} ${fileRule.hint}`}>
					<Paperclip size={18} aria-hidden="true" />
					<span className="sr-only">{t`Attach a file`}</span>
				</label>
				<input
					id="file"
					name="file"
					type="file"
					accept={fileAccept}
					data-max-bytes={fileRule.maxBytes}
					data-type-message={fileRule.typeMessage}
					data-size-message={fileRule.sizeMessage}
					aria-describedby="file-hint file-error"
					className="input sr-only no-js:not-sr-only no-js:order-last no-js:w-full"
				/>
				<span id="file-hint" className="sr-only">
					{fileRule.hint}
				</span>
				<label htmlFor="body" className="sr-only">
					{t`Message to ${{ name }}`}
				</label>
				<textarea
					id="body"
					name="body"
					rows={1}
					maxLength={longestMessage}
					placeholder={t`Message ${{ name }}`}
					defaultValue={fieldValue(problem, 'body', start)}
					aria-describedby="body-error"
					className="input min-h-11 w-auto min-w-0 flex-1 resize-none [field-sizing:content] max-h-40 lg:min-h-9"
				/>
				<button type="submit" className="btn btn-primary">
					<SendHorizontal size={18} aria-hidden="true" />
					<span className="max-sm:sr-only">{t.of('button')`Send`}</span>
				</button>
			</div>
			<FieldMessage id="body" error={problem?.fields?.['body']} />
			<FieldMessage id="file" error={problem?.fields?.['file']} />
		</form>
	)
}
