import { Tag } from '#app/ui/tag.tsx'
import type { ApplicantsPage } from '../applicants-page.server.ts'

/** How many are new, and how long the first of them has waited. */
export function WaitingTag({ page: { oldestNew, counts } }: { page: Pick<ApplicantsPage, 'oldestNew' | 'counts'> }) {
	if (!oldestNew) return null
	return (
		<Tag tone={oldestNew.isLate ? 'warning' : 'neutral'}>
			{counts.applied} new, longest wait {oldestNew.text}
		</Tag>
	)
}
