import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export function NoApplicants({ children }: { children: ReactNode }) {
	return (
		<EmptyState
			title="No applicants yet"
			action={<ButtonLink to="/hospitals/dashboard/jobs">View your jobs</ButtonLink>}
		>
			{children}
		</EmptyState>
	)
}
