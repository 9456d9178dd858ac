import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import type { ProposalLine } from '../proposal-lines.ts'

type ProposalGroupProps = {
	title: string
	/** Where the two answers of this resume are posted. */
	base: string
	items: readonly ProposalLine[]
	/** Short entries, side by side where there is room. */
	isShort?: boolean
}

/** What the resume says of one part of the profile, each with its two answers. */
export function ProposalGroup({ title, base, items, isShort = false }: ProposalGroupProps) {
	return (
		<Panel title={title} flush className="overflow-hidden">
			<ul className={isShort ? 'grid gap-px bg-line sm:grid-cols-2' : 'divide-y divide-line'}>
				{items.map((item) => (
					<li
						key={item.key}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-surface px-4 py-3"
					>
						<div className="min-w-0 flex-1 basis-56">
							<p className="font-medium wrap-anywhere">{item.title}</p>
							{item.detail ? <p className="text-sm text-ink-2 wrap-anywhere">{item.detail}</p> : null}
							{item.now ? <p className="text-sm text-ink-2 wrap-anywhere">In your profile: {item.now}</p> : null}
						</div>
						<div className="flex gap-2">
							<Answer
								action={`${base}/acceptance`}
								item={item}
								label="Accept"
								icon={<Check size={16} aria-hidden="true" />}
							/>
							<Answer
								action={`${base}/dismissal`}
								item={item}
								label="Dismiss"
								icon={<X size={16} aria-hidden="true" />}
							/>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	)
}

function Answer({ action, item, label, icon }: { action: string; item: ProposalLine; label: string; icon: ReactNode }) {
	return (
		<PostButton
			action={action}
			fields={{ item: item.key }}
			variant={label === 'Accept' ? 'secondary' : 'quiet'}
			size="sm"
			aria-label={`${label} ${item.title}`}
		>
			{icon}
			{label}
		</PostButton>
	)
}

/** One answer for everything that is left. */
export function AnswerAll({ base }: { base: string }) {
	return (
		<>
			<PostButton action={`${base}/acceptance`}>Accept all</PostButton>
			<PostButton action={`${base}/dismissal`} variant="secondary">
				Dismiss all
			</PostButton>
		</>
	)
}
