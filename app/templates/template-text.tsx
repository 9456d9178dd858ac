import { useState } from 'react'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { hasFields } from './fields.ts'
import { FilledPreview } from './filled-preview.tsx'
import type { TemplateKind } from './kinds.ts'
import type { TemplateChoices } from './queries.server.ts'
import { TemplatePicker } from './template-picker.tsx'

type TemplateTextProps = {
	kind: TemplateKind
	name: string
	label: string
	rows: number
	maxLength: number
	optional?: boolean
	required?: boolean
	hint?: string
	choices: TemplateChoices
	/** The page of this form with a template in it, for browsers without a script; null where the form itself brings it. */
	href: ((templateId: string) => string) | null
	problem: FormProblem | undefined
}

/** A text that several people may read: typed or from a template, with what its fields will say to one of them. */
export function TemplateText({ kind, name, choices, href, problem, ...field }: TemplateTextProps) {
	const { templates, values, text } = choices
	const [typed, setTyped] = useState(fieldValue(problem, name, text))
	return (
		<div className="grid gap-2">
			<TextArea
				key={text}
				{...field}
				name={name}
				defaultValue={typed}
				onInput={(event) => setTyped(event.currentTarget.value)}
				error={problem?.fields?.[name]}
			/>
			<TemplatePicker kind={kind} templates={templates} field={name} href={href} />
			{hasFields(typed) ? <FilledPreview text={typed} values={values} /> : null}
		</div>
	)
}
