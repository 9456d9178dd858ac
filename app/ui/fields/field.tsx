import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { t } from '#app/platform/language/words.ts'

/** What the server says about one field. Of several messages the first is shown. */
export type FieldError = string | readonly string[] | undefined

/** What every field takes beside the attributes of its native element. */
export type FieldProps = {
	name: string
	label: ReactNode
	hint?: ReactNode
	error?: FieldError
	/** Defaults to the name; set it when a page has two fields of one name. */
	id?: string | undefined
	/** Says "(optional)" after the label. */
	optional?: boolean | undefined
	/** The label is there for screen readers only. */
	hideLabel?: boolean | undefined
	/** Shown when the field is left empty or misshapen, before the form is sent. */
	messages?: { required?: string; pattern?: string } | undefined
	className?: string | undefined
}

export type FieldWiring = {
	id: string
	name: string
	'aria-describedby': string | undefined
	'aria-invalid': true | undefined
	'data-required-message'?: string | undefined
	'data-pattern-message'?: string | undefined
}

export function firstError(error: FieldError): string {
	return (typeof error === 'string' ? error : error?.[0]) ?? ''
}

/** The attributes that tie a control to its label, hint and error. */
export function wireField({ name, id = name, hint, error, messages }: FieldProps): FieldWiring {
	const describedBy = cx(
		hint !== undefined && hint !== '' && `${id}-hint`,
		(firstError(error) || messages) && `${id}-error`,
	)
	return {
		id,
		name,
		'aria-describedby': describedBy || undefined,
		'aria-invalid': firstError(error) ? true : undefined,
		...(messages ? { 'data-required-message': messages.required, 'data-pattern-message': messages.pattern } : {}),
	}
}

/** Label, hint, control, error: in this order for every field. The control spreads `wireField(props)`. */
export function Field({ children, after, ...props }: FieldProps & { children: ReactNode; after?: ReactNode }) {
	const { name, id = name, label, hint, optional, hideLabel, className } = props
	return (
		<div className={cx('grid gap-1.5', className)}>
			<label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
				{label}
				{optional ? <span className="font-normal text-ink-2"> {t`(optional)`}</span> : null}
			</label>
			<FieldHint id={id} hint={hint} />
			{children}
			{after}
			<FieldMessage id={id} error={props.error} />
		</div>
	)
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
	if (hint === undefined || hint === '') return null
	return (
		<p id={`${id}-hint`} className="field-hint">
			{hint}
		</p>
	)
}

/** Always in the page, empty or not: the browser script may fill it before the form is sent, or before React runs. */
export function FieldMessage({ id, error }: { id: string; error: FieldError }) {
	return (
		<p id={`${id}-error`} className="field-error" suppressHydrationWarning>
			{firstError(error)}
		</p>
	)
}

/** Takes the field's own props away, so that the rest can go to the native element. */
export function nativeProps<Props extends FieldProps>(props: Props): Omit<Props, keyof FieldProps> {
	const {
		name: _name,
		label: _label,
		hint: _hint,
		error: _error,
		id: _id,
		optional: _optional,
		hideLabel: _hideLabel,
		messages: _messages,
		className: _className,
		...native
	} = props
	return native
}
