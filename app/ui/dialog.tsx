import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { X } from 'lucide-react'
import { cx } from './cx.ts'
import { Button } from './button.tsx'
import { makeModal } from './make-modal.ts'
import { t } from '#app/platform/language/words.ts'

type DialogProps = {
	id: string
	title: ReactNode
	/** Open from the start. */
	open?: boolean | undefined
	/** `wide` for side-by-side content, `full` for a page of its own on phones (filters), `sheet` for two taps. */
	size?: 'md' | 'full' | 'sheet' | undefined
	/** Stays at the lower edge while the content scrolls. */
	footer?: ReactNode
	/** Where the close button leads when the dialog was opened by the URL; else it just closes. */
	closeHref?: string | undefined
	children: ReactNode
}

/**
 * The browser's own dialog: it traps and returns the focus, closes with Escape, the close button and a press beside it.
 * Open it with a `DialogButton`; with `open` it is there without a script.
 */
export function Dialog({ id, title, open, size = 'md', footer, closeHref, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	// A document has it done by the script of every page; here it is for a page that another one led to.
	useEffect(() => {
		if (open && dialog.current) makeModal(dialog.current)
	}, [open])
	return (
		<dialog
			ref={dialog}
			id={id}
			open={open}
			closedby="any"
			aria-labelledby={`${id}-title`}
			data-dialog=""
			data-close-href={closeHref}
			className={cx('dialog', size !== 'md' && `dialog-${size}`)}
		>
			<div className="dialog-head">
				<h2 id={`${id}-title`} className="text-xl">
					{title}
				</h2>
				{closeHref ? (
					<a href={closeHref} className="btn btn-quiet btn-icon" aria-label={t.of('button')`Close`}>
						<X size={20} aria-hidden="true" />
					</a>
				) : (
					<form method="dialog">
						<Button variant="quiet" iconOnly aria-label={t.of('button')`Close`}>
							<X size={20} aria-hidden="true" />
						</Button>
					</form>
				)}
			</div>
			<div className="dialog-body">{children}</div>
			{footer ? <div className="dialog-foot">{footer}</div> : null}
		</dialog>
	)
}

/** Opens a dialog of this page. */
export function DialogButton({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: string }) {
	return <Button type="button" {...rest} {...{ command: 'show-modal', commandfor: dialog }} />
}

/** Opens a dialog of this page where a script runs, and leads to the page that does the same where none does. */
export function DialogLink({ dialog, children, ...rest }: ComponentProps<'a'> & { dialog: string; href: string }) {
	return (
		<a {...rest} data-opens={dialog}>
			{children}
		</a>
	)
}

/** Closes the dialog it stands in (or any other one, by id). */
export function DialogClose({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: string }) {
	return <Button type="button" variant="secondary" {...rest} {...{ command: 'close', commandfor: dialog }} />
}
