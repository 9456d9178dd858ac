import { Link, useNavigate } from 'react-router'

type CandidateLinkProps = {
	row: { id: string; name: string }
	/** The list with this person open beside it. */
	openHref: string | undefined
	className?: string
}

/** With Ctrl or Cmd, and without a script, the page of the person; else the panel beside the list. */
export function CandidateLink({ row, openHref, className = 'row-name' }: CandidateLinkProps) {
	const navigate = useNavigate()
	return (
		<Link
			to={`/doctors/${row.id}`}
			data-row-open=""
			className={className}
			onClick={(event) => {
				if (!openHref || event.metaKey || event.ctrlKey || event.shiftKey) return
				event.preventDefault()
				void navigate(openHref, { preventScrollReset: true })
			}}
		>
			<bdi>{row.name}</bdi>
		</Link>
	)
}
