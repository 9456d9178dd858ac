import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { TemplateText } from '#app/templates/template-text.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { longestOwnReason, longestReason } from '../limits.ts'
import type { RejectionChoices } from '../pipeline/rejection.server.ts'

type RejectionFieldsProps = {
	choices: RejectionChoices
	/** The page of this form with a template in it, for browsers without a script; null where the form itself brings it. */
	templateHref: ((templateId: string) => string) | null
	problem: FormProblem | undefined
	hint: string
}

/** A prepared reason, one that the hospital has worded, a new one, its own words, or several of these. */
export function RejectionFields({ choices, templateHref, problem, hint }: RejectionFieldsProps) {
	return (
		<>
			<RadioGroup
				name="reason"
				label="Reason"
				hint={hint}
				options={choices.reasons.map((reason) => ({ value: reason, label: reason }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
				size="sm"
			/>
			<TextField
				name="newReason"
				label="Another reason"
				optional
				hint="Your team can choose it next time."
				maxLength={longestOwnReason}
				defaultValue={fieldValue(problem, 'newReason')}
				error={problem?.fields?.['newReason']}
			/>
			<TemplateText
				kind="rejection"
				name="freeText"
				label="In your own words"
				optional
				rows={4}
				maxLength={longestReason}
				choices={choices}
				href={templateHref}
				problem={problem}
			/>
		</>
	)
}
