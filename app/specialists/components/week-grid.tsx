import { firstError } from '#app/ui/fields/field.tsx'
import { type DayPart, dayPartHours, dayPartNames, dayParts, partsOf } from '../availability/day-parts.ts'
import { weekdays } from '../profile/profile.ts'
import type { SectionProblem } from '../sections/section-page.server.ts'
import type { Availability } from '../tables.server.ts'
import { chosenValues } from './section-form.tsx'
import { t } from '#app/platform/language/words.ts'

const partLabel: Record<DayPart, (day: string) => string> = {
	day: (day) => t`${{ day }}, day`,
	evening: (day) => t`${{ day }}, evening`,
	night: (day) => t`${{ day }}, night`,
}

/** A week of chips: the parts of each day on which the person works. */
export function WeekGrid({ stored, problem }: { stored: Availability; problem: SectionProblem | undefined }) {
	return (
		<div className="grid gap-2">
			<p className="text-sm text-ink-2">
				{dayParts.map((part) => `${dayPartNames[part]} ${dayPartHours(part)}`).join(', ')}
			</p>
			{weekdays.map(({ key, name, longName }) => {
				const hours = stored[key]
				const chosen = chosenValues(problem, `${key}Parts`, (hours && partsOf(hours)) ?? [])
				const error = firstError(problem?.fields?.[`${key}Parts`])
				return (
					<fieldset key={key} className="min-w-0" aria-describedby={error ? `${key}Parts-error` : undefined}>
						<legend className="sr-only">{longName}</legend>
						<div className="grid max-w-md grid-cols-[2.75rem_repeat(3,minmax(0,1fr))] items-center gap-2">
							<span aria-hidden="true" className="font-semibold">
								{name}
							</span>
							{dayParts.map((part, at) => (
								<label key={part} className="chip justify-center">
									<input
										type="checkbox"
										id={at === 0 ? `${key}Parts` : undefined}
										name={`${key}Parts`}
										value={part}
										defaultChecked={chosen.includes(part)}
										aria-label={partLabel[part](longName)}
										aria-invalid={error ? true : undefined}
										className="sr-only"
									/>
									<span aria-hidden="true">{dayPartNames[part]}</span>
								</label>
							))}
						</div>
						{error ? (
							<p id={`${key}Parts-error`} className="field-error">
								{error}
							</p>
						) : null}
					</fieldset>
				)
			})}
		</div>
	)
}
