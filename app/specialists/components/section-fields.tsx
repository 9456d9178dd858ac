import {
	type DeclaredField,
	type DeclaredFields,
	formValuesOf,
	namesOf,
	type Values,
} from '#app/platform/text/declared-fields.ts'
import { type FormProblem, fieldProps } from '#app/platform/http/form.ts'
import { DeclaredInput } from '#app/ui/fields/declared-input.tsx'

type SectionFieldsProps<Fields extends DeclaredFields> = {
	fields: Fields
	/** Null for an entry that is new. */
	stored: Values<Fields> | null
	problem: FormProblem | undefined
	/** Only these, where others have a place of their own in the form. */
	only?: (name: keyof Fields & string) => boolean
	suggest?: Partial<Record<keyof Fields, { source: string; meaning: string }>>
}

/** The declared fields of a section, one below the other. */
export function SectionFields<Fields extends DeclaredFields>({
	fields,
	stored,
	problem,
	only = () => true,
	suggest = {},
}: SectionFieldsProps<Fields>) {
	const values = formValuesOf(fields, stored)
	return namesOf(fields)
		.filter(only)
		.map((name) => {
			const field = fields[name] as DeclaredField
			return (
				<DeclaredInput
					key={name}
					field={field}
					optional
					className={field.kind === 'count' ? 'field-narrow' : undefined}
					suggest={suggest[name]}
					{...fieldProps(problem, name, values[name])}
				/>
			)
		})
}
