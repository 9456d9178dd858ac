import { Bookmark, ShieldCheck, Star } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { shortDistance } from '#app/platform/text/short-distance.ts'
import type { MentionsDivider } from '#app/search/totals.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { Explained } from '#app/ui/explained.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Fit, type RowFit } from '../candidates/candidate-fit.tsx'
import { CandidateLink } from '../candidates/candidate-link.tsx'
import type { CandidateRow } from '../candidates/candidate-row.ts'

/** Facts of a row that a filter can ask for. */
type Filtered = 'shift' | 'pay' | 'distance'

type CandidateTableProps = {
	rows: readonly CandidateRow[]
	/** How each of them fits a job of the hospital, by id; empty without an open job. */
	fits?: Readonly<Record<string, RowFit>>
	caption: string
	/** Of the form that acts on whoever is ticked. */
	form: string
	hasDistance: boolean
	/** Parts what was asked for from what only mentions it. */
	divider?: MentionsDivider | null
	/** What the filters ask for, so that everyone in the list has it. */
	filtered?: readonly Filtered[]
	/** Opens someone beside the list where a script runs. The link itself leads to their page. */
	openHref?: ((id: string) => string) | undefined
	opened?: string | null | undefined
	/** A note below the name, such as the note of a pool. */
	noteOf?: ((id: string) => { text: string; to: string }) | undefined
}

/** People, one row each: two lines of text, 44 px high; on phones three lines with a cap. */
export function CandidateTable({
	rows,
	caption,
	fits = {},
	hasDistance,
	divider,
	openHref,
	opened,
	...rest
}: CandidateTableProps) {
	return (
		<table className="data-table people-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="sr-only">Select</span>
					</th>
					<th scope="col">Specialist</th>
					<th scope="col">Fit</th>
					<th scope="col" className="col-stars">
						Stars
					</th>
					<th scope="col" className="col-years cell-end">
						Exp.
					</th>
					<th scope="col">Shifts</th>
					<th scope="col" className="cell-end">
						Asks
					</th>
					{hasDistance ? (
						<th scope="col" className="cell-end">
							Away
						</th>
					) : null}
					<th scope="col" className="col-active">
						Active
					</th>
					<th scope="col">With you</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row, index) => (
					<Fragment key={row.id}>
						{divider?.at === index ? (
							<tr className="row-divider">
								<td colSpan={hasDistance ? 10 : 9}>{divider.label}</td>
							</tr>
						) : null}
						<Row
							row={row}
							fit={fits[row.id]}
							hasDistance={hasDistance}
							anchor={`candidate-${index + 1}`}
							openHref={openHref?.(row.id)}
							isOpened={row.id === opened}
							{...rest}
						/>
					</Fragment>
				))}
			</tbody>
		</table>
	)
}

type RowProps = Pick<CandidateTableProps, 'form' | 'hasDistance' | 'filtered' | 'noteOf'> & {
	row: CandidateRow
	fit: RowFit | undefined
	anchor: string
	openHref: string | undefined
	isOpened: boolean
}

function Row({ row, fit, form, hasDistance, filtered = [], anchor, openHref, isOpened, noteOf }: RowProps) {
	const note = noteOf?.(row.id)
	const matches = (fact: Filtered) => (filtered.includes(fact) ? 'filter' : fit?.matches[fact])
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
				<span className="row-person">
					<Avatar name={row.initialsOf} photo={row.photo} size="xs" />
					<span className="min-w-0 flex-1">
						<span className="flex items-center gap-1.5">
							<CandidateLink row={row} openHref={openHref} />
							{row.isVerified ? (
								<Explained lines={row.checks}>
									<span className="text-brand">
										<ShieldCheck size={14} aria-hidden="true" />
										<span className="sr-only">Verified</span>
									</span>
								</Explained>
							) : null}
							{row.isSavedCandidate ? (
								<span className="text-brand">
									<Bookmark size={14} fill="currentColor" aria-hidden="true" />
									<span className="sr-only">Saved by your hospital</span>
								</span>
							) : null}
						</span>
						<span className="row-sub">
							{note ? (
								<>
									<Link
										to={note.to}
										className="link"
										aria-label={`${note.text ? 'Change note' : 'Add note'}: ${row.name}`}
									>
										{note.text ? 'Note' : 'Add note'}
									</Link>{' '}
								</>
							) : null}
							{note?.text || [row.speciality, row.city, row.background].filter(Boolean).join(' · ')}
						</span>
					</span>
				</span>
			</th>
			<td className="col-fit">{fit ? <Fit fit={fit} /> : <None />}</td>
			<td className="col-stars num">
				{row.rating ? (
					<span className="stars">
						<Star size={13} fill="currentColor" aria-hidden="true" />
						<span className="sr-only">Rated </span>
						{row.rating.stars} <span className="text-ink-2">({row.rating.count})</span>
					</span>
				) : (
					<span className="text-ink-3">
						<span aria-hidden="true">–</span>
						<span className="sr-only">No rating yet</span>
					</span>
				)}
			</td>
			<td className="col-years num cell-end">{row.yearsShort || <None />}</td>
			<td>
				<Fact text={row.shifts} matches={matches('shift')} cut />
			</td>
			<td className="num cell-end">
				<Fact text={row.payShort} matches={matches('pay')} />
			</td>
			{hasDistance ? (
				<td className="num cell-end">
					<Fact text={shortDistance(row.distance)} matches={matches('distance')} />
				</td>
			) : null}
			<td className="col-active">{row.active || <None />}</td>
			<td className="col-status">
				{row.status.tone === 'neutral' ? (
					<span className="row-sub">{row.status.text}</span>
				) : (
					<Tag tone={row.status.tone} icon={null} className="row-status">
						{row.status.text}
					</Tag>
				)}
			</td>
		</tr>
	)
}

const None = () => <span className="text-ink-3">–</span>

/** A fact that a filter asks for, or that suits the job, has a dot and weight; one that does not suit it is grey. */
function Fact({
	text,
	matches,
	cut = false,
}: {
	text: string
	matches: boolean | 'filter' | undefined
	cut?: boolean
}) {
	if (!text) return <None />
	return (
		// What is only heard is cut with the rest; else it would widen the page.
		<span className={cx('fact', matches && 'fact-yes', matches === false && 'fact-no', cut && 'fact-cut relative')}>
			{text}
			{matches === undefined ? null : <span className="sr-only">{matchPhrases[`${matches}`]}</span>}
		</span>
	)
}

const matchPhrases = { filter: ', matches your filter', true: ', suits the job', false: ', does not suit the job' }
