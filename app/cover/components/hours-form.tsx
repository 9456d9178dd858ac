import { useState } from 'react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { coverLimits } from '../asking/kinds.ts'
import { amountLine, isFarFromAsked } from '../labels.ts'

type Asked = Parameters<typeof amountLine>[0]

type Typed = { date: string; from: string; to: string }

/** The hours as they are typed; null until there are a day and two times. An end that is not after its start is on the next day. */
function hoursOf({ date, from, to }: Typed) {
	const [startsAt, endsAt] = [from, to].map((time) => new Date(`${date}T${time}:00+05:30`)) as [Date, Date]
	if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime())) return null
	return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(endsAt.getTime() + 86_400_000) }
}

type HoursFormProps = {
	action: string
	worked: { date: string; from: string; to: string; described: string }
	asks: { described: boolean; reason: boolean }
	/** What was asked for, at what pay. */
	asked: Asked
	problem: FormProblem | undefined
}

/** The hours as worked, with those that were asked for to begin with. */
export function HoursForm({ action, worked, asks, asked, problem }: HoursFormProps) {
	const [typed, setTyped] = useState<Typed>({
		date: fieldValue(problem, 'date', worked.date),
		from: fieldValue(problem, 'from', worked.from),
		to: fieldValue(problem, 'to', worked.to),
	})
	const hours = hoursOf(typed)
	const amount = hours && amountLine(asked, hours)
	const asksReason = asks.reason || (hours !== null && isFarFromAsked(asked, hours))
	const errors = problem?.fields ?? {}
	return (
		<Form
			method="post"
			action={action}
			noValidate
			className="grid gap-4"
			onChange={({ currentTarget }) => {
				const values = new FormData(currentTarget)
				const read = (name: string) => {
					const value = values.get(name)
					return typeof value === 'string' ? value : ''
				}
				setTyped({ date: read('date'), from: read('from'), to: read('to') })
			}}
		>
			<ErrorSummary
				problem={problem}
				labels={{ date: 'Day', from: 'From', to: 'To', described: 'As described', reason: 'Reason' }}
			/>
			<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				<DateField
					name="date"
					label="Day"
					required
					className="max-sm:col-span-2"
					defaultValue={fieldValue(problem, 'date', worked.date)}
					error={errors['date']}
				/>
				<TextField
					name="from"
					label="From"
					type="time"
					required
					defaultValue={fieldValue(problem, 'from', worked.from)}
					error={errors['from']}
				/>
				<TextField
					name="to"
					label="To"
					type="time"
					required
					defaultValue={fieldValue(problem, 'to', worked.to)}
					error={errors['to']}
				/>
			</div>
			<p aria-live="polite">
				{amount ? (
					<>
						Amount: <span className="num font-semibold">{amount}</span>
					</>
				) : null}
			</p>
			{asks.described ? (
				<RadioGroup
					name="described"
					label="Were case, equipment and hours as described?"
					hint="From three answers on, other specialists see how many were as described."
					chips
					options={[
						{ value: 'yes', label: 'Yes' },
						{ value: 'no', label: 'No' },
					]}
					defaultValue={fieldValue(problem, 'described', worked.described)}
					error={errors['described']}
				/>
			) : null}
			{asksReason ? (
				<TextArea
					name="reason"
					label="Reason"
					hint="The other side sees this."
					required
					rows={3}
					maxLength={coverLimits.reason}
					defaultValue={fieldValue(problem, 'reason')}
					error={errors['reason']}
				/>
			) : null}
			<SubmitButton action={action} pendingLabel="Sending..." className="justify-self-start">
				Send hours
			</SubmitButton>
		</Form>
	)
}
