import { CalendarCheck, CircleMinus, type LucideIcon } from 'lucide-react'
import { Tag } from '#app/ui/tag.tsx'
import type { InterviewStatus, Side } from './status.ts'
import { namesForSpecialist, statusNames, statusTones } from './labels.ts'

const icons: Partial<Record<InterviewStatus, LucideIcon>> = { scheduled: CalendarCheck, cancelled: CircleMinus }

/** An interview's status, in words for the reader's side. */
export function InterviewTag({ status, reader }: { status: InterviewStatus; reader: Side }) {
	const icon = icons[status]
	return (
		<Tag tone={statusTones[status]} {...(icon ? { icon } : {})} className="whitespace-nowrap">
			{(reader === 'hospital' ? statusNames : namesForSpecialist())[status]}
		</Tag>
	)
}
