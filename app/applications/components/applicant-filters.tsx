import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { applicantSorts, isNarrowed, sortNames } from '../applicant-filter.ts'
import type { ApplicantsPage } from '../applicants-page.server.ts'
import { addressesOf } from '../addresses.ts'

const scores = [
	{ value: '2', label: '2 or more' },
	{ value: '3', label: '3 or more' },
	{ value: '4', label: '4' },
]

/** Text, tag, score and order: a plain form, all of it in the address. */
export function ApplicantFilters({ base, page }: { base: string; page: ApplicantsPage }) {
	const { view, filter, tags } = page
	const { stage, text, tag, score, sort } = filter
	const bare = { ...filter, tag: null, text: '', score: null }
	const addresses = addressesOf(base)
	return (
		<search>
			<Form
				method="get"
				action={base}
				data-defaults="sort=waiting"
				className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]"
				key={JSON.stringify(filter)}
			>
				<input type="hidden" name="view" value={view} />
				{stage ? <input type="hidden" name="stage" value={stage} /> : null}
				<TextField name="q" label="Name, speciality or job" type="search" defaultValue={text} maxLength={60} />
				{tags.length > 0 ? (
					<SelectField
						name="tag"
						label="Tag"
						placeholder="Any tag"
						options={[...new Set([...(tag ? [tag] : []), ...tags])].map((each) => ({ value: each, label: each }))}
						defaultValue={tag ?? ''}
					/>
				) : null}
				<SelectField
					name="score"
					label="Score"
					placeholder="Any score"
					options={scores}
					defaultValue={score === null ? '' : String(score)}
				/>
				{view === 'list' ? (
					<SelectField
						name="sort"
						label="Sort by"
						options={applicantSorts.map((value) => ({ value, label: sortNames[value] }))}
						defaultValue={sort}
					/>
				) : null}
				<div className="flex items-center gap-3">
					<Button variant="secondary">Apply</Button>
					{isNarrowed(filter) ? (
						<Link to={view === 'board' ? addresses.board(bare) : addresses.list(bare)} className="link text-sm">
							Clear
						</Link>
					) : null}
				</div>
			</Form>
		</search>
	)
}
