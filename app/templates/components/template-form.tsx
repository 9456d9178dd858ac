import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { fieldLabels, type FieldValues, templateFields } from '../fields.ts'
import { FilledPreview } from '../filled-preview.tsx'
import { longestName, longestText, type TemplateKind, templatesOf } from '../kinds.ts'

type TemplateFormProps = {
	kind: TemplateKind
	/** What is stored; empty for a new one. */
	stored: { name: string; body: string; version: number }
	/** What the preview fills the fields with. */
	example: FieldValues
	problem: FormProblem | undefined
}

/** Name and text of a template, with its fields and what it will say. */
export function TemplateForm({ kind, stored, example, problem: refused }: TemplateFormProps) {
	const problem = useTyped(refused)
	const nameLabel = kind === 'rejection-reason' ? 'Reason' : 'Name'
	return (
		<Form method="post" className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} labels={{ name: nameLabel, body: 'Text' }} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(stored.version))} />
			<TextField
				name="name"
				label={nameLabel}
				hint={
					kind === 'rejection-reason' ? 'Applicants read it exactly as you write it.' : 'Only your team sees the name.'
				}
				defaultValue={fieldValue(problem, 'name', stored.name)}
				error={problem?.fields?.['name']}
				maxLength={longestName}
				required
			/>
			{kind === 'rejection-reason' ? null : (
				<TextWithFields
					kind={kind}
					text={fieldValue(problem, 'body', stored.body)}
					example={example}
					problem={problem}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<SubmitButton pendingLabel="Saving...">Save</SubmitButton>
				<ButtonLink to={templatesOf(kind)} variant="quiet">
					Cancel
				</ButtonLink>
			</div>
		</Form>
	)
}

type TextWithFieldsProps = Pick<TemplateFormProps, 'kind' | 'example' | 'problem'> & { text: string }

function TextWithFields({ kind, text, example, problem }: TextWithFieldsProps) {
	const area = useRef<HTMLDivElement>(null)
	const [typed, setTyped] = useState(text)
	const insert = (field: string) => {
		const box = area.current?.querySelector('textarea')
		if (!box) return
		box.setRangeText(`{${field}}`, box.selectionStart, box.selectionEnd, 'end')
		box.dispatchEvent(new InputEvent('input', { bubbles: true }))
		box.focus()
	}
	return (
		<div ref={area} className="grid gap-3">
			<TextArea
				name="body"
				label="Text"
				hint={`Fields: ${templateFields.map((field) => `{${field}}`).join(', ')}.`}
				rows={7}
				maxLength={longestText[kind]}
				defaultValue={text}
				onInput={(event) => setTyped(event.currentTarget.value)}
				error={problem?.fields?.['body']}
				required
			/>
			<div className="flex flex-wrap gap-2 no-js:hidden">
				{templateFields.map((field) => (
					<button
						key={field}
						type="button"
						className="chip"
						onClick={() => insert(field)}
						title={`Insert: ${fieldLabels[field]}`}
					>{`{${field}}`}</button>
				))}
			</div>
			<FilledPreview text={typed} values={example} />
		</div>
	)
}
