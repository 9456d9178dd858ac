import type { PayUnit } from '#app/platform/text/money.ts'
import { Field, nativeProps, wireField } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type AmountFieldProps = Omit<TextFieldProps, 'prefix' | 'suffix'> & {
	/** Per what the amount is; null for a sum that is paid once. Left out where another field says it. */
	unit?: PayUnit | null
	/** The name of the field that says it. */
	unitField?: string
}

/** Rupees in any writing. The line below says how '30 LPA' is understood while it is typed; the server reads it the same way. */
export function AmountField({ unit = null, unitField, ...props }: AmountFieldProps) {
	const wiring = wireField(props)
	const understoodId = `${wiring.id}-understood`
	return (
		<Field
			{...props}
			after={
				<output id={understoodId} htmlFor={wiring.id} className="num text-sm empty:hidden" suppressHydrationWarning />
			}
		>
			<div className="input-group">
				<span className="input-prefix" aria-hidden="true">
					₹
				</span>
				<input
					type="text"
					inputMode="decimal"
					maxLength={60}
					autoComplete="off"
					{...nativeProps(props)}
					{...wiring}
					data-amount={unit ?? ''}
					{...(unitField === undefined ? {} : { 'data-amount-unit': unitField })}
					className="input"
				/>
			</div>
		</Field>
	)
}
