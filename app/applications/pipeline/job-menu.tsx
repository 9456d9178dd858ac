import { ChevronDown } from 'lucide-react'
import { Menu, MenuLink } from '#app/ui/menu.tsx'

type JobMenuProps = {
	id: string
	jobs: readonly { id: string; title: string; label: string; count: number }[]
	/** The title of the job that the list is of. */
	chosen: string | undefined
	toAll: string
	to: (jobId: string) => string
	className?: string
}

/** Which job a list is of, and the way to that of another. */
export function JobMenu({ id, jobs, chosen, toAll, to, className }: JobMenuProps) {
	return (
		<Menu
			id={id}
			align="start"
			className={className}
			button={
				<>
					<span className="truncate">
						<span className="sr-only">Job: </span>
						{chosen ?? 'All jobs'}
					</span>
					<ChevronDown size={16} aria-hidden="true" className="shrink-0" />
				</>
			}
		>
			<MenuLink to={toAll}>All jobs</MenuLink>
			{jobs.map(({ id, title, count, label }) => (
				<MenuLink key={id} to={to(id)}>
					<span className="min-w-0 flex-1">
						<span className="block truncate">{title}</span>
						<span className="block truncate text-sm font-normal text-ink-2">{label}</span>
					</span>
					<span className="num text-ink-2">{count}</span>
				</MenuLink>
			))}
		</Menu>
	)
}
