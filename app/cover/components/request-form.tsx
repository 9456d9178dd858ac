import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { DefaultSubmit } from '#app/ui/fields/default-submit.tsx'
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { specialities } from '#app/catalog/specialities.ts'
import { type FormProblem, fieldProps, fieldValue } from '#app/platform/http/form.ts'
import { type FormValues, labelsOf, namesOf } from '#app/platform/text/declared-fields.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { MemberPhoneFields, phoneProblemTitle } from '#app/hospitals/team/member-phone-fields.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { DeclaredInput } from '#app/ui/fields/declared-input.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { counted } from '#app/platform/text/counted.ts'
import { coverDetails } from '../asking/details.ts'
import { coverLimits, coverUnits, patientNames, patients, urgencies, urgencyNames } from '../asking/kinds.ts'
import type { PublicCount } from '../asking/public-count.server.ts'
import { FewHelp } from './few-notice.tsx'
import { UsualPayHint } from './usual-pay-hint.tsx'
import { type Hours, useNeeds } from './use-needs.ts'

export type RequestDefaults = FormValues<typeof coverDetails> & {
	site: string
	speciality: string
	date: string
	from: string
	to: string
	pay: string
	unit: string
	work: string
	urgency: string
	patient: string
	phone: string
}

type RequestFormProps = {
	sites: readonly { key: string; name: string; isChosen: boolean }[]
	/** What the form took over from an earlier request, or from the sheet of the site; without `from` there was nothing to take. */
	takenOver: { from: string | null; line: string } | null
	/** What was filled in for the case, in a sentence. */
	understood: string | null
	/** How many of the speciality everyone may know of in the city; null where we know no city. */
	few: PublicCount | null
	/** Of the site that was chosen in the form. */
	location: string
	/** Names of procedures and duties. */
	suggestions: readonly string[]
	usualPay: readonly string[]
	today: string
	formId: string
	/** The member has no proved number yet. */
	asksPhone: boolean
	/** Of a hospital that we have not verified: what its one request says about it. */
	first?: { registrationNumber: string }
	/** When an emergency begins and ends that is asked for now. */
	soon: Hours
	defaults: RequestDefaults
	problem: FormProblem | undefined
}

const labels = {
	site: 'Site',
	speciality: 'Speciality',
	work: 'Case or duty',
	date: 'Day',
	from: 'From',
	to: 'To',
	pay: 'Pay',
	unit: 'Pay per',
	...labelsOf(coverDetails),
	registrationNumber: 'Registration certificate number',
	phone: 'Your mobile number',
	code: 'Code',
}
const unitNames = { case: 'Case', shift: 'Shift', hour: 'Hour' }
const weeks = Array.from({ length: coverLimits.weeks }, (_, before) => before + 1)

