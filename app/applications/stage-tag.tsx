import { CircleCheck, CircleMinus } from 'lucide-react'
import { RowIcon } from '#app/ui/list/row-icon.tsx'
import { Tag, type Tone } from '#app/ui/tag.tsx'
import { columnNames, noAnswerName, type Stage, stageNames } from './stage.ts'

const icons = { done: CircleCheck, ended: CircleMinus }

const looks: Record<Stage, { tone: Tone; icon: keyof typeof icons | null }> = {
	applied: { tone: 'info', icon: null },
	shortlisted: { tone: 'brand', icon: null },
	interview: { tone: 'brand', icon: null },
	offered: { tone: 'success', icon: 'done' },
	hired: { tone: 'success', icon: 'done' },
	rejected: { tone: 'neutral', icon: 'ended' },
	withdrawn: { tone: 'neutral', icon: 'ended' },
}

type StageTagProps = {
	stage: Stage
	reader?: 'specialist' | 'hospital'
	/** We closed it, because the hospital did not answer. */
	unanswered?: boolean
	/** In a row of a long list, whose page has `RowIcons`. */
	inRow?: boolean
}

/** The stage in the words of whoever reads it. */
export function StageTag({ stage, reader = 'specialist', unanswered = false, inRow = false }: StageTagProps) {
	const { tone, icon } = looks[stage]
	return (
		<Tag tone={tone} icon={icon && !inRow ? icons[icon] : null} className="whitespace-nowrap">
			{icon && inRow ? <RowIcon icon={icon} size={14} /> : null}
			{unanswered ? noAnswerName() : (reader === 'hospital' ? columnNames : stageNames)[stage]}
		</Tag>
	)
}
