import type { ReactNode } from 'react'
import { Explained } from './explained.tsx'
import { Tag, type Tone } from './tag.tsx'

type ExplainedTagProps = {
	tone?: Tone
	/** The sentences of the explanation. */
	lines: readonly string[]
	children: ReactNode
}

/** A tag that explains itself. */
export function ExplainedTag({ tone = 'success', lines, children }: ExplainedTagProps) {
	return (
		<Explained lines={lines}>
			<Tag tone={tone}>{children}</Tag>
		</Explained>
	)
}