/** One screen on a phone: what, when and pay first; everything else has a default that fits most requests. */
export function RequestForm({
	sites,
	takenOver,
	understood,
	few,
	location,
	suggestions,
	usualPay,
	today,
	formId,
	asksPhone,
	soon,
	first,
	defaults,
	problem: refused,
}: RequestFormProps) {
	const problem = useTyped(refused)
	const [chosen, setChosen] = useState<{ speciality: string; unit: string } | null>(null)
	const errors = problem?.fields ?? {}
	const form = useRef<HTMLFormElement>(null)
	const {
		line,
		few: shownFew,
		changed,
	} = useNeeds({ form, location, begun: { few, line: understood, ...defaults }, soon })
	return (
		<Form
			ref={form}
			method="post"
			noValidate
			className="grid gap-5"
			onChange={({ currentTarget, target, nativeEvent }) => {
				changed(target, nativeEvent.isTrusted)
				const values = new FormData(currentTarget)
				setChosen({ speciality: textOf(values, 'speciality'), unit: textOf(values, 'unit') })
			}}
		>
			<DefaultSubmit />
			<input type="hidden" name="form" value={formId} />
			<input type="hidden" name="site" value={fieldValue(problem, 'site', defaults.site)} />
			<ErrorSummary problem={problem} title={phoneProblemTitle(problem)} labels={labels} />
			{sites.length > 0 ? (
				<fieldset className="flex flex-wrap gap-2">
					<legend className="sr-only">Sites</legend>
					{sites.map(({ key, name, isChosen }) => (
						<button
							key={key}
							type="submit"
							name="site"
							value={key}
							formMethod="get"
							formNoValidate
							className="chip"
							aria-pressed={isChosen}
						>
							{name}
						</button>
					))}
				</fieldset>
			) : null}
			{takenOver ? (
				<div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
					<p>{takenOver.line}</p>
					{takenOver.from === null ? null : (
						<button
							type="submit"
							name="clear"
							value={takenOver.from}
							formMethod="get"
							formNoValidate
							className="btn btn-quiet"
						>
							{takenOver.from === 'request' ? 'Start with an empty form' : 'Clear equipment'}
						</button>
					)}
				</div>
			) : null}
			<TextField
				name="work"
				label="Case or duty"
				hint="Without names or numbers of patients."
				list="usual-work"
				required
				maxLength={coverLimits.work}
				autoComplete="off"
				defaultValue={fieldValue(problem, 'work', defaults.work)}
				error={errors['work']}
			/>
			<noscript>
				<button type="submit" formMethod="get" formNoValidate className="btn btn-secondary">
					Fill in from the case
				</button>
			</noscript>
			<p className="-mt-3 text-sm text-ink-2 empty:hidden" aria-live="polite">
				{line}
			</p>
			<datalist id="usual-work">
				{suggestions.map((work) => (
					<option key={work}>{work}</option>
				))}
			</datalist>
			<div className="grid gap-5 sm:grid-cols-2">
				<Choice
					name="urgency"
					label="Kind"
					of={urgencies}
					names={urgencyNames}
					chosen={defaults.urgency}
					problem={problem}
				/>
				<Choice
					name="patient"
					label="Patient"
					of={patients}
					names={patientNames}
					chosen={defaults.patient}
					problem={problem}
				/>
			</div>
			<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				<DateField
					name="date"
					label="Day"
					required
					min={today}
					className="max-sm:col-span-2"
					defaultValue={fieldValue(problem, 'date', defaults.date)}
					error={errors['date']}
				/>
				<TextField
					name="from"
					label="From"
					type="time"
					required
					defaultValue={fieldValue(problem, 'from', defaults.from)}
					error={errors['from']}
				/>
				<TextField
					name="to"
					label="To, about"
					type="time"
					required
					defaultValue={fieldValue(problem, 'to', defaults.to)}
					error={errors['to']}
				/>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<AmountField
					unitField="unit"
					name="pay"
					label="Pay"
					required
					defaultValue={fieldValue(problem, 'pay', defaults.pay)}
					error={errors['pay']}
				/>
				<Choice
					name="unit"
					label="Pay per"
					of={coverUnits}
					names={unitNames}
					chosen={defaults.unit}
					problem={problem}
				/>
			</div>
			<UsualPayHint lines={usualPay} chosen={chosen} location={location} />
			<SelectField
				name="speciality"
				label="Speciality"
				options={specialities
					.filter(({ slug }) => slug !== 'other')
					.map(({ slug, name }) => ({ value: slug, label: name }))}
				defaultValue={fieldValue(problem, 'speciality', defaults.speciality)}
				error={errors['speciality']}
			/>
			{shownFew ? (
				<div className="-mt-3 grid gap-1 text-sm text-ink-2" aria-live="polite">
					<p>{shownFew.line}</p>
					{shownFew.isFew ? <FewHelp needsCertificates={defaults.credentials.length > 0} /> : null}
				</div>
			) : null}
			<DeclaredInput field={coverDetails.equipment} {...fieldProps(problem, 'equipment', defaults.equipment)} />
			<details open={hasDetails(defaults, problem)}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center">More details</summary>
				<div className="grid gap-5 pt-2">
					{first ? null : (
						<SelectField
							name="weeks"
							label="Repeat each week"
							hint="Each week becomes a separate request, sent two weeks ahead."
							options={weeks.map((count) => ({
								value: String(count),
								label: count < 2 ? 'No' : counted(count, 'week'),
							}))}
							defaultValue={fieldValue(problem, 'weeks', '1')}
							error={errors['weeks']}
						/>
					)}
					{detailNames.map((name) => (
						<DeclaredInput
							key={name}
							field={coverDetails[name]}
							optional
							{...fieldProps(problem, name, defaults[name])}
						/>
					))}
				</div>
			</details>
			{first ? (
				<TextField
					name="registrationNumber"
					label="Registration certificate number"
					hint="Of the nursing home or clinical establishment. We check it before we call."
					required
					maxLength={80}
					defaultValue={fieldValue(problem, 'registrationNumber', first.registrationNumber)}
					error={errors['registrationNumber']}
				/>
			) : null}
			{asksPhone ? (
				<MemberPhoneFields
					hint={
						first
							? 'We send a code to confirm it, then we call you. The specialist who accepts sees it.'
							: 'Needed for an emergency. We send a code to confirm it, then an SMS about your requests. The specialist who accepts sees it.'
					}
					problem={problem}
					current={defaults.phone}
				/>
			) : null}
			<SubmitButton pendingLabel="Asking..." className="justify-self-start">
				{first ? 'Send and wait for our call' : 'Ask specialists'}
			</SubmitButton>
		</Form>
	)
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name)
	return typeof value === 'string' ? value : ''
}

const detailNames = namesOf(coverDetails).filter((name) => name !== 'equipment')

/** The further fields are open where one of them says something or is wrong. */
function hasDetails(defaults: RequestDefaults, problem: FormProblem | undefined): boolean {
	if (!problem) return detailNames.some((name) => defaults[name].length > 0)
	const { values = {}, fields = {} } = problem
	const isWeekly = (values['weeks'] ?? '1') !== '1'
	return (
		isWeekly ||
		[...detailNames, 'weeks'].some((name) => fields[name] !== undefined) ||
		detailNames.some((name) => Boolean(values[name]?.length))
	)
}

type ChoiceProps<Value extends string> = {
	name: string
	label: string
	of: readonly Value[]
	names: Record<Value, string>
	chosen: string
	problem: FormProblem | undefined
}

function Choice<Value extends string>({ name, label, of, names, chosen, problem }: ChoiceProps<Value>) {
	return (
		<RadioGroup
			name={name}
			label={label}
			chips
			options={of.map((value) => ({ value, label: names[value] }))}
			defaultValue={fieldValue(problem, name, chosen)}
			error={problem?.fields?.[name]}
		/>
	)
}
