import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { withReturn } from '#app/applications/pipeline/return-page.ts'
import { formatDate, isCalendarDate } from '#app/platform/text/dates.ts'
import { UsualPayLine } from '#app/pay/usual-line.tsx'
import { type UsualPay, usualLine } from '#app/pay/usual-pay.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { termFieldNames, termFields, termLabel, termLabels, termNames } from '#app/jobs/terms/terms.ts'
import { type FormValues, valuesSoFar } from '#app/platform/text/declared-fields.ts'
import { type PayUnit, payUnits, perUnit } from '#app/platform/text/money.ts'
import { amountIn } from '#app/platform/text/typed-amount.ts'
import type { ReadyTemplate } from '#app/templates/queries.server.ts'
import { TemplatePicker, withTemplate } from '#app/templates/template-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeclaredInput } from '#app/ui/fields/declared-input.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { clearBroughtAmounts } from '#app/ui/fields/brought-amounts.ts'
import { defaultResponseDays, longestOffer, longestReason, longestTerms, responseDays } from '../limits.ts'
import { offeredPay } from '../labels.ts'
import { statedIn } from '../offer-view.ts'
import {
	differencesFrom,
	type JobSide,
	mustSayWhy,
	offered,
	type OfferDifference,
	whyField,
} from '../terms/against-job.ts'
import { OfferTerms } from './terms.tsx'

type OfferFormPage = {
	id: string
	version: number
	name: string
	/** The earliest first day: today in India. */
	today: string
	templates: readonly ReadyTemplate[]
	/** Of the job's unit. */
	usual: UsualPay | null
	/** Of the job: what the offer is compared with. */
	job: JobSide
	values: { message: string; payPaise: string; payUnit: PayUnit; startsOn: string } & FormValues<typeof termFields>
}

const changeable = termFieldNames.filter((name) => name !== 'certificatesNeverKept')
const whyLabels = Object.fromEntries(
	[{ name: 'pay' as const, label: 'Pay' }, ...termNames.map((name) => ({ name, label: termLabel(name) }))].map(
		({ name, label }) => [whyField(name), `Why: ${label}`],
	),
)

const labels = {
	payPaise: 'Pay (₹)',
	payUnit: 'Per',
	startsOn: 'Joining date',
	message: 'Message',
	terms: 'Other terms',
	respondDays: 'Time to respond',
	...termLabels,
	...whyLabels,
}

type OfferFormProps = {
	page: OfferFormPage
	/** The list that the applicant was opened beside, or their own page. */
	returnTo: string
	problem: FormProblem | undefined
}

/** The offer's form, and beside it what the applicant will read, redrawn on typing. */
export function OfferForm({ page, returnTo, problem: refused }: OfferFormProps) {
	const problem = useTyped(refused)
	const [edited, setEdited] = useState<FormData | null>(null)
	const stored = page.values as Record<string, string>
	const read = (name: string) => {
		const typed = edited ? edited.get(name) : fieldValue(problem, name, stored[name])
		return typeof typed === 'string' ? typed : ''
	}
	const path = `/hospital/applications/${page.id}/offer`
	const action = withReturn(path, returnTo)
	const shown = previewOf(read, page.job)
	const hasErrors = problem?.form !== undefined || problem?.fields !== undefined
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
			<Form
				method="post"
				action={action}
				noValidate
				preventScrollReset={false}
				onInput={(event: FormEvent<HTMLFormElement>) => setEdited(new FormData(event.currentTarget))}
				className="grid max-w-2xl gap-5"
			>
				<ErrorSummary problem={hasErrors || problem?.isRestored ? problem : undefined} labels={labels} />
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(page.version))} />
				<Pay page={page} problem={problem} />
				{page.usual?.unit === (read('payUnit') || page.values.payUnit) ? (
					<UsualPayLine usual={usualLine(page.usual, typedPay(page.usual.unit, read('payPaise')))} />
				) : null}
				<DateField
					name="startsOn"
					label={labels.startsOn}
					min={page.today}
					defaultValue={fieldValue(problem, 'startsOn', page.values.startsOn)}
					error={problem?.fields?.['startsOn']}
					className="max-w-60"
				/>
				<TemplatePicker kind="offer" templates={page.templates} field="message" href={withTemplate(action)} />
				<TextArea
					name="message"
					label={labels.message}
					hint="Why you would like them to join, and who to contact with questions."
					rows={4}
					maxLength={longestOffer}
					defaultValue={fieldValue(problem, 'message', page.values.message)}
					error={problem?.fields?.['message']}
				/>
				<TermsOfOffer page={page} problem={problem} differences={shown.differences} />
				<TextArea
					name="terms"
					label={labels.terms}
					hint="What is not among the terms above, such as duty hours and on-call duties. It is part of the letter."
					optional
					rows={6}
					maxLength={longestTerms}
					defaultValue={fieldValue(problem, 'terms')}
					error={problem?.fields?.['terms']}
				/>
				<SelectField
					name="respondDays"
					label={labels.respondDays}
					hint="The offer expires after that. You can withdraw it until they respond."
					options={responseDays.map((days) => ({ value: String(days), label: `${days} days` }))}
					defaultValue={fieldValue(problem, 'respondDays', String(defaultResponseDays))}
					error={problem?.fields?.['respondDays']}
					className="max-w-60"
				/>
				<div className="flex flex-wrap gap-3">
					<SubmitButton action={action} pendingLabel="Sending...">
						Send offer
					</SubmitButton>
					<Button
						formAction={`${withReturn(`${path}/preview`, returnTo)}#preview`}
						variant="secondary"
						className="js:hidden"
					>
						Preview
					</Button>
				</div>
			</Form>
			<section id="preview" aria-labelledby="preview-title" className="grid gap-3 lg:sticky lg:top-6">
				<h2 id="preview-title" className="text-lg">
					As {page.name} will see it
				</h2>
				<div className="panel">
					<div className="panel-body">
						<OfferTerms offer={shown} />
					</div>
				</div>
			</section>
		</div>
	)
}

