import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps, nativeProps, wireField } from './field.tsx'

type Option = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldProps &
	Omit<ComponentProps<'select'>, keyof FieldProps | 'size'> & {
		options: readonly Option[]
		/** First entry with an empty value ("Any", "Choose one"). */
		placeholder?: string | undefined
		size?: 'md' | 'sm' | undefined
	}

export function SelectField(props: SelectFieldProps) {
	const { options, placeholder, size, required, ...native } = nativeProps(props)
	return (
		<Field {...props}>
			<select
				{...native}
				{...wireField(props)}
				// Without an empty entry there is nothing to require, and HTML forbids it.
				required={required && placeholder !== undefined}
				className={cx('input', size === 'sm' && 'input-sm')}
			>
				{placeholder === undefined ? null : <option value="">{placeholder}</option>}
				{options.map((option) => (
					<option key={option.value} value={option.value} disabled={option.disabled}>
						{option.label}
					</option>
				))}
			</select>
		</Field>
	)
}
