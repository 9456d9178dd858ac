import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { t } from '#app/platform/language/words.ts'

/** Days off or extra hours to come, each with a way to take it back. */
export function DaysOffLines({ daysOff }: { daysOff: readonly { id: string; name: string }[] }) {
	if (daysOff.length === 0) return null
	return (
		<ul className="divide-y divide-line">
			{daysOff.map(({ id, name }) => (
				<li key={id} className="num flex flex-wrap items-center justify-between gap-x-4 py-1">
					{name}
					<PostButton
						action="/cover/settings"
						fields={{ act: 'remove', id }}
						variant="quiet"
						size="sm"
						pendingLabel={t`Removing...`}
					>
						{t`Remove`}
					</PostButton>
				</li>
			))}
		</ul>
	)
}

export function DaysOffForm({ problem }: { problem: FormProblem | undefined }) {
	return (
		<Form method="post" noValidate className="grid gap-4">
			<input type="hidden" name="act" value="days-off" />
			<ErrorSummary problem={problem} labels={{ first: t`First day`, last: t`Last day` }} />
			<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				<DateField
					name="first"
					label={t`First day`}
					required
					defaultValue={fieldValue(problem, 'first')}
					error={problem?.fields?.['first']}
				/>
				<DateField
					name="last"
					label={t`Last day`}
					optional
					defaultValue={fieldValue(problem, 'last')}
					error={problem?.fields?.['last']}
				/>
			</div>
			<SubmitButton variant="secondary" pendingLabel={t`Saving...`} className="justify-self-start">
				{t`Add days off`}
			</SubmitButton>
		</Form>
	)
}

export function ExtraHoursForm({ problem }: { problem: FormProblem | undefined }) {
	const errors = problem?.fields ?? {}
	return (
		<Form method="post" noValidate className="grid gap-4">
			<input type="hidden" name="act" value="extra" />
			<ErrorSummary problem={problem} labels={{ date: t`Day`, from: t`From`, to: t`To` }} />
			<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				<DateField
					name="date"
					label={t`Day`}
					required
					className="max-sm:col-span-2"
					defaultValue={fieldValue(problem, 'date')}
					error={errors['date']}
				/>
				{(['from', 'to'] as const).map((name) => (
					<TextField
						key={name}
						name={name}
						label={name === 'from' ? t`From` : t`To`}
						type="time"
						required
						defaultValue={fieldValue(problem, name)}
						error={errors[name]}
					/>
				))}
			</div>
			<SubmitButton variant="secondary" pendingLabel={t`Saving...`} className="justify-self-start">
				{t`Add hours`}
			</SubmitButton>
		</Form>
	)
}
