import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { words } from '#app/platform/language/words.ts'

export type TimelineStep = {
	label: ReactNode
	/** `stopped` is an end that was not the aim: rejected, withdrawn, closed. */
	state: 'done' | 'current' | 'upcoming' | 'stopped'
	/** As printed, with the machine's form. */
	at?: { text: string; iso: string } | undefined
	detail?: ReactNode
}

const spoken = words({ done: 'Done:', current: 'Now:', upcoming: 'Next:', stopped: 'Ended:' })

/** Steps in order, with dates and the current status. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
	return (
		<ol className="timeline" aria-label={label}>
			{steps.map((step, index) => (
				<li key={index} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
					<span className="timeline-mark" aria-hidden="true">
						{step.state === 'done' ? <Check size={12} strokeWidth={3} /> : null}
						{step.state === 'stopped' ? <X size={12} strokeWidth={3} /> : null}
					</span>
					<div className="flex-wrap items-baseline justify-between gap-x-4 sm:flex">
						<p className={step.state === 'upcoming' ? undefined : 'font-semibold'}>
							<span className="sr-only">{spoken[step.state]} </span>
							{step.label}
						</p>
						{step.at ? (
							<time dateTime={step.at.iso} className="text-sm text-ink-2">
								{step.at.text}
							</time>
						) : null}
					</div>
					{step.detail ? <div className="text-sm text-ink-2">{step.detail}</div> : null}
				</li>
			))}
		</ol>
	)
}
