import { type ReactNode, useId } from 'react'
import { Tag, type Tone } from './tag.tsx'

type ExplainedTagProps = {
	tone?: Tone
	/** The sentences of the explanation. */
	lines: readonly string[]
	children: ReactNode
}

/** A tag that explains itself when it is pointed at, focused or touched: a popover, so that no script is needed. */
export function ExplainedTag({ tone = 'success', lines, children }: ExplainedTagProps) {
	const id = useId()
	if (lines.length === 0) return <Tag tone={tone}>{children}</Tag>
	return (
		<span className="explained">
			<button type="button" popoverTarget={id} aria-describedby={id}>
				<Tag tone={tone}>{children}</Tag>
			</button>
			<span id={id} popover="auto" className="menu menu-start explanation">
				{lines.map((line) => (
					<span key={line}>{line}</span>
				))}
			</span>
		</span>
	)
}
