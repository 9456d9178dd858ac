import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { clearBroughtAmounts } from '#app/ui/fields/brought-amounts.ts'
import type { ReactNode } from 'react'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { type FormProblem, fieldValue, fieldValues } from '#app/platform/http/form.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { CheckboxGroup, RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { JobFormPage } from '../form/job-form.server.ts'
import { limits } from '../form/limits.ts'
import type { DutySheet } from '../form/duty-sheet.ts'
import { DutyFields } from './duty-fields.tsx'
import { type GroupProps, Pair } from './field-group.tsx'
import { fieldLabels } from './field-labels.ts'
import { FormSection } from './form-section.tsx'
import { TermInputs } from './term-inputs.tsx'
import type { Terms } from '../terms/terms.ts'
import { PayHint } from './pay-hint.tsx'
import type { Read } from './preview-job.ts'
import type { Section, SectionId } from './sections.ts'

const noSuggestions: string[] = []

type JobFieldsProps = {
	page: JobFormPage
	problem: FormProblem | undefined
	sheet: DutySheet
	terms: Terms
	sections: readonly Section[]
	read: Read
}

export function JobFields({ page, problem, sheet, terms, sections, read }: JobFieldsProps) {
	const field = (name: keyof typeof fieldLabels) => ({
		name,
		label: fieldLabels[name],
		error: problem?.fields?.[name],
		defaultValue: fieldValue(problem, name, page.values[name]),
	})
	const group = { field, page }
	const contents: Record<SectionId, ReactNode> = {
		role: <RoleFields {...group} />,
		place: <PlaceFields {...group} site={siteChosen(page, problem)} />,
		duty: <DutyFields {...group} sheet={sheet} />,
		pay: <PayFields {...group} hint={<PayHint read={read} initial={page.pay} />} />,
		terms: <TermInputs {...group} terms={terms} />,
		work: <TextFields {...group} languages={fieldValues(problem, 'languages', page.languages)} />,
	}
	return sections.map((section, at) => (
		<FormSection key={section.id} section={section} at={at + 1}>
			{contents[section.id]}
		</FormSection>
	))
}

/** After a refusal the site is told by the location that was sent. */
export function siteChosen({ site, sites }: JobFormPage, problem: FormProblem | undefined): string {
	if (!problem?.values) return site
	const typed = fieldValue(problem, 'location')
	return sites.find(({ value }) => value === typed)?.value ?? ''
}

function RoleFields({ field, page: { options } }: GroupProps) {
	const { defaultValue: type, ...employment } = field('employmentType')
	return (
		<>
			<div className="grid gap-5 md:grid-cols-2 md:items-start">
				<TextField
					{...field('title')}
					hint="For example: Consultant Anesthesiologist, cardiac"
					required
					maxLength={limits.title}
				/>
				<div className="group/speciality grid gap-4">
					<SelectField
						{...field('speciality')}
						hint="Only specialists of this field see it as a match"
						placeholder="Choose a specialization"
						options={options.specialities}
						required
					/>
					<SuggestField
						{...field('otherSpeciality')}
						hint="We list jobs for doctors and nurses. Matches and filters cannot use a speciality that is not on our list."
						suggestions={noSuggestions}
						source={suggestionPaths.specialities}
						meaning={suggestionPaths.specialityMeaning}
						maxLength={limits.speciality}
						className="hidden group-has-[option[value=other]:checked]/speciality:grid"
					/>
				</div>
			</div>
			<RadioGroup
				{...employment}
				options={options.employmentTypes}
				defaultValue={type || options.employmentTypes[0]?.value}
				chips
			/>
			<Pair legend="Experience required, in years (optional)">
				<TextField {...field('experienceFrom')} label="From" inputMode="numeric" maxLength={30} suffix="years" />
				<TextField {...field('experienceTo')} label="To" inputMode="numeric" maxLength={30} suffix="years" />
			</Pair>
		</>
	)
}

function PlaceFields({ field, page, site }: GroupProps & { site: string }) {
	return (
		<>
			<LocationField field={field} page={page} site={site} />
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField {...field('shiftType')} placeholder="Choose a shift" options={page.options.shifts} required />
				<TextField {...field('hoursPerShift')} optional inputMode="numeric" maxLength={30} suffix="hours" />
			</div>
			<DateField
				{...field('startsOn')}
				hint="Today or later"
				min={page.status === 'new' || page.status === 'draft' ? page.today : undefined}
				max={page.lastStart}
				required
				className="max-w-64"
			/>
		</>
	)
}

/** One of the hospital's sites, or typed with suggestions. */
function LocationField({ field, page: { sites, options }, site }: GroupProps & { site: string }) {
	return (
		<div className="group/location grid gap-5">
			{sites.length === 0 ? null : (
				<SelectField
					name="site"
					label="Site"
					options={[...sites, { value: '', label: 'Another location' }]}
					defaultValue={site}
				/>
			)}
			<SuggestField
				{...field('location')}
				hint="Area and city, with PIN code if possible, for example Wakad, Pune 411057. Specialists search by distance."
				suggestions={options.cities}
				source={suggestionPaths.places}
				required
				maxLength={limits.location}
				className={
					sites.length === 0 ? undefined : 'hidden group-has-[[name=site]_option[value=""]:checked]/location:grid'
				}
			/>
		</div>
	)
}

const isFromTemplate = ({ status, values }: JobFormPage) => status === 'new' && values['payFrom'] !== undefined

function PayFields({ field, page, hint }: GroupProps & { hint: ReactNode }) {
	return (
		<>
			<p className="field-hint">Pay is shown on every job card, and specialists filter by it.</p>
			<SelectField
				{...field('payUnit')}
				onInput={isFromTemplate(page) ? clearBroughtAmounts : undefined}
				options={page.options.payUnits}
				required
				className="max-w-48"
			/>
			<Pair legend="Amount in rupees">
				<AmountField {...field('payFrom')} required unitField="payUnit" />
				<AmountField {...field('payTo')} optional unitField="payUnit" />
			</Pair>
			{hint}
			<Pair legend="How it is paid">
				<SelectField {...field('payModel')} label="Pay model" options={page.options.payModels} />
				<TextField {...field('feeSharePercent')} optional suffix="% of fees" inputMode="numeric" maxLength={30} />
			</Pair>
			<AmountField
				unit={null}
				{...field('joiningBonus')}
				optional
				hint="Paid once, after the specialist joins"
				className="max-w-64"
			/>
		</>
	)
}

function TextFields({ field, page, languages }: GroupProps & { languages: readonly string[] }) {
	return (
		<>
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
			{page.unknownSkills === null ? null : <p className="field-hint text-warning">{page.unknownSkills}</p>}
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
		</>
	)
}
