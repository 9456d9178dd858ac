import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'

type Look = {
	variant?: 'primary' | 'secondary' | 'quiet' | 'gold' | 'deep' | 'danger' | undefined
	size?: 'md' | 'sm' | 'lg' | undefined
	/** Square, for a lone icon: give it an `aria-label`. */
	iconOnly?: boolean | undefined
}

type ButtonProps = ComponentProps<'button'> &
	Look & {
		/** Being sent: announced, and a second press does nothing. */
		pending?: boolean | undefined
		/** The button text while pending ("Saving..."). */
		pendingLabel?: ReactNode
	}

export function buttonClass({ variant = 'primary', size = 'md', iconOnly }: Look, className?: string): string {
	return cx(
		'btn',
		variant !== 'primary' && `btn-${variant}`,
		size !== 'md' && `btn-${size}`,
		iconOnly && 'btn-icon',
		className,
	)
}

/**
 * A button. `type` is `submit`, as in HTML.
 * A press while `pending` is dropped by the browser script and by the server's own guards, not by `disabled`: a
 * disabled button loses the focus, and with it a screen reader's place.
 */
export function Button({
	variant,
	size,
	iconOnly,
	pending,
	pendingLabel,
	className,
	children,
	type = 'submit',
	...rest
}: ButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			aria-busy={pending || undefined}
			className={buttonClass({ variant, size, iconOnly }, className)}
		>
			{pendingLabel ? (
				<span className="btn-labels">
					<span data-when="idle">{children}</span>
					<span data-when="busy">{pendingLabel}</span>
				</span>
			) : (
				children
			)}
		</button>
	)
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({
	variant,
	size,
	iconOnly,
	className,
	...rest
}: Omit<LinkProps, 'className'> & Look & { className?: string }) {
	return <Link {...rest} className={buttonClass({ variant, size, iconOnly }, className)} />
}
