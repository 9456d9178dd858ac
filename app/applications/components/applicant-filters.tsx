import { SlidersHorizontal } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { applicantSorts, sortNames } from '../applicant-filter.ts'
import type { ApplicantsPage } from '../applicants-page.server.ts'

const id = 'applicant-filters'
const scores = [
	{ value: '2', label: '2 or more' },
	{ value: '3', label: '3 or more' },
	{ value: '4', label: '4' },
]

/** Text, tag, score and order behind one button: a plain form, all of it in the address. */
export function ApplicantFilters({ base, page }: { base: string; page: ApplicantsPage }) {
	const { view, filter, tags } = page
	const { stage, text, tag, score, sort } = filter
	return (
		<search>
			<Button type="button" variant="secondary" popoverTarget={id}>
				<SlidersHorizontal size={16} aria-hidden="true" />
				<span className="max-sm:sr-only">Filter</span>
			</Button>
			<div id={id} popover="auto" className="menu">
				<Form
					method="get"
					action={base}
					data-defaults="sort=waiting"
					className="grid gap-3 p-2"
					key={JSON.stringify(filter)}
					onSubmit={() => document.getElementById(id)?.hidePopover()}
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
					<Button>Apply</Button>
				</Form>
			</div>
		</search>
	)
}
