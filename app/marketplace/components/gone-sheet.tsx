import { EmptyState } from '#app/ui/empty-state.tsx'
import { SideSheet } from './side-sheet.tsx'

/** The address names somebody whom the hospital cannot see, or nobody: it says the same of both. */
export function GoneSheet({ closeHref }: { closeHref: string }) {
	return (
		<SideSheet label="Profile not available" closeHref={closeHref} previousHref={null} nextHref={null}>
			<EmptyState title="This profile is not available">
				It may have been hidden or removed since the link was made.
			</EmptyState>
		</SideSheet>
	)
}
