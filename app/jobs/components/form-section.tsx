import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Section } from './sections.ts'

/** A part of the form, with its number or, once nothing is missing, a tick. */
export function FormSection({ section, at, children }: { section: Section; at: number; children: ReactNode }) {
	const { id, title, status } = section
	return (
		<section aria-labelledby={`${id}-title`} className="form-section">
			<h2 id={`${id}-title`} className="flex min-h-11 flex-wrap items-center gap-x-2 text-lg">
				<Step section={section} at={at} />
				{title}
				<span className="num ml-auto text-sm font-normal text-ink-2">{status}</span>
			</h2>
			{children}
		</section>
	)
}

function Step({ section: { isComplete }, at }: { section: Section; at: number }) {
	return (
		<span aria-hidden="true" className="form-step" data-complete={isComplete ? '' : undefined}>
			{isComplete ? <Check size={14} strokeWidth={3} /> : at}
		</span>
	)
}

/** The parts of the form on a desk: where each is, and what it lacks. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
	return (
		<nav aria-label="Sections" className="form-steps">
			<ol>
				{sections.map((section, at) => (
					<li key={section.id}>
						<a href={`#${section.id}-title`}>
							<Step section={section} at={at + 1} />
							<span>
								{section.title}
								<span className="num block text-xs font-normal text-ink-2">{section.status}</span>
							</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	)
}