/** The job's terms, which can be changed, and why each change. The fields of a reason stand there as long as something differs. */
function TermsOfOffer({
	page: { values },
	problem,
	differences,
}: Pick<OfferFormProps, 'page' | 'problem'> & { differences: readonly OfferDifference[] }) {
	const stored = values as Record<string, string>
	const hasProblem = changeable.some((name) => problem?.fields?.[name] !== undefined)
	return (
		<fieldset className="grid gap-4">
			<legend className="field-label">Terms</legend>
			<p className="field-hint">
				The offer begins with the terms of the job. The specialist reads each difference and accepts it separately.
			</p>
			<details className="group" open={hasProblem}>
				<summary className="link flex min-h-11 items-center gap-1 font-semibold">
					<ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
					Change terms
				</summary>
				<div className="grid gap-5 pt-3 sm:grid-cols-2">
					{changeable.map((name) => (
						<DeclaredInput
							key={name}
							name={name}
							field={termFields[name]}
							defaultValue={fieldValue(problem, name, stored[name])}
							error={problem?.fields?.[name]}
						/>
					))}
				</div>
			</details>
			{differences.map((difference) => {
				const { name, label, inJob, inOffer } = difference
				const field = whyField(name)
				return (
					<TextField
						key={field}
						name={field}
						label={`Why: ${label}`}
						hint={`Job: ${inJob}. This offer: ${inOffer}.`}
						optional={!mustSayWhy(difference)}
						maxLength={longestReason}
						defaultValue={fieldValue(problem, field)}
						error={problem?.fields?.[field]}
					/>
				)
			})}
		</fieldset>
	)
}

function Pay({ page, problem }: { page: OfferFormPage; problem: FormProblem | undefined }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_minmax(0,10rem)] items-start gap-3">
			<AmountField
				unitField="payUnit"
				name="payPaise"
				label={labels.payPaise}
				defaultValue={fieldValue(problem, 'payPaise', page.values.payPaise)}
				error={problem?.fields?.['payPaise']}
			/>
			<SelectField
				name="payUnit"
				label={labels.payUnit}
				onInput={clearBroughtAmounts}
				options={payUnits.map((unit) => ({ value: unit, label: perUnit[unit] }))}
				defaultValue={fieldValue(problem, 'payUnit', page.values.payUnit)}
				error={problem?.fields?.['payUnit']}
			/>
		</div>
	)
}

/** Null as long as what is typed is no amount of this unit. */
function typedPay(unit: PayUnit, text: string): bigint | null {
	const amount = amountIn(unit, text)
	return 'problem' in amount ? null : amount.paise
}

function previewOf(read: (name: string) => string, job: JobSide) {
	const payUnit = payUnits.find((unit) => unit === read('payUnit')) ?? 'month'
	const payPaise = typedPay(payUnit, read('payPaise'))
	const startsOn = read('startsOn')
	const terms = offered(valuesSoFar(termFields, read))
	const differences = differencesFrom(job, { terms, payUnit, payPaise: payPaise ?? job.payMinPaise ?? 0n })
	return {
		...statedIn(terms),
		differences: differences.map((each) => ({ ...each, why: read(whyField(each.name)).trim() || null })),
		pay: payPaise === null ? 'Not added yet' : offeredPay({ payPaise, payUnit }),
		starts: isCalendarDate(startsOn) ? formatDate(startsOn) : 'Not added yet',
		message: read('message').trim(),
		terms: read('terms').trim() || null,
	}
}
