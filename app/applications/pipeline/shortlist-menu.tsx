import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { columnNames } from '../stage.ts'

type ShortlistMenuProps = {
	specialistId: string
	jobs: readonly { id: string; title: string; label: string; isApplicant: boolean }[]
	returnTo: string
}

/** Puts someone who accepted contact on the shortlist of an open job. */
export function ShortlistMenu({ specialistId, jobs, returnTo }: ShortlistMenuProps) {
	const action = `/hospital/candidates/${specialistId}/consideration?returnTo=${encodeURIComponent(returnTo)}`
	const open = jobs.filter(({ isApplicant }) => !isApplicant)
	return (
		<Menu
			id={`shortlist-${specialistId}`}
			align="start"
			variant="primary"
			button={
				<>
					Shortlist for
					<ChevronDown size={16} aria-hidden="true" />
				</>
			}
		>
			<p className="max-w-72 px-3 py-1 text-sm text-ink-2">
				{`They join the applicants of the job as ${columnNames.shortlisted} and are notified.`}
			</p>
			<Form method="post" action={action} preventScrollReset>
				{open.map(({ id, title, label }) => (
					<MenuButton key={id} name="jobId" value={id}>
						<span className="grid min-w-0">
							<span className="truncate">{title}</span>
							<span className="truncate text-sm font-normal text-ink-2">{label}</span>
						</span>
					</MenuButton>
				))}
			</Form>
			{open.length === 0 ? <MenuLink to="/hospital/post-job">Post a job</MenuLink> : null}
		</Menu>
	)
}
