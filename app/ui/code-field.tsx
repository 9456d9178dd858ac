import { Field, nativeProps, wireField } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/**
 * A one-time code in one input: pasted, typed or filled from the SMS. With `autoSubmit` the form is sent at the sixth
 * digit, once, and never again after an error.
 */
export function CodeField(props: Omit<TextFieldProps, 'prefix' | 'suffix'> & { autoSubmit?: boolean | undefined }) {
	const { autoSubmit, ...native } = nativeProps(props)
	return (
		<Field {...props}>
			<input
				type="text"
				inputMode="numeric"
				autoComplete="one-time-code"
				pattern="[0-9]{6}"
				maxLength={6}
				required
				{...native}
				{...wireField(props)}
				data-code={autoSubmit ? 'submit' : 'fill'}
				className="input input-code"
			/>
		</Field>
	)
}
