import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import type { Addresses } from '../pipeline/addresses.ts'
import { type ApplicantFilter, type ApplicantSort, sortNames } from '../pipeline/applicant-filter.ts'

const columns: { label: string; sort: ApplicantSort; isUp?: true }[] = [
	{ label: 'Applicant', sort: 'name', isUp: true },
	{ label: 'Stage', sort: 'stage', isUp: true },
	{ label: 'Fit', sort: 'fit' },
	{ label: 'Experience', sort: 'experience' },
	{ label: 'Asks', sort: 'pay', isUp: true },
	{ label: 'Away', sort: 'distance', isUp: true },
	{ label: 'Available', sort: 'available', isUp: true },
	{ label: 'Score', sort: 'score' },
	{ label: 'Waiting', sort: 'waiting' },
]

/** What the columns of the list say; each orders it. The form of the filters has the orders that have no column. */
export function ListHead({ addresses, filter }: { addresses: Addresses; filter: ApplicantFilter }) {
	return (
		<nav aria-label="Order" className="applicant-row applicant-head">
			{columns.map(({ label, sort, isUp }) => {
				const isOn = filter.sort === sort
				const Arrow = isUp ? ArrowUp : ArrowDown
				return (
					<Link
						key={label}
						to={addresses.list({ ...filter, sort })}
						title={sortNames[sort]}
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
