import { Bookmark } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { StarsOrNone } from '#app/specialists/stars.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { CandidateRow } from '../candidate-row.ts'

type CandidateTableProps = {
	rows: readonly CandidateRow[]
	caption: string
	/** Of the form that acts on whoever is ticked. */
	form: string
	hasDistance: boolean
	/** The list is sorted by rating, so each row shows one or says that there is none. */
	byRating?: boolean | undefined
	/** Opens someone beside the list where a script runs. The link itself leads to their page. */
	openHref?: ((id: string) => string) | undefined
	opened?: string | null | undefined
}

/** People, one line each: two lines of text, 48 px high; on phones a card with its labels. */
export function CandidateTable({
	rows,
	caption,
	form,
	hasDistance,
	byRating = false,
	openHref,
	opened,
}: CandidateTableProps) {
	return (
		<table className="data-table dense-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col" className="w-10">
						<span className="sr-only">Select</span>
					</th>
					<th scope="col">Specialist</th>
					<th scope="col" className="row-years">
						Experience
					</th>
					<th scope="col" className="row-shifts">
						Shifts
					</th>
					<th scope="col" className="cell-end">
						Expected pay
					</th>
					{hasDistance ? (
						<th scope="col" className="cell-end">
							Distance
						</th>
					) : null}
					<th scope="col">Status</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row, index) => (
					<Row
						key={row.id}
						row={row}
						form={form}
						hasDistance={hasDistance}
						byRating={byRating}
						anchor={`candidate-${index + 1}`}
						openHref={openHref?.(row.id)}
						isOpened={row.id === opened}
					/>
				))}
			</tbody>
		</table>
	)
}

type RowProps = {
	row: CandidateRow
	form: string
	hasDistance: boolean
	byRating: boolean
	anchor: string
	openHref: string | undefined
	isOpened: boolean
}

function Row({ row, form, hasDistance, byRating, anchor, openHref, isOpened }: RowProps) {
	return (
		<tr id={anchor} data-row={row.id} data-opened={isOpened ? '' : undefined}>
			<td className="row-tick">
				<label className="row-tick-area">
					<input
						type="checkbox"
						name="id"
						value={row.id}
						form={form}
						aria-label={`Select ${row.name}, ${row.speciality}`}
					/>
				</label>
			</td>
			<th scope="row">
				<span className="flex flex-wrap items-center gap-x-2">
					<CandidateLink row={row} openHref={openHref} />
					{row.isVerified ? <Tag tone="success">Verified</Tag> : null}
					{byRating ? <StarsOrNone rating={row.rating} /> : null}
					{row.isSavedCandidate ? (
						<span className="text-brand">
							<Bookmark size={14} fill="currentColor" aria-hidden="true" />
							<span className="sr-only">Saved by your hospital</span>
						</span>
					) : null}
				</span>
				<span className="row-background">{[row.speciality, row.city, row.background].filter(Boolean).join(' · ')}</span>
			</th>
			<td data-label="Experience" className="row-years num">
				<div>{row.years || '–'}</div>
			</td>
			<td data-label="Shifts" className="row-shifts">
				<div className="line-clamp-2">{row.shifts || '–'}</div>
			</td>
			<td data-label="Expected pay" className="num cell-end">
				<div>{row.payShort || '–'}</div>
			</td>
			{hasDistance ? (
				<td data-label="Distance" className="num cell-end">
					<div>
						{row.distance ? (
							<>
								<span className="sm:sr-only">about </span>
								{row.distance.replace('about ', '')}
							</>
						) : (
							'–'
						)}
					</div>
				</td>
			) : null}
			<td data-label="Status">
				<Tag tone={row.status.tone} icon={null} className="row-status">
					{row.status.text}
				</Tag>
			</td>
		</tr>
	)
}

/** With Ctrl or Cmd, and without a script, the page of the person; else the sheet beside the list. */
function CandidateLink({ row, openHref }: { row: CandidateRow; openHref: string | undefined }) {
	const navigate = useNavigate()
	return (
		<Link
			to={`/doctors/${row.id}`}
			data-row-open=""
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
