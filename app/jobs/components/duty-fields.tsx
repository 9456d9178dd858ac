import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { namesOf, optionsOf } from '#app/platform/text/declared-fields.ts'
import { type DutySheet, dutyFields, dutySheetProgress } from '../form/duty-sheet.ts'
import { type GroupProps, Pair } from './field-group.tsx'

/** What the work itself is like, folded until someone opens it, unless there is something in it. */
export function DutyFields({ field, page, sheet }: GroupProps & { sheet: DutySheet }) {
	const [wasFilled] = useState(() => dutySheetProgress(sheet).added > 0)
	const hasProblem = namesOf(dutyFields).some((key) => field(key).error !== undefined)
	const digits = { inputMode: 'numeric', maxLength: 30 } as const
	return (
		<details className="group" open={hasProblem || wasFilled}>
			<summary className="flex min-h-11 items-center gap-x-2 font-semibold">
				<ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
				Cases, on-call, accommodation, leave and more (optional)
			</summary>
			<div className="grid gap-5 pt-3">
				<Pair legend="Cases a day">
					<TextField {...field('casesPerDayMin')} label="From" {...digits} />
					<TextField {...field('casesPerDayMax')} label="To" {...digits} />
				</Pair>
				<Pair legend="On call">
					<SelectField
						{...field('onCall')}
						label="Duty"
						placeholder="Not added"
						options={optionsOf(dutyFields.onCall.names)}
					/>
					<TextField {...field('onCallEvery')} label="Once every" suffix="nights" inputMode="numeric" maxLength={30} />
				</Pair>
				<TextField
					{...field('team')}
					hint="For example: 3 consultants, 2 residents, 1 technician in every theatre"
					maxLength={dutyFields.team.max}
				/>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField {...field('nightsPerMonth')} inputMode="numeric" maxLength={30} />
					<SelectField
						{...field('accommodation')}
						placeholder="Not added"
						options={optionsOf(dutyFields.accommodation.names)}
					/>
					<SelectField {...field('meals')} placeholder="Not added" options={optionsOf(dutyFields.meals.names)} />
					<TextField {...field('leaveDaysPerYear')} suffix="days a year" {...digits} />
					<TextField {...field('noticePeriodDays')} suffix="days" {...digits} />
					<SelectField
						{...field('indemnity')}
						placeholder="Not added"
						options={optionsOf(dutyFields.indemnity.names)}
					/>
					<TextField {...field('vacancies')} {...digits} />
				</div>
				<DateField
					{...field('applyBy')}
					hint="After this day the job takes no applications and leaves the search. Your applicants stay."
					min={page.status === 'new' || page.status === 'draft' ? page.today : undefined}
					max={page.lastStart}
					className="max-w-64"
				/>
				<TextField
					{...field('contactRole')}
					hint="The role only, for example: Head of anesthesia"
					maxLength={dutyFields.contactRole.max}
				/>
			</div>
		</details>
	)
}
