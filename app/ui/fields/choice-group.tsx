import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldHint, FieldMessage, type FieldProps, wireField } from './field.tsx'
import { t } from '#app/platform/language/words.ts'

type Choice = {
	value: string
	label: ReactNode
	hint?: ReactNode
	/** How many results this choice would give. */
	count?: number | string | undefined
	disabled?: boolean | undefined
}

type GroupProps = FieldProps & {
	options: readonly Choice[]
	size?: 'md' | 'sm' | undefined
	/** Chips in a row instead of lines in a column. */
	chips?: boolean | undefined
	required?: boolean | undefined
	form?: string | undefined
}

/** One of several. */
export function RadioGroup({ defaultValue, ...props }: GroupProps & { defaultValue?: string | undefined }) {
	return <Group {...props} type="radio" isChosen={(value) => value === defaultValue} />
}

/** Any of several, sent under one name. */
export function CheckboxGroup({
	defaultValue = [],
	...props
}: GroupProps & { defaultValue?: readonly string[] | undefined }) {
	return <Group {...props} type="checkbox" isChosen={(value) => defaultValue.includes(value)} />
}

function Group({
	type,
	isChosen,
	...props
}: GroupProps & { type: 'radio' | 'checkbox'; isChosen: (value: string) => boolean }) {
	const { name, id = name, label, hint, options, chips, size, required, form, optional, hideLabel, className } = props
	const wiring = wireField(props)
	return (
		<fieldset className={cx('min-w-0', className)} aria-describedby={wiring['aria-describedby']}>
			<legend className={hideLabel ? 'sr-only' : 'field-label'}>
				{label}
				{optional ? <span className="font-normal text-ink-2"> {t`(optional)`}</span> : null}
			</legend>
			<FieldHint id={id} hint={hint} />
			<div className={chips ? 'mt-2 flex flex-wrap gap-2' : undefined}>
				{options.map((option, index) => (
					<label key={option.value} className={chips ? 'chip' : cx('choice', size === 'sm' && 'choice-sm')}>
						<input
							// The first one carries the field's id: the error summary leads there.
							id={index === 0 ? id : `${id}-${index}`}
							type={type}
							name={name}
							value={option.value}
							form={form}
							defaultChecked={isChosen(option.value)}
							disabled={option.disabled}
							required={type === 'radio' && required}
							aria-invalid={wiring['aria-invalid']}
							className={chips ? 'sr-only' : undefined}
						/>
						<span>
							{option.label}
							{option.hint ? <span className="field-hint block">{option.hint}</span> : null}
						</span>
						{option.count === undefined ? null : <span className="choice-count">{option.count}</span>}
					</label>
				))}
			</div>
			<FieldMessage id={id} error={props.error} />
		</fieldset>
	)
}
