import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CheckboxGroup } from '#app/ui/choice-group.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FilterForm, filterFormId, filterSheetId } from './filter-form.ts'

/** A rail beside the list on wide screens; on phones a dialog that fills the screen, without a script a page of its own. */
export function SpecialistFilters({ form }: { form: FilterForm }) {
	const dialog = useRef<HTMLDialogElement>(null)
	const { isOpen, href, answer } = form
	return (
		<dialog
			ref={dialog}
			id={filterSheetId}
			open={isOpen}
			closedby="any"
			aria-labelledby={`${filterSheetId}-title`}
			data-dialog=""
			className="dialog dialog-full lg:static lg:m-0 lg:block lg:h-auto lg:max-h-none lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:shadow-none"
		>
			<div className="dialog-head lg:static lg:bg-transparent lg:p-0">
				<h2 id={`${filterSheetId}-title`} className="text-xl lg:sr-only">
					Filters
				</h2>
				{isOpen ? (
					<a href={href} className="btn btn-quiet btn-icon lg:hidden" aria-label="Close">
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
				<FilterFields form={form} />
			</div>
			<div className="dialog-foot lg:static lg:border-0 lg:bg-transparent lg:px-0 lg:js:hidden">
				<Button form={filterFormId} className="flex-1" onClick={() => dialog.current?.close()}>
					<span className="no-js:hidden" data-region="filters-answer">
						{answer}
					</span>
					<span className="js:hidden">Apply filters</span>
				</Button>
			</div>
		</dialog>
	)
}

function FilterFields({ form: { fields, options, isHospital, problems } }: { form: FilterForm }) {
	const form = filterFormId
	return (
		<>
			<SelectField
				form={form}
				name="profession"
				label="Profession"
				placeholder="Doctors and nurses"
				options={options.professions}
				defaultValue={fields.profession}
			/>
			<Dropdown title="Specialization" chosen={fields.specialities.length} region="speciality-filter">
				<CheckboxGroup
					key={options.specialities.map(({ value }) => value).join(' ')}
					form={form}
					name="speciality"
					label="Specialization"
					hideLabel
					size="sm"
					options={options.specialities}
					defaultValue={fields.specialities}
					className="max-h-72 overflow-y-auto"
				/>
			</Dropdown>
			<Dropdown title="Shift Type" chosen={fields.shifts.length}>
				<CheckboxGroup
					form={form}
					name="shift"
					label="Shift Type"
					hideLabel
					size="sm"
					options={options.shifts}
					defaultValue={fields.shifts}
				/>
			</Dropdown>
			<Dropdown title="Experience" chosen={fields.experience.length}>
				<CheckboxGroup
					form={form}
					name="experience"
					label="Experience"
					hideLabel
					size="sm"
					options={options.experience}
					defaultValue={fields.experience}
				/>
			</Dropdown>
			<Dropdown title="Languages" chosen={fields.languages.length}>
				<CheckboxGroup
					form={form}
					name="language"
					label="Languages"
					hideLabel
					size="sm"
					options={options.languages}
					defaultValue={fields.languages}
				/>
			</Dropdown>
			{isHospital ? (
				<>
					<Dropdown title="Availability" chosen={fields.days.length + (fields.from ? 1 : 0)}>
						<CheckboxGroup
							form={form}
							name="day"
							label="Days"
							hideLabel
							size="sm"
							options={options.days}
							defaultValue={fields.days}
						/>
						<DateField form={form} name="from" label="Can begin by" defaultValue={fields.from} className="mt-2" />
					</Dropdown>
					<Dropdown title="Expected pay a month" chosen={[fields.payMin, fields.payMax].filter(Boolean).length}>
						<div className="grid grid-cols-2 items-start gap-2 px-0.5 pb-0.5">
							<PayField name="payMin" label="From" value={fields.payMin} problem={problems.payMin} />
							<PayField name="payMax" label="Up to" value={fields.payMax} problem={problems.payMax} />
						</div>
					</Dropdown>
				</>
			) : null}
			<Checkbox
				form={form}
				name="verified"
				label="Verified registration only"
				size="sm"
				defaultChecked={fields.verified}
			/>
		</>
	)
}

/** Open where there is room, or something in it is on; it needs no script to open and close. */
function Dropdown({
	title,
	chosen,
	region,
	children,
}: {
	title: string
	chosen: number
	region?: string
	children: ReactNode
}) {
	return (
		<details className="group" open>
			<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold lg:min-h-8">
				<span>
					{title}
					{chosen > 0 ? <span className="num font-normal text-ink-2"> · {chosen}</span> : null}
				</span>
				<ChevronDown size={16} aria-hidden="true" className="text-ink-2 transition-transform group-open:rotate-180" />
			</summary>
			<div data-region={region} className="pt-1">
				{children}
			</div>
		</details>
	)
}

type PayFieldProps = { name: string; label: string; value: string; problem: string | undefined }

const PayField = ({ name, label, value, problem }: PayFieldProps) => (
	<TextField
		form={filterFormId}
		name={name}
		label={label}
		prefix="₹"
		inputMode="numeric"
		autoComplete="off"
		maxLength={20}
		defaultValue={value}
		error={problem}
	/>
)
