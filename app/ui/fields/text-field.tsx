import type { ComponentProps } from 'react'
import { Field, type FieldProps, nativeProps, wireField } from './field.tsx'

export type TextFieldProps = FieldProps &
	Omit<ComponentProps<'input'>, keyof FieldProps> & {
		/** A unit after the input ("years"). */
		suffix?: string | undefined
		/** A unit before the input ("₹"). */
		prefix?: string | undefined
	}

export function TextField(props: TextFieldProps) {
	const { prefix, suffix, ...native } = nativeProps(props)
	const input = <input type="text" {...native} {...wireField(props)} className="input" />
	return (
		<Field {...props}>
			{prefix || suffix ? (
				<div className="input-group">
					{prefix ? (
						<span className="input-prefix" aria-hidden="true">
							{prefix}
						</span>
					) : null}
					{input}
					{suffix ? (
						<span className="input-suffix" aria-hidden="true">
							{suffix}
						</span>
					) : null}
				</div>
			) : (
				input
			)}
		</Field>
	)
}
