import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Button } from './button.tsx'
import { PlaceLink, type PlaceLinkProps } from './place-link.tsx'

type MenuProps = Omit<ComponentProps<typeof Button>, 'children'> & {
	/** Unique in the page: the button opens the popover by it. */
	id: string
	/** What the button shows. */
	button: ReactNode
	/** On which side of the button the menu hangs. */
	align?: 'start' | 'end' | undefined
	children: ReactNode
}

/** A button and the popover it opens, without a script. Holds `MenuLink`s and forms with a `MenuButton`. */
export function Menu({ id, button, align = 'end', children, ...rest }: MenuProps) {
	return (
		<>
			<Button type="button" variant="secondary" {...rest} popoverTarget={id} aria-haspopup="true">
				{button}
			</Button>
			<div id={id} popover="auto" data-menu="" className={cx('menu', align === 'start' && 'menu-start')}>
				{children}
			</div>
		</>
	)
}

export function MenuLink({ className, ...rest }: PlaceLinkProps) {
	return <PlaceLink {...rest} className={cx('menu-item', className)} />
}

/** For what changes something: stands in a form of its own. */
export function MenuButton({
	danger,
	className,
	...rest
}: ComponentProps<'button'> & { danger?: boolean | undefined }) {
	return <button type="submit" {...rest} className={cx('menu-item', danger && 'menu-danger', className)} />
}
