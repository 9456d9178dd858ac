import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import type { Addresses } from '../addresses.ts'
import type { ApplicantFilter, ApplicantSort } from '../applicant-filter.ts'

const columns: { label: string; sort?: ApplicantSort; isUp?: true }[] = [
	{ label: 'Applicant', sort: 'name', isUp: true },
	{ label: 'Stage' },
	{ label: 'Fit' },
	{ label: 'Experience', sort: 'experience' },
	{ label: 'Asks, a month' },
	{ label: 'Score', sort: 'score' },
	{ label: 'Waiting', sort: 'waiting' },
]

/** What the columns of the list say, and by which of them it can be ordered. */
export function ListHead({ addresses, filter }: { addresses: Addresses; filter: ApplicantFilter }) {
	return (
		<nav aria-label="Order" className="applicant-row applicant-head">
			{columns.map(({ label, sort, isUp }) => {
				if (!sort) return <span key={label}>{label}</span>
				const isOn = filter.sort === sort
				const Arrow = isUp ? ArrowUp : ArrowDown
				return (
					<Link
						key={label}
						to={addresses.list({ ...filter, sort })}
						preventScrollReset
						aria-current={isOn ? 'true' : undefined}
					>
						{label}
						{isOn ? <Arrow size={14} aria-hidden="true" /> : null}
					</Link>
				)
			})}
		</nav>
	)
}
