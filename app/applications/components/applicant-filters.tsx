import { SlidersHorizontal } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { applicantSorts, defaultSort, sortNames } from '../pipeline/applicant-filter.ts'
import type { ApplicantsPage } from '../pipeline/applicants-page.server.ts'

const id = 'applicant-filters'
const scores = [
	{ value: '2', label: '2 or more' },
	{ value: '3', label: '3 or more' },
	{ value: '4', label: '4' },
]
const starts = [
	{ value: '0', label: 'Now' },
	{ value: '30', label: 'Within 30 days' },
	{ value: '90', label: 'Within 90 days' },
]

/** Every field of a row and the order behind one button: a plain form, all of it in the address. */
export function ApplicantFilters({ base, page }: { base: string; page: ApplicantsPage }) {
	const { view, filter, tags, specialities } = page
	const { stage, text, tag, score, sort } = filter
	const number = (name: string, label: string, value: number | null) => (
		<TextField name={name} label={label} inputMode="numeric" defaultValue={value ?? ''} maxLength={30} />
	)
	return (
		<search>
			<Button type="button" variant="secondary" popoverTarget={id}>
				<SlidersHorizontal size={16} aria-hidden="true" />
				<span className="max-sm:sr-only">Filter</span>
			</Button>
			<div id={id} popover="auto" className="menu applicant-filters">
				<Form
					method="get"
					action={base}
					data-defaults={`sort=${defaultSort}`}
					className="grid gap-3 p-2"
					key={JSON.stringify(filter)}
					onSubmit={() => document.getElementById(id)?.hidePopover()}
				>
					<input type="hidden" name="view" value={view} />
					{stage ? <input type="hidden" name="stage" value={stage} /> : null}
					<TextField name="q" label="Name, speciality or job" type="search" defaultValue={text} maxLength={60} />
					<div className="grid grid-cols-2 items-end gap-3">
						{number('fit', 'Match from, %', filter.fitFrom)}
						{number('below', 'Match below, %', filter.fitBelow)}
						{number('years', 'Years, at least', filter.years)}
						{number('pay', 'Asks up to, ₹ a month', filter.pay)}
						<TextField name="city" label="City" defaultValue={filter.city} maxLength={60} />
						{number('km', 'Away, up to km', filter.km)}
						<TextField name="skill" label="Skill" defaultValue={filter.skill} maxLength={60} />
						{number('waited', 'Waiting, days or more', filter.waited)}
						<SelectField
							name="days"
							label="Available"
							placeholder="Any time"
							options={starts}
							defaultValue={filter.days === null ? '' : String(filter.days)}
						/>
						<SelectField
							name="score"
							label="Score"
							placeholder="Any score"
							options={scores}
							defaultValue={score === null ? '' : String(score)}
						/>
					</div>
					{specialities.length > 1 ? (
						<SelectField
							name="speciality"
							label="Speciality"
							placeholder="Any speciality"
							options={specialities.map((each) => ({ value: each, label: each }))}
							defaultValue={filter.speciality ?? ''}
						/>
					) : null}
					{tags.length > 0 ? (
						<SelectField
							name="tag"
							label="Tag"
							placeholder="Any tag"
							options={[...new Set([...(tag ? [tag] : []), ...tags])].map((each) => ({ value: each, label: each }))}
							defaultValue={tag ?? ''}
						/>
					) : null}
					<Checkbox name="verified" label="Verified" defaultChecked={filter.isVerified} />
					<SelectField
						name="sort"
						label="Sort by"
						options={applicantSorts.map((value) => ({ value, label: sortNames[value] }))}
						defaultValue={sort}
					/>
					<Button>Apply</Button>
				</Form>
			</div>
		</search>
	)
}
