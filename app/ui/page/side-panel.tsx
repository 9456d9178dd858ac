import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { tickRow } from '../shortcuts/shortcut-rows.ts'
import { useShortcuts, useShortcutRegistry } from '../shortcuts/shortcuts.tsx'

type SidePanelProps = {
	/** Names the panel. */
	label: string
	/** What is open; the panel starts at its top when it changes. */
	openId: string
	closeHref: string
	/** The neighbours in the list, when there are any. */
	previousHref: string | null
	nextHref: string | null
	head?: ReactNode
	/** Stays at the lower edge while the content scrolls. */
	foot?: ReactNode
	children: ReactNode
}

/**
 * Beside the list that something was opened in; on phones it covers the screen. The address opens it, so it is a page without
 * a script. Escape closes it, the arrow keys and J and K go on to the next one; the list keeps its place.
 */
export function SidePanel({ label, openId, closeHref, previousHref, nextHref, head, foot, children }: SidePanelProps) {
	const body = useRef<HTMLDivElement>(null)
	const navigate = useNavigate()
	const hasKeys = useShortcutRegistry()?.isOn ?? false
	const go = (href: string | null) => {
		if (!href) return false
		void navigate(href, { replace: true, preventScrollReset: true })
		return true
	}
	const close = () => {
		void navigate(closeHref, { replace: true, preventScrollReset: true })
		// The row it came from is what one goes on with.
		document.querySelector<HTMLElement>(`[data-row="${CSS.escape(openId)}"] [data-row-open]`)?.focus({
			preventScroll: true,
		})
	}
	useShortcuts([
		{ key: 'j', label: 'Next', run: () => go(nextHref) },
		{ key: 'k', label: 'Previous', run: () => go(previousHref) },
		{ key: 'ArrowDown', label: 'Next', run: () => go(nextHref) },
		{ key: 'ArrowUp', label: 'Previous', run: () => go(previousHref) },
		{ key: 'x', label: 'Select', run: () => tickRow(openId) },
	])
	useEffect(() => {
		body.current?.scrollTo(0, 0)
		document.querySelector(`[data-row="${CSS.escape(openId)}"]`)?.scrollIntoView({ block: 'nearest' })
	}, [openId])
	useEscape(close)
	return (
		<aside className="side-panel" aria-label={label}>
			<div className="side-head">
				<div className="min-w-0 flex-1">{head}</div>
				<Step to={previousHref} label="Previous" hint={hasKeys ? 'K' : undefined}>
					<ChevronUp size={18} aria-hidden="true" />
				</Step>
				<Step to={nextHref} label="Next" hint={hasKeys ? 'J' : undefined}>
					<ChevronDown size={18} aria-hidden="true" />
				</Step>
				<Link
					to={closeHref}
					replace
					preventScrollReset
					aria-label="Close"
					className="btn btn-quiet btn-icon"
					onClick={(event) => {
						event.preventDefault()
						close()
					}}
				>
					<X size={18} aria-hidden="true" />
				</Link>
			</div>
			<div ref={body} className="side-body">
				{children}
			</div>
			{foot ? <div className="side-foot">{foot}</div> : null}
		</aside>
	)
}

/** Menus, dialogs and fields have an Escape of their own. */
const ownEscape = 'input:not([type="checkbox"]), textarea, select, [role="listbox"]'

function useEscape(close: () => void) {
	const latest = useRef(close)
	useEffect(() => {
		latest.current = close
	})
	useEffect(() => {
		const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
			if (key !== 'Escape' || defaultPrevented) return
			if (document.querySelector('dialog[open], [popover]:popover-open')) return
			if (target instanceof Element && target.closest(ownEscape)) return
			latest.current()
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [])
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
