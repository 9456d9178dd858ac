import { CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react'
import { Tag, type Tone } from '#app/ui/tag.tsx'
import { columnNames, noAnswerName, type Stage, stageNames } from './stage.ts'

const looks: Record<Stage, { tone: Tone; icon: LucideIcon | null }> = {
	applied: { tone: 'info', icon: null },
	shortlisted: { tone: 'brand', icon: null },
	interview: { tone: 'brand', icon: null },
	offered: { tone: 'success', icon: CircleCheck },
	hired: { tone: 'success', icon: CircleCheck },
	rejected: { tone: 'neutral', icon: CircleMinus },
	withdrawn: { tone: 'neutral', icon: CircleMinus },
}

type StageTagProps = {
	stage: Stage
	reader?: 'specialist' | 'hospital'
	/** We closed it, because the hospital did not answer. */
	unanswered?: boolean
}

/** The stage in the words of whoever reads it. */
export function StageTag({ stage, reader = 'specialist', unanswered = false }: StageTagProps) {
	const { tone, icon } = looks[stage]
	return (
		<Tag tone={tone} icon={icon} className="whitespace-nowrap">
			{unanswered ? noAnswerName : (reader === 'hospital' ? columnNames : stageNames)[stage]}
		</Tag>
	)
}
