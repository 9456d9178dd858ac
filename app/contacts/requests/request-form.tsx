import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { clearBroughtAmounts } from '#app/ui/fields/brought-amounts.ts'
import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { type PayUnit, payUnits, perUnit } from '#app/platform/text/money.ts'
import type { TemplateChoices } from '#app/templates/queries.server.ts'
import { TemplateText } from '#app/templates/template-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { DefaultSubmit } from '#app/ui/fields/default-submit.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { longestMessage, longestPlace, longestReason } from '../limits.ts'
import { withJob } from './with-job.ts'

export type Offer = { payFrom: string; payTo: string; payUnit: PayUnit; place: string }
/** `label` tells two jobs of one title apart, by place and day. */
export type JobToOffer = Offer & { id: string; title: string; label: string; fits: boolean }

type RequestFormProps = {
	/** Where it is sent; `/preview` below it shows what the specialist will see. */
	page: string
	/** There is a page for the preview: not where one text goes to several people. */
	hasPreview?: boolean
	/** Fields that say whom it goes to, where the address does not. */
	children?: ReactNode
	/** The hospital's open jobs, the one that fits best first. */
	jobs: JobToOffer[]
	/** The job that the address names, or one in the speciality of everyone who gets it; '' where none is. */
	chosenJobId: string
	/** What stands in the fields where no job fills them. */
	defaultOffer: Offer
	/** The texts of the team, with what fills them for the first person. */
	choices: TemplateChoices
	/** The page with a template in its message, for browsers without a script. */
	templateHref: (templateId: string) => string
	/** What had been typed when a job was chosen without a script. */
	typed: { reason: string; message: string }
	problem: FormProblem | undefined
}

export const requestFieldLabels = {
	jobId: 'Job',
	reason: 'Reason for contact',
	payFrom: 'Minimum',
	payTo: 'Maximum',
	payUnit: 'Pay per',
	place: 'Work location',
	message: 'Message',
}

/** Job or reason, pay, place and message. A job brings its pay and place along; both can be changed. */
export function RequestForm({
	page,
	jobs,
	chosenJobId,
	defaultOffer,
	typed,
	problem: refused,
	...more
}: RequestFormProps) {
	const { hasPreview = true, children, choices, templateHref } = more
	const problem = useTyped(refused)
	const [jobId, chooseJob] = useState(fieldValue(problem, 'jobId', chosenJobId))
	const [isAsTyped, saveFormDraft] = useState(problem?.values !== undefined)
	const brought: Record<string, string> = { ...typed, ...(jobs.find(({ id }) => id === jobId) ?? defaultOffer) }
	const field = (name: keyof typeof requestFieldLabels, from = problem) => ({
		name,
		label: requestFieldLabels[name],
		error: problem?.fields?.[name],
		defaultValue: fieldValue(from, name, brought[name]),
	})
	const offer = (name: keyof Offer) => field(name, isAsTyped ? problem : undefined)
	return (
		<Form method="post" action={page} noValidate className="grid gap-6">
			<DefaultSubmit />
			{children}
			<ErrorSummary problem={problem} labels={requestFieldLabels} />
			<section className="grid gap-4">
				<h2 className="text-lg">About this request</h2>
				{jobs.length > 0 ? (
					<div className="grid gap-3">
						<SelectField
							{...field('jobId')}
							defaultValue={undefined}
							value={jobId}
							onInput={(event) => {
								chooseJob(event.currentTarget.value)
								saveFormDraft(false)
							}}
							hint="If they accept, they join the applicants of this job."
							options={[
								...jobs.map(({ id, label }) => ({ value: id, label })),
								{ value: '', label: 'No specific job' },
							]}
						/>
						<Button variant="secondary" size="sm" formMethod="get" className="justify-self-start js:hidden">
							Use this job’s pay and location
						</Button>
					</div>
				) : null}
				<TextField
					{...field('reason')}
					optional={jobs.length > 0}
					required={jobs.length === 0}
					hint={
						jobs.length > 0
							? 'Required only if you have not chosen a job.'
							: 'For example, cover for cardiac lists in December'
					}
					maxLength={longestReason}
				/>
			</section>
			{/* Redrawn for another job, so that its pay and place replace the last one's. */}
			<section key={isAsTyped ? 'typed' : jobId} className="grid gap-4">
				<h2 className="text-lg">Your offer</h2>
				<SelectField
					{...offer('payUnit')}
					onInput={isAsTyped ? undefined : clearBroughtAmounts}
					options={payUnits.map((unit) => ({ value: unit, label: perUnit[unit] }))}
					className="max-w-48"
				/>
				<fieldset className="min-w-0">
					<legend className="field-label">Amount in rupees</legend>
					<div className="field-pair mt-1.5">
						<AmountField {...offer('payFrom')} required unitField="payUnit" />
						<AmountField {...offer('payTo')} optional unitField="payUnit" />
					</div>
				</fieldset>
				<TextField {...offer('place')} maxLength={longestPlace} required />
			</section>
			<TemplateText
				kind="contact-request"
				name="message"
				label={requestFieldLabels.message}
				choices={{ ...choices, values: withJob(choices.values, jobs, jobId), text: choices.text || typed.message }}
				href={templateHref}
				problem={problem}
				hint="Tell them why you are contacting them and what happens next. Leave out phone numbers, email addresses and links. If they accept, you can message each other here."
				rows={6}
				maxLength={longestMessage}
				required
			/>
			<div className="flex flex-wrap gap-3">
				<SubmitButton action={page} pendingLabel="Sending...">
					{hasPreview ? 'Send request' : 'Send requests'}
				</SubmitButton>
				{hasPreview ? (
					<SubmitButton
						action={`${page}/preview#preview`}
						formAction={`${page}/preview#preview`}
						variant="secondary"
						pendingLabel="Loading preview..."
					>
						Preview
					</SubmitButton>
				) : null}
			</div>
		</Form>
	)
}
