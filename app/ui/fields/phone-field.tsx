import { Field, nativeProps, wireField } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/**
 * A mobile number after a fixed, visible country prefix. Any way of writing it is let through, a pasted +91 included:
 * the server normalises and judges.
 */
export function PhoneField({
	country = '+91',
	...props
}: Omit<TextFieldProps, 'prefix' | 'suffix'> & { country?: string }) {
	const wiring = wireField(props)
	const prefixId = `${wiring.id}-prefix`
	return (
		<Field {...props}>
			<div className="input-group">
				<span className="input-prefix" id={prefixId}>
					{country}
				</span>
				<input
					// HTML knows the number without its country code in fields of text only.
					type="text"
					inputMode="tel"
					autoComplete="tel-national"
					maxLength={60}
					data-typed="mobile"
					{...nativeProps(props)}
					{...wiring}
					aria-describedby={[prefixId, wiring['aria-describedby']].filter(Boolean).join(' ')}
					className="input"
				/>
			</div>
		</Field>
	)
}
