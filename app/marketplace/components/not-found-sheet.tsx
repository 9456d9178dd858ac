import { EmptyState } from '#app/ui/empty-state.tsx'
import { SideSheet } from './side-sheet.tsx'

type NotFoundSheetProps = { why: 'gone' | 'limit'; closeHref: string }

/** The address names someone the hospital cannot see, or no one, worded the same. Or the day's limit is reached. */
export function NotFoundSheet({ why, closeHref }: NotFoundSheetProps) {
	return (
		<SideSheet label="Profile not available" closeHref={closeHref} previousHref={null} nextHref={null}>
			{why === 'gone' ? (
				<EmptyState title="This profile is not available">It may have been hidden or deleted.</EmptyState>
			) : (
				<EmptyState title="Daily limit reached">
					Your hospital has reached today’s profile limit. You can still open profiles you viewed today, applicants, and
					specialists who accepted your request.
				</EmptyState>
			)}
		</SideSheet>
	)
}
