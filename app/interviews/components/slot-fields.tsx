import type { FormProblem } from '#app/platform/http/form.ts'
import { firstError } from '#app/ui/fields/field.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { SlotValues } from './proposal-form.tsx'

type SlotFieldsProps = {
	slots: readonly SlotValues[]
	today: string
	problem: FormProblem | undefined
	onChange: (slots: SlotValues[]) => void
	/** For a typed time, the names of people who are not free, or that it is outside the applicant's hours. */
	warnings: readonly { at: string; text: string | null }[]
}

/** A date and a time for each, in the browser's own fields. Empty ones do not count. */
export function SlotFields({ slots, today, problem, onChange, warnings }: SlotFieldsProps) {
	const change = (index: number, part: Partial<SlotValues>) =>
		onChange(slots.map((slot, at) => (at === index ? { ...slot, ...part } : slot)))
	return (
		<ul className="grid gap-4">
			{slots.map(({ date, time }, index) => {
				const warning = date && time ? warnings.find(({ at }) => at === `${date}T${time}`)?.text : null
				const [dateName, timeName] = [`date${index + 1}`, `time${index + 1}`]
				return (
					<li key={dateName} className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
						<DateField
							name={dateName}
							label={`Date ${index + 1}`}
							optional={index > 0}
							min={today}
							value={date}
							onInput={(event) => change(index, { date: event.currentTarget.value })}
							error={firstError(problem?.fields?.[dateName])}
						/>
						<TextField
							name={timeName}
							type="time"
							step={300}
							label={`Time ${index + 1}`}
							value={time}
							onInput={(event) => change(index, { time: event.currentTarget.value })}
							error={firstError(problem?.fields?.[timeName])}
						/>
						<output className="col-span-2 text-sm font-semibold text-warning empty:hidden">{warning}</output>
					</li>
				)
			})}
		</ul>
	)
}
