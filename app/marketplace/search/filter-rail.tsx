import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { FilterSheet } from '#app/ui/list/filter-sheet.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { FilterForm } from './filter-form.server.ts'
import { filterFormId, filterSheetId } from './filter-ids.ts'
import { t } from '#app/platform/language/words.ts'

/** `isRail`: beside the list on wide screens. `children` come first. */
export function SpecialistFilters({
	form,
	isRail = true,
	children,
}: {
	form: FilterForm
	isRail?: boolean
	children?: ReactNode
}) {
	return (
		<FilterSheet
			id={filterSheetId}
			form={filterFormId}
			href={form.href}
			isOpen={form.isOpen}
			answer={form.answer}
			isRail={isRail}
		>
			{children}
			<FilterFields form={form} />
		</FilterSheet>
	)
}

function FilterFields({ form: { fields, options, isHospital, problems } }: { form: FilterForm }) {
	const form = filterFormId
	return (
		<>
			<SelectField
				form={form}
				name="profession"
				label={t`Profession`}
				placeholder={t`Doctors and nurses`}
				options={options.professions}
				defaultValue={fields.profession}
			/>
			<Dropdown title={t`Specialization`} chosen={fields.specialities.length} region="speciality-filter">
				<CheckboxGroup
					key={options.specialities.map(({ value }) => value).join(' ')}
					form={form}
					name="speciality"
					label={t`Specialization`}
					hideLabel
					size="sm"
					options={options.specialities}
					defaultValue={fields.specialities}
					className="max-h-72 overflow-y-auto"
				/>
			</Dropdown>
			<ChoiceDropdown name="shift" title={t`Shift Type`} options={options.shifts} chosen={fields.shifts} />
			<ChoiceDropdown name="experience" title={t`Experience`} options={options.experience} chosen={fields.experience} />
			<ChoiceDropdown name="language" title={t`Languages`} options={options.languages} chosen={fields.languages} />
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
						<DateField form={form} name="from" label="Available by" defaultValue={fields.from} className="mt-2" />
					</Dropdown>
					<Dropdown title="Expected monthly pay" chosen={[fields.payMin, fields.payMax].filter(Boolean).length}>
						<div className="grid grid-cols-2 items-start gap-2 px-0.5 pb-0.5">
							<PayField name="payMin" label="Minimum" value={fields.payMin} problem={problems.payMin} />
							<PayField name="payMax" label="Maximum" value={fields.payMax} problem={problems.payMax} />
						</div>
					</Dropdown>
				</>
			) : null}
			<Checkbox
				form={form}
				name="verified"
				label={t`Verified registration only`}
				size="sm"
				defaultChecked={fields.verified}
			/>
		</>
	)
}

type ChoiceDropdownProps = {
	name: string
	title: string
	options: ComponentProps<typeof CheckboxGroup>['options']
	chosen: string[]
}

const ChoiceDropdown = ({ name, title, options, chosen }: ChoiceDropdownProps) => (
	<Dropdown title={title} chosen={chosen.length}>
		<CheckboxGroup
			form={filterFormId}
			name={name}
			label={title}
			hideLabel
			size="sm"
			options={options}
			defaultValue={chosen}
		/>
	</Dropdown>
)

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
		maxLength={60}
		defaultValue={value}
		error={problem}
	/>
)
