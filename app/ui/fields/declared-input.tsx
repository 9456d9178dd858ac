import type { ReactNode } from 'react'
import { t } from '#app/platform/language/words.ts'
import { type DeclaredField, optionsOf, unitNames } from '#app/platform/text/declared-fields.ts'
import { AmountField } from './amount-field.tsx'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup, RadioGroup } from './choice-group.tsx'
import { DateField } from './date-field.tsx'
import { SelectField } from './select-field.tsx'
import { SuggestField } from './suggest-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const none: string[] = []

type DeclaredInputProps = {
	field: DeclaredField
	name: string
	defaultValue: string | readonly string[]
	error: readonly string[] | undefined
	/** Where the place in the form says the rest: 'From' under 'Cases a day'. */
	label?: string
	hint?: ReactNode
	optional?: boolean
	/** A choice that was not made. */
	placeholder?: string
	suffix?: string
	/** Where suggestions and the meaning of typed words come from. */
	suggest?: { source: string; meaning: string } | undefined
	className?: string | undefined
	/** First and last day to choose from. */
	min?: string | undefined
	max?: string | undefined
}

/** A declared field in a form, drawn as its kind asks. */
export function DeclaredInput({ field, defaultValue, placeholder = t`Not added`, ...given }: DeclaredInputProps) {
	const { suggest, min, max, optional = false, ...rest } = given
	const { suffix = field.kind === 'count' && field.unit ? unitNames[field.unit] : undefined, ...same } = rest
	const shared = { label: field.label, hint: field.hint, optional: optional && !field.required, ...same }
	if (field.kind === 'choices')
		return (
			<CheckboxGroup
				{...shared}
				optional={false}
				chips
				options={optionsOf(field.names)}
				defaultValue={[defaultValue].flat()}
			/>
		)
	const one = { ...shared, defaultValue: String(defaultValue) }
	if (field.kind === 'tick') return <Checkbox {...shared} optional={false} defaultChecked={defaultValue === 'on'} />
	if (field.kind === 'choice' && field.none !== undefined)
		return <RadioGroup {...one} options={[{ value: '', label: field.none }, ...optionsOf(field.names)]} />
	if ('names' in field && field.names)
		return <SelectField {...one} placeholder={placeholder} options={optionsOf(field.names)} />
	switch (field.kind) {
		case 'text':
			return <TextArea {...one} maxLength={field.max} rows={field.rows} />
		case 'day':
			return <DateField {...one} min={min} max={max} />
		case 'amount':
			return <AmountField {...one} unit={field.unit} />
		case 'count':
			// Room for the unit, which may be typed too.
			return (
				<TextField {...one} suffix={suffix} inputMode="numeric" maxLength={30} required={field.usual !== undefined} />
			)
		case 'line':
			return suggest ? (
				<SuggestField {...one} {...suggest} suggestions={none} required={field.required} maxLength={field.max} />
			) : (
				<TextField {...one} required={field.required} maxLength={field.max} />
			)
		case 'choice':
		case 'words':
			return <TextField {...one} autoComplete="off" />
	}
}
