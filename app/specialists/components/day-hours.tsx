import { fieldValue } from '#app/platform/http/form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { weekdays } from '../profile/profile.ts'
import type { SectionProblem } from '../sections/section-page.server.ts'
import { t } from '#app/platform/language/words.ts'

type DayHoursProps = {
	day: (typeof weekdays)[number]
	stored: { from: string; to: string } | undefined
	problem: SectionProblem | undefined
}

/** The name, and beside it the two times; on phones above them. */
export const dayColumns = 'grid grid-cols-2 gap-x-3 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]'

/** One weekday: from and to, both empty when it is free. */
export function DayHours({ day: { key, longName }, stored, problem }: DayHoursProps) {
	const field = (name: string, value: string | undefined) => ({
		name,
		type: 'time',
		hideLabel: true,
		defaultValue: fieldValue(problem, name, value),
		error: problem?.fields?.[name],
	})
	return (
		<fieldset className={`${dayColumns} min-w-0 items-start border-t border-line pt-3`}>
			<legend className="sr-only">{longName}</legend>
			<span aria-hidden="true" className="col-span-2 self-center font-semibold sm:col-span-1">
				{longName}
			</span>
			<TextField {...field(`${key}From`, stored?.from)} label={t`${{ day: longName }}, from`} />
			<TextField {...field(`${key}To`, stored?.to)} label={t`${{ day: longName }}, to`} />
		</fieldset>
	)
}
