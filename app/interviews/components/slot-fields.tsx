import type { FormProblem } from '#app/platform/form.ts'
import { firstError } from '#app/ui/field.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SlotValues } from './proposal-form.tsx'

type SlotFieldsProps = {
	slots: readonly SlotValues[]
	today: string
	problem: FormProblem | undefined
	onChange: (slots: SlotValues[]) => void
	/** A time at which the applicant is not available by their profile. It can be proposed all the same. */
	isOutside: (slot: SlotValues) => boolean
}

/** A date and a time for each, in the browser's own fields. Empty ones do not count. */
export function SlotFields({ slots, today, problem, onChange, isOutside }: SlotFieldsProps) {
	const change = (index: number, part: Partial<SlotValues>) =>
		onChange(slots.map((slot, at) => (at === index ? { ...slot, ...part } : slot)))
	return (
		<ul className="grid gap-4">
			{slots.map(({ date, time }, index) => {
				const [dateName, timeName] = [`date${index + 1}`, `time${index + 1}`]
				return (
					<li key={dateName} className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-3">
						<DateField
							name={dateName}
							label={`Date ${index + 1}`}
							optional={index > 0}
							min={today}
							value={date}
							onChange={(event) => change(index, { date: event.currentTarget.value })}
							error={firstError(problem?.fields?.[dateName])}
						/>
						<TextField
							name={timeName}
							type="time"
							step={300}
							label={`Time ${index + 1}`}
							value={time}
							onChange={(event) => change(index, { time: event.currentTarget.value })}
							error={firstError(problem?.fields?.[timeName])}
						/>
						{date && time && isOutside({ date, time }) ? (
							<p className="col-span-2 text-sm font-semibold text-warning">
								Outside the hours in the applicant’s profile. You can still propose it.
							</p>
						) : null}
					</li>
				)
			})}
		</ul>
	)
}
