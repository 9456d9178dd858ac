import { EmptyState } from '#app/ui/empty-state.tsx'
import { SideSheet } from './side-sheet.tsx'

type GoneSheetProps = { why: 'gone' | 'limit'; closeHref: string }

/** The address names somebody whom the hospital cannot see, or nobody, and it says the same of both; or it is enough for today. */
export function GoneSheet({ why, closeHref }: GoneSheetProps) {
	return (
		<SideSheet label="Profile not available" closeHref={closeHref} previousHref={null} nextHref={null}>
			{why === 'gone' ? (
				<EmptyState title="This profile is not available">
					It may have been hidden or removed since the link was made.
				</EmptyState>
			) : (
				<EmptyState title="That is all for today">
					Your hospital has opened as many profiles as it may in a day. Those whom you opened today, and everybody who
					applied or accepted, stay open.
				</EmptyState>
			)}
		</SideSheet>
	)
}
