import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CheckboxGroup } from '#app/ui/choice-group.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { filtersId, searchFormId } from './search-ids.ts'
import type { SearchPage } from './search-page.server.ts'

/** A rail beside the list on wide screens; on phones a dialog that fills the screen, without a script a page of its own. */
export function SearchFilters({ page }: { page: SearchPage }) {
	const dialog = useRef<HTMLDialogElement>(null)
	return (
		<dialog
			ref={dialog}
			id={filtersId}
			open={page.filtersOpen}
			closedby="any"
			aria-labelledby={`${filtersId}-title`}
			data-dialog=""
			className="dialog dialog-full lg:static lg:m-0 lg:block lg:h-auto lg:max-h-none lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:shadow-none"
		>
			<div className="dialog-head lg:static lg:bg-transparent lg:p-0">
				<h2 id={`${filtersId}-title`} className="text-xl lg:sr-only">
					Filters
				</h2>
				{page.filtersOpen ? (
					<a href={page.href} className="btn btn-quiet btn-icon lg:hidden" aria-label="Close">
						<X size={20} aria-hidden="true" />
					</a>
				) : (
					<form method="dialog" className="lg:hidden">
						<Button variant="quiet" iconOnly aria-label="Close">
							<X size={20} aria-hidden="true" />
						</Button>
					</form>
				)}
			</div>
			<div className="dialog-body grid gap-5 lg:p-0">
				<FilterFields page={page} />
			</div>
			<div className="dialog-foot lg:static lg:border-0 lg:bg-transparent lg:px-0 lg:js:hidden">
				<Button form={searchFormId} className="flex-1" onClick={() => dialog.current?.close()}>
					<span className="no-js:hidden" data-region="filters-answer">
						{page.cards.length === 0 ? 'Close' : `Show ${page.count}`}
					</span>
					<span className="js:hidden">Apply filters</span>
				</Button>
			</div>
		</dialog>
	)
}

function FilterFields({ page: { fields, options, problems } }: { page: SearchPage }) {
	const form = searchFormId
	return (
		<>
			<div data-region="speciality-filter">
				<SelectField
					// A new choice of options comes with a new value to start from.
					key={`${fields.speciality} ${options.specialities.map(({ label }) => label).join()}`}
					form={form}
					name="speciality"
					label="Speciality"
					placeholder="Any speciality"
					options={options.specialities}
					defaultValue={fields.speciality ?? ''}
				/>
			</div>
			<CheckboxGroup
				form={form}
				name="shift"
				label="Shift"
				size="sm"
				options={options.shifts}
				defaultValue={fields.shifts}
			/>
			<div className="grid grid-cols-[1fr_auto] items-start gap-2">
				<TextField
					form={form}
					name="pay"
					label="Pays at least"
					prefix="₹"
					inputMode="numeric"
					autoComplete="off"
					maxLength={20}
					defaultValue={fields.pay}
					error={problems.pay}
				/>
				<SelectField
					form={form}
					name="unit"
					label="Unit of pay"
					hideLabel
					className="pt-[1.875rem]"
					options={options.units}
					defaultValue={fields.unit}
				/>
			</div>
			<div data-region="experience-filter">
				<SelectField
					key={options.experience.map(({ label }) => label).join()}
					form={form}
					name="experience"
					label="Your experience"
					placeholder="Any"
					options={options.experience}
					defaultValue={fields.experience ?? ''}
				/>
			</div>
			<div>
				<DateField form={form} name="by" label="Starts by" defaultValue={fields.startsBy ?? ''} />
				<Checkbox
					form={form}
					name="soon"
					label="Immediately (within 7 days)"
					size="sm"
					defaultChecked={fields.soon}
					className="mt-1"
				/>
			</div>
			<fieldset>
				<legend className="field-label">Only jobs that are</legend>
				<Checkbox
					form={form}
					name="urgent"
					label="Urgent"
					size="sm"
					count={options.urgent}
					defaultChecked={fields.urgent}
				/>
				<Checkbox
					form={form}
					name="bonus"
					label="With a joining bonus"
					size="sm"
					count={options.bonus}
					defaultChecked={fields.bonus}
				/>
			</fieldset>
		</>
	)
}
