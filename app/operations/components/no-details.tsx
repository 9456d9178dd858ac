import { Notice } from '#app/ui/page/notice.tsx'

/** In place of the check of a hospital that has submitted nothing to check. */
export const NoDetails = () => (
	<Notice title="No details submitted yet">
		<p>This hospital has not submitted a registration number or facility ID, so it cannot be verified yet.</p>
	</Notice>
)
