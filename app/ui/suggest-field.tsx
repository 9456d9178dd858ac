import { Field, nativeProps, wireField } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** Free text with suggestions, which the browser matches as typed. */
export function SuggestField(
	props: Omit<TextFieldProps, 'prefix' | 'suffix' | 'list'> & { suggestions: readonly string[] },
) {
	const { suggestions, ...native } = nativeProps(props)
	const wiring = wireField(props)
	return (
		<Field {...props}>
			<input type="text" autoComplete="off" {...native} {...wiring} list={`${wiring.id}-list`} className="input" />
			<datalist id={`${wiring.id}-list`}>
				{suggestions.map((suggestion) => (
					<option key={suggestion}>{suggestion}</option>
				))}
			</datalist>
		</Field>
	)
}
