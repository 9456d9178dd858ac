import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { OpenDecisions } from '#app/cases/open-decisions.tsx'
import { type Shortcut, useShortcutRegistry, useShortcuts } from '#app/ui/shortcuts/shortcuts.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Desk } from '../cases/desk.server.ts'
import { rowsOf, waitLabels } from '../cases/case-labels.ts'
import { useDecisionPause } from './decision-pause.ts'
import { CaseWork } from './case-work.tsx'

type CasePageProps = {
	desk: Desk
	title: string
	lead: ReactNode
	tags?: ReactNode
	/** At the end of the head. */
	actions?: ReactNode
	/** Beside the facts. */
	document?: ReactNode
	/** What can be decided: `DecisionLink`s, the one that settles it first. */
	decisions?: ReactNode
	/** Below what operators have written: members, history, the audit log. */
	more?: ReactNode
	children: ReactNode
}

/** The queue, the case that was opened from it, and what can be done about it. */
export function CasePage({ desk, title, lead, tags, actions, document, decisions, more, children }: CasePageProps) {
	const { pauses, guarded } = useDecisionPause(desk.id)
	useCaseKeys(desk, pauses)
	const { mayWork, queue, place } = desk
	const back = mayWork ? queue : { path: '/operator', label: 'Overview' }
	return (
		<main id="main" className="work-page desk">
			{mayWork ? <QueueBeside desk={desk} /> : null}
			{/* The next case begins empty: with nothing typed for the one before, and no dialog of it open. */}
			<section key={desk.id} className="desk-case" aria-labelledby="case-title" {...guarded}>
				<header className="desk-head">
					<Link to={back.path} className="btn btn-quiet btn-icon lg:hidden" aria-label={back.label}>
						<ChevronLeft size={20} aria-hidden="true" />
					</Link>
					<div className="desk-title">
						<h1 id="case-title">{title}</h1>
						<p className="text-sm text-ink-2">{lead}</p>
					</div>
					{tags}
					{actions}
					{place > 0 ? <span className="num text-sm text-ink-2">{`${place} of ${rowsOf(desk)}`}</span> : null}
					<Step to={desk.previous} label="Previous case" letter="K">
						<ChevronUp size={18} aria-hidden="true" />
					</Step>
					<Step to={desk.next} label="Next case" letter="J">
						<ChevronDown size={18} aria-hidden="true" />
					</Step>
				</header>
				<div className="desk-body">
					<div className="desk-facts">
						<OpenDecisions decisions={desk.decisions} />
						{children}
						<CaseWork desk={desk} />
						{more}
					</div>
					{document ? <div className="desk-document">{document}</div> : null}
				</div>
				<footer className="desk-bar">{desk.decisions.some(({ waits }) => waits) ? null : decisions}</footer>
			</section>
		</main>
	)
}

function QueueBeside({ desk }: { desk: Desk }) {
	const { queue, cases, waiting, late, decidedToday, id } = desk
	return (
		<nav className="desk-queue" aria-label={queue.label}>
			<div className="desk-head">
				<Link to={queue.path} className="font-semibold text-ink no-underline hover:underline">
					{queue.label}
				</Link>
				<span className="num text-ink-2">{waiting}</span>
			</div>
			<p className="num border-b border-line bg-sunken px-3 py-2 text-sm text-ink-2">
				{waiting === cases.length ? '' : `${rowsOf(desk)} · `}
				{`${late} over ${queue.targetHours} hours · you decided ${decidedToday} today`}
			</p>
			<ol>
				{cases.map((row) => (
					<li key={row.id}>
						<Link
							to={row.href}
							preventScrollReset
							className="queue-row"
							aria-current={row.id === id || row.covers.includes(id) ? 'page' : undefined}
						>
							<span className="min-w-0 flex-1">
								<b className="block truncate font-semibold">{row.title}</b>
								<span className="block truncate text-sm text-ink-2">
									{row.isMine ? 'Yours · ' : row.by ? `${row.by} · ` : ''}
									{row.detail}
								</span>
							</span>
							{row.waits ? (
								<Tag>{waitLabels[row.waits]}</Tag>
							) : (
								<Tag tone={row.isLate ? 'urgent' : 'neutral'} icon={null}>
									{row.waiting}
								</Tag>
							)}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	)
}

type StepProps = { to: string | null; label: string; letter: string; children: ReactNode }

function Step({ to, label, letter, children }: StepProps) {
	const hasKeys = useShortcutRegistry()?.isOn ?? false
	if (!to) return null
	return (
		<Link
			to={to}
			preventScrollReset
			aria-label={label}
			title={hasKeys ? `${label} (${letter})` : label}
			className="btn btn-secondary btn-icon"
		>
			{children}
		</Link>
	)
}

/** The first field of a form, or its one button: what one goes on with. A dialog opens in a moment, and then takes the focus. */
function focusFirst(form: HTMLElement, framesLeft = 30) {
	if (form instanceof HTMLDialogElement && !form.open && framesLeft > 0)
		return void requestAnimationFrame(() => focusFirst(form, framesLeft - 1))
	form
		.querySelector<HTMLElement>('form:not([method="dialog"]) :is(input:not([type="hidden"]), textarea, button)')
		?.focus()
}

/** Opens the decision that a key belongs to, ready to be filled. */
function openDecision(letter: string): boolean {
	const decision = document.querySelector<HTMLElement>(`[data-decision="${letter}"]`)
	if (!decision) return false
	const { opens, jumps } = decision.dataset
	if (opens) decision.click()
	focusFirst(document.getElementById(opens ?? jumps ?? '') ?? decision)
	return true
}

function useCaseKeys({ previous, next }: Desk, pauses: () => boolean) {
	const navigate = useNavigate()
	const go = (to: string | null) => {
		if (to) void navigate(to, { preventScrollReset: true })
		return to !== null
	}
	const keys: Shortcut[] = [
		{ key: 'j', label: 'Next case', run: () => go(next) },
		{ key: 'k', label: 'Previous case', run: () => go(previous) },
		{ key: 'a', label: 'Approve or verify', run: () => openDecision('A') },
		{ key: 'r', label: 'Reject or refuse', run: () => openDecision('R') },
		{ key: 'h', label: 'Put on hold', run: () => openDecision('H') },
		{ key: 'm', label: 'Answer or ask', run: () => openDecision('M') },
	]
	// The key is taken, and does nothing.
	useShortcuts(keys.map(({ run, ...key }) => ({ ...key, run: (event) => (pauses() ? true : run(event)) })))
}
