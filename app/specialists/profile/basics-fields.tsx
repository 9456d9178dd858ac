import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { BasicsField } from './basics.server.ts'
import { t, words } from '#app/platform/language/words.ts'

export const basicsLabels: Record<BasicsField, string> = words({
	speciality: 'Speciality',
	location: 'City or locality',
	years: 'Years of experience',
})

type BasicsFieldsProps = {
	/** The fields that the profile lacks, each with what is filled in. */
	basics: readonly { field: BasicsField; suggested: string }[]
	problem: FormProblem | undefined
	isRequired?: boolean
}

/** A person’s work, place and years, in two lines: 'ICU Nurse', 'Pune', '2 years'. */
export function BasicsFields({ basics, problem, isRequired = false }: BasicsFieldsProps) {
	const field = (name: BasicsField) => {
		const asked = basics.find((each) => each.field === name)
		if (!asked) return null
		return (
			<TextField
				name={name}
				label={basicsLabels[name]}
				{...(name === 'speciality'
					? { hint: asked.suggested ? t`Change it if this is not what you do.` : t`For example, ICU Nurse.` }
					: {})}
				{...(isRequired ? { required: true } : { optional: true })}
				maxLength={name === 'years' ? 30 : 120}
				{...(name === 'years' ? { inputMode: 'numeric' as const } : {})}
				autoComplete="off"
				defaultValue={fieldValue(problem, name, asked.suggested)}
				error={problem?.fields?.[name]}
			/>
		)
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{field('speciality')}
			<div className="field-pair">
				{field('location')}
				{field('years')}
			</div>
		</div>
	)
}
