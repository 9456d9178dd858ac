import type { ComponentProps } from 'react'
import { FieldHint, FieldMessage, type FieldProps, nativeProps, wireField } from './field.tsx'

// The browser supplies `aria-checked`: it is a check box underneath.
const asSwitch = { role: 'switch' } as const

/** A setting that is on or off; sent with its form, like a check box. */
export function Switch(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>) {
	const { name, id = name, label, hint, className } = props
	return (
		<div className={className}>
			<label className="choice justify-between">
				<span className="font-medium">{label}</span>
				<input {...nativeProps(props)} {...wireField(props)} type="checkbox" {...asSwitch} className="switch" />
			</label>
			<div className="-mt-1.5 max-w-[85%]">
				<FieldHint id={id} hint={hint} />
			</div>
			<FieldMessage id={id} error={props.error} />
		</div>
	)
}
