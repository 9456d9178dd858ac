import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { DeclaredInput } from '#app/ui/fields/declared-input.tsx'
import { namesOf } from '#app/platform/text/declared-fields.ts'
import { type DutySheet, dutyFields, dutySheetProgress } from '../form/duty-sheet.ts'
import { type GroupProps, Pair } from './field-group.tsx'

/** What the work itself is like, folded until someone opens it, unless there is something in it. */
export function DutyFields({ field, page, sheet }: GroupProps & { sheet: DutySheet }) {
	const [wasFilled] = useState(() => dutySheetProgress(sheet).added > 0)
	const hasProblem = namesOf(dutyFields).some((key) => field(key).error !== undefined)
	const input = (name: keyof typeof dutyFields) => ({ field: dutyFields[name], ...field(name) })
	return (
		<details className="group" open={hasProblem || wasFilled}>
			<summary className="flex min-h-11 items-center gap-x-2 font-semibold">
				<ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
				Cases, on-call, accommodation, meals and more (optional)
			</summary>
			<div className="grid gap-5 pt-3">
				<Pair legend="Cases a day">
					<DeclaredInput {...input('casesPerDayMin')} label="From" />
					<DeclaredInput {...input('casesPerDayMax')} label="To" />
				</Pair>
				<Pair legend="On call">
					<DeclaredInput {...input('onCall')} label="Duty" />
					<DeclaredInput {...input('onCallEvery')} label="Once every" suffix="nights" />
				</Pair>
				<DeclaredInput {...input('team')} />
				<div className="grid gap-5 sm:grid-cols-2">
					<DeclaredInput {...input('nightsPerMonth')} />
					<DeclaredInput {...input('accommodation')} />
					<DeclaredInput {...input('meals')} />
					<DeclaredInput {...input('vacancies')} />
				</div>
				<DeclaredInput
					{...input('applyBy')}
					min={page.status === 'new' || page.status === 'draft' ? page.today : undefined}
					max={page.lastStart}
					className="max-w-64"
				/>
				<DeclaredInput {...input('contactRole')} />
			</div>
		</details>
	)
}
