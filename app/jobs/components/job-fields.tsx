import type { ReactNode } from 'react'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { type FormProblem, fieldValue, fieldValues } from '#app/platform/form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CheckboxGroup } from '#app/ui/choice-group.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { JobFormPage } from '../job-form.server.ts'
import { limits } from '../limits.ts'
import type { DutySheet } from '../duty-sheet.ts'
import { DutyFields } from './duty-fields.tsx'
import { type GroupProps, Pair } from './field-group.tsx'
import { fieldLabels } from './field-labels.ts'

type JobFieldsProps = { page: JobFormPage; problem: FormProblem | undefined; sheet: DutySheet }

export function JobFields({ page, problem, sheet }: JobFieldsProps) {
	const field = (name: keyof typeof fieldLabels) => ({
		name,
		label: fieldLabels[name],
		error: problem?.fields?.[name],
		defaultValue: fieldValue(problem, name, page.values[name]),
	})
	return (
		<>
			<RoleFields field={field} page={page} />
			<PlaceFields field={field} page={page} />
			<PayFields field={field} page={page} />
			<DutyFields field={field} page={page} sheet={sheet} />
			<TextFields field={field} page={page} languages={fieldValues(problem, 'languages', page.languages)} />
		</>
	)
}

function RoleFields({ field, page: { options } }: GroupProps) {
	return (
		<Group title="Role">
			<TextField
				{...field('title')}
				hint="For example: Consultant Anesthesiologist, cardiac"
				required
				maxLength={limits.title}
			/>
			<div className="group/speciality grid gap-4">
				<SelectField
					{...field('speciality')}
					placeholder="Choose a specialization"
					options={options.specialities}
					required
				/>
				<TextField
					{...field('otherSpeciality')}
					maxLength={limits.speciality}
					className="hidden group-has-[option[value=other]:checked]/speciality:grid"
				/>
			</div>
			<SelectField {...field('employmentType')} options={options.employmentTypes} required />
			<Pair legend="Experience required, in years (optional)">
				<TextField {...field('experienceFrom')} label="From" inputMode="numeric" maxLength={2} suffix="years" />
				<TextField {...field('experienceTo')} label="To" inputMode="numeric" maxLength={2} suffix="years" />
			</Pair>
		</Group>
	)
}

function PlaceFields({ field, page }: GroupProps) {
	return (
		<Group title="Place and shifts">
			<div className="grid gap-1.5">
				<p className="font-semibold">Hospital name</p>
				<p>{page.hospitalName}</p>
			</div>
			<LocationField field={field} page={page} />
			<SelectField {...field('shiftType')} placeholder="Choose a shift" options={page.options.shifts} required />
			<TextField
				{...field('hoursPerShift')}
				optional
				inputMode="numeric"
				maxLength={2}
				suffix="hours"
				className="max-w-48"
			/>
			<DateField
				{...field('startsOn')}
				hint="Today or later"
				min={page.status === 'new' || page.status === 'draft' ? page.today : undefined}
				max={page.lastStart}
				required
				className="max-w-64"
			/>
		</Group>
	)
}

/** Typed with suggestions, or the hospital's own address. */
function LocationField({ field, page: { hospitalAddress, options } }: GroupProps) {
	const location = field('location')
	return (
		<div className="group/location grid gap-2">
			<SuggestField
				{...location}
				hint="Area and city, with PIN code if possible, for example Wakad, Pune 411057. Specialists search by distance."
				suggestions={options.cities}
				source={suggestionPaths.places}
				required
				maxLength={limits.location}
				className="group-has-[input[name=atHospital]:checked]/location:hidden"
			/>
			{hospitalAddress === null ? null : (
				<Checkbox
					name="atHospital"
					label="Use the hospital’s address"
					hint={hospitalAddress}
					defaultChecked={location.defaultValue === hospitalAddress}
				/>
			)}
		</div>
	)
}

function PayFields({ field, page }: GroupProps) {
	return (
		<Group title="Pay" hint="Pay is shown on every job card, and specialists filter by it.">
			<SelectField {...field('payUnit')} options={page.options.payUnits} required className="max-w-48" />
			<Pair legend="Amount in rupees">
				<TextField {...field('payFrom')} prefix="₹" inputMode="decimal" maxLength={20} required />
				<TextField {...field('payTo')} optional prefix="₹" inputMode="decimal" maxLength={20} />
			</Pair>
			<Pair legend="How it is paid">
				<SelectField {...field('payModel')} label="Pay model" options={page.options.payModels} />
				<TextField {...field('feeSharePercent')} optional suffix="% of fees" inputMode="numeric" maxLength={3} />
			</Pair>
			<TextField
				{...field('joiningBonus')}
				optional
				hint="Paid once, after the specialist joins"
				prefix="₹"
				inputMode="decimal"
				maxLength={20}
				className="max-w-64"
			/>
		</Group>
	)
}

function TextFields({ field, page, languages }: GroupProps & { languages: readonly string[] }) {
	return (
		<Group title="About the work">
			<TextArea
				{...field('description')}
				hint="Case mix, team, on-call duties and what makes this job attractive. The first 150 characters appear on the job card."
				rows={6}
				maxLength={limits.description}
				required
			/>
			<TextArea {...field('responsibilities')} optional hint="One per line" rows={4} />
			<TextArea {...field('requirements')} optional hint="One per line" rows={4} />
			<TextField
				{...field('requiredSkills')}
				hint={`Separated by commas: ${page.options.someSkills}`}
				autoComplete="off"
				required
			/>
			<CheckboxGroup
				name="languages"
				label={fieldLabels.languages}
				hint="Languages used with patients and in theatre. Specialists who speak one of them see it as a match."
				options={page.options.languages}
				defaultValue={languages}
				error={field('languages').error}
				chips
				optional
			/>
			<Checkbox
				name="urgent"
				label={fieldLabels.urgent}
				hint="Adds an Urgent badge. Use it only for positions you must fill within days."
				error={field('urgent').error}
				defaultChecked={field('urgent').defaultValue === 'on'}
			/>
		</Group>
	)
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
	return (
		<section className="grid gap-5">
			<div>
				<h2>{title}</h2>
				{hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
			</div>
			{children}
		</section>
	)
}
