import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { FieldHint, FieldMessage, type FieldProps, nativeProps, wireField } from './field.tsx'

type CheckboxProps = FieldProps &
	Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'size'> & {
		size?: 'md' | 'sm'
		/** How many results ticking it would give. */
		count?: string | undefined
	}

/** One thing to tick. Sends `value` (default "on") when ticked, nothing when not. */
export function Checkbox(props: CheckboxProps) {
	const { name, id = name, label, hint, className } = props
	const { size, count, ...native } = nativeProps(props)
	return (
		<div className={className}>
			<label className={cx('choice', size === 'sm' && 'choice-sm')}>
				<input {...native} {...wireField(props)} type="checkbox" />
				<span>{label}</span>
				{count === undefined ? null : <span className="choice-count">{count}</span>}
			</label>
			<div className="pl-[1.875rem]">
				<FieldHint id={id} hint={hint} />
				<FieldMessage id={id} error={props.error} />
			</div>
		</div>
	)
}
