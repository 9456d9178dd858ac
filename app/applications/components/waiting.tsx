import { Tag } from '#app/ui/tag.tsx'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'

/** What an applicant waits for: an interview or an offer if there is one, else how long they are in their stage. */
export function Waiting({ applicant: { statusLines, inStage, isLate } }: { applicant: ApplicantCard }) {
	const [line] = statusLines
	if (line?.isDue)
		return (
			<Tag tone="urgent" icon={null}>
				{line.text}
			</Tag>
		)
	if (line) return <span className="truncate text-ink-2">{line.text}</span>
	if (inStage === null) return null
	const time = (
		<>
			<span className="sr-only">In this stage for </span>
			{inStage}
		</>
	)
	return isLate ? (
		<Tag tone="urgent" icon={null} className="num">
			{time}
		</Tag>
	) : (
		<span className="num text-ink-2">{time}</span>
	)
}
