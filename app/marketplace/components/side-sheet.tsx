import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useShortcutRegistry } from '#app/ui/shortcuts.tsx'

type SideSheetProps = {
	label: string
	closeHref: string
	/** The neighbours in the list, when there are any. */
	previousHref: string | null
	nextHref: string | null
	/** Stays at the lower edge while the content scrolls. */
	footer?: ReactNode
	children: ReactNode
}

/**
 * A candidate beside the list they were found in. The address opens it. Escape, the close button and a press beside it
 * lead to the address without it, and without a script a link does.
 */
export function SideSheet({ label, closeHref, previousHref, nextHref, footer, children }: SideSheetProps) {
	const sheet = useRef<HTMLDialogElement>(null)
	const navigate = useNavigate()
	const hasKeys = useShortcutRegistry()?.isOn ?? false
	useEffect(() => {
		const dialog = sheet.current
		if (!dialog || dialog.matches(':modal')) return
		dialog.removeAttribute('open')
		dialog.showModal()
		// Not to the first button: arrow keys scroll what is read here.
		dialog.querySelector<HTMLElement>('.sheet-body')?.focus()
	}, [])
	const go = (href: string | null) => {
		if (href) void navigate(href, { replace: true, preventScrollReset: true })
	}
	const step = (event: KeyboardEvent) => {
		const { key, target, ctrlKey, metaKey, altKey } = event
		if (!hasKeys || ctrlKey || metaKey || altKey || (target as Element).matches('input, textarea, select')) return
		if (key === 'j') go(nextHref)
		if (key === 'k') go(previousHref)
	}
	return (
		<dialog
			ref={sheet}
			open
			closedby="any"
			aria-label={label}
			className="sheet"
			onKeyDown={step}
			onClose={() => void navigate(closeHref, { preventScrollReset: true })}
		>
			<div className="sheet-head">
				<Step to={previousHref} label="Previous specialist" hint={hasKeys ? 'K' : undefined}>
					<ChevronUp size={20} aria-hidden="true" />
				</Step>
				<Step to={nextHref} label="Next specialist" hint={hasKeys ? 'J' : undefined}>
					<ChevronDown size={20} aria-hidden="true" />
				</Step>
				<Link
					to={closeHref}
					preventScrollReset
					aria-label="Close"
					className="btn btn-quiet btn-icon ml-auto"
					onClick={(event) => {
						if (!sheet.current?.open) return
						event.preventDefault()
						// Gives the focus back to the row it came from.
						sheet.current.close()
					}}
				>
					<X size={20} aria-hidden="true" />
				</Link>
			</div>
			<div className="sheet-body" tabIndex={-1}>
				{children}
			</div>
			{footer ? <div className="sheet-foot">{footer}</div> : null}
		</dialog>
	)
}

type StepProps = { to: string | null; label: string; hint: string | undefined; children: ReactNode }

function Step({ to, label, hint, children }: StepProps) {
	if (!to) return null
	return (
		<Link
			to={to}
			replace
			preventScrollReset
			aria-label={label}
			title={hint ? `${label} (${hint})` : label}
			className="btn btn-quiet btn-icon"
		>
			{children}
		</Link>
	)
}
