import type { ComponentProps } from 'react'
import { Field, type FieldProps, nativeProps, wireField } from './field.tsx'
import { t } from '#app/platform/language/words.ts'

/** Text of several lines. With `maxLength` the limit is said at once, and counted down where a script runs. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
	const native = nativeProps(props)
	const counter = native.maxLength ? (
		// It may have counted before React runs.
		<p className="field-hint" data-counter={t`${{ count: '#' }} characters left`} suppressHydrationWarning>
			{t`Up to ${{ count: native.maxLength.toLocaleString('en-IN') }} characters`}
		</p>
	) : null
	return (
		<Field {...props} after={counter}>
			<textarea rows={4} {...native} {...wireField(props)} className="input" />
		</Field>
	)
}
