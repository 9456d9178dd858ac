import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { runs } from '#app/ui/page/program.ts'
import { coverLimits } from '../asking/kinds.ts'
import { amountLine, isFarFromAsked, typedHours } from '#app/platform/text/worked-hours.ts'
import { t } from '#app/platform/language/words.ts'

type Asked = Parameters<typeof amountLine>[0]

type HoursFormProps = {
	action: string
	worked: { date: string; from: string; to: string; described: string }
	asks: { described: boolean; reason: boolean }
	/** What was asked for, at what pay. */
	asked: Asked
	problem: FormProblem | undefined
}

const startsProgram = runs(async () => (await import('#app/ui/enhance/hours.ts')).followHours)

/** The hours as worked, with those that were asked for to begin with. */
export function HoursForm({ action, worked, asks, asked, problem }: HoursFormProps) {
	const [date, from, to] = (['date', 'from', 'to'] as const).map((name) => fieldValue(problem, name, worked[name]))
	const hours = typedHours(date, from, to)
	const asksReason = asks.reason || (hours !== null && isFarFromAsked(asked, hours))
	const errors = problem?.fields ?? {}
	return (
		<Form
			method="post"
			action={action}
			noValidate
			className="grid gap-4"
			ref={startsProgram}
			data-hours={`${asked.startsAt.getTime()} ${asked.endsAt.getTime()}`}
			data-pay={`${asked.payPaise} ${asked.payUnit}`}
		>
			<ErrorSummary
				problem={problem}
				labels={{ date: t`Day`, from: t`From`, to: t`To`, described: t`As described`, reason: t`Reason` }}
			/>
			<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				<DateField
					name="date"
					label={t`Day`}
					required
					className="max-sm:col-span-2"
					defaultValue={date}
					error={errors['date']}
				/>
				<TextField name="from" label={t`From`} type="time" required defaultValue={from} error={errors['from']} />
				<TextField name="to" label={t`To`} type="time" required defaultValue={to} error={errors['to']} />
			</div>
			<p aria-live="polite">
				<span hidden={!hours}>
					{t`Amount:`}{' '}
					<span data-due className="num font-semibold">
						{hours ? amountLine(asked, hours) : null}
					</span>
				</span>
			</p>
			{asks.described ? (
				<RadioGroup
					name="described"
					label={t`Were case, equipment and hours as described?`}
					hint={t`From three answers on, other specialists see how many were as described.`}
					chips
					options={[
						{ value: 'yes', label: t.of('answer')`Yes` },
						{ value: 'no', label: t.of('answer')`No` },
					]}
					defaultValue={fieldValue(problem, 'described', worked.described)}
					error={errors['described']}
				/>
			) : null}
			<fieldset hidden={!asksReason} disabled={!asksReason} data-if-far={!asks.reason} className="min-w-0">
				<TextArea
					name="reason"
					label={t`Reason`}
					hint={t`The other side sees this.`}
					required
					rows={3}
					maxLength={coverLimits.reason}
					defaultValue={fieldValue(problem, 'reason')}
					error={errors['reason']}
				/>
			</fieldset>
			<SubmitButton action={action} pendingLabel={t`Sending...`} className="justify-self-start">
				{t`Send hours`}
			</SubmitButton>
		</Form>
	)
}
