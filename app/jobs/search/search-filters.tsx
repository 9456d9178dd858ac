import { immediateDays } from '#app/durations.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { FilterSheet } from '#app/ui/list/filter-sheet.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { filtersId, searchFormId } from './search-ids.ts'
import type { SearchPage } from './search-page.server.ts'
import { t } from '#app/platform/language/words.ts'

export function SearchFilters({ page }: { page: SearchPage }) {
	return (
		<FilterSheet
			id={filtersId}
			form={searchFormId}
			href={page.here}
			isOpen={page.filtersOpen}
			answer={page.cards.length === 0 ? t.of('button')`Close` : t`Show ${{ jobs: page.count }}`}
		>
			<FilterFields page={page} />
		</FilterSheet>
	)
}

type Choice = { value: string; label: string; count?: string | undefined }
/** What the search offers of types of employment and has chosen. Nothing is drawn where it offers none. */
type WithTypes<Part, Types> = Part & { types?: Types }
type FilterPage = Pick<SearchPage, 'problems'> & {
	fields: WithTypes<SearchPage['fields'], readonly string[]>
	options: WithTypes<SearchPage['options'], readonly Choice[]>
}

function FilterFields({ page: { fields, options, problems } }: { page: FilterPage }) {
	const form = searchFormId
	return (
		<>
			<SelectField
				form={form}
				name="profession"
				label={t`Profession`}
				options={options.professions}
				defaultValue={fields.profession}
			/>
			<div data-region="speciality-filter">
				<SelectField
					// A new choice of options comes with a new value to start from.
					key={`${fields.speciality} ${options.specialities.map(({ label }) => label).join()}`}
					form={form}
					name="speciality"
					label={t`Speciality`}
					placeholder={t`Any speciality`}
					options={options.specialities}
					defaultValue={fields.speciality ?? ''}
				/>
			</div>
			<CheckboxGroup
				form={form}
				name="shift"
				label={t`Shift`}
				size="sm"
				options={options.shifts}
				defaultValue={fields.shifts}
			/>
			<CheckboxGroup
				form={form}
				name="type"
				label={t`Job type`}
				size="sm"
				options={options.types}
				defaultValue={fields.types}
			/>
			<div className="grid grid-cols-[1fr_auto] items-start gap-2 lg:grid-cols-1">
				<TextField
					form={form}
					name="pay"
					label={t`Minimum pay`}
					prefix="₹"
					inputMode="numeric"
					autoComplete="off"
					maxLength={60}
					defaultValue={fields.pay}
					error={problems.pay}
				/>
				<SelectField
					form={form}
					name="unit"
					label={t`Pay per`}
					hideLabel
					className="pt-[1.875rem] lg:pt-0"
					options={options.units}
					defaultValue={fields.unit}
				/>
			</div>
			<SelectField
				form={form}
				name="per"
				label={t`Show monthly pay`}
				options={options.periods}
				defaultValue={fields.per}
			/>
			<div data-region="experience-filter">
				<SelectField
					key={options.experience.map(({ label }) => label).join()}
					form={form}
					name="experience"
					label={t`Your experience`}
					placeholder={t.of('experience')`Any`}
					options={options.experience}
					defaultValue={fields.experience ?? ''}
				/>
			</div>
			<div>
				<DateField form={form} name="by" label={t`Start date by`} defaultValue={fields.startsBy ?? ''} />
				<Checkbox
					form={form}
					name="soon"
					label={t`Immediately (within ${{ days: immediateDays }} days)`}
					size="sm"
					defaultChecked={fields.soon}
					className="mt-1"
				/>
			</div>
			<fieldset>
				<legend className="field-label">{t`Show only`}</legend>
				{options.only.map(({ name, label, count, isOn }) => (
					<Checkbox
						key={name}
						form={form}
						name={name}
						label={label}
						size="sm"
						count={count}
						defaultChecked={isOn ?? false}
					/>
				))}
			</fieldset>
		</>
	)
}
