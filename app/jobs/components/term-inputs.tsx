import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { optionsOf } from '#app/platform/text/declared-fields.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { DeclaredInput } from '#app/ui/fields/declared-input.tsx'
import { type TermField, termFieldNames, termFields, type Terms } from '../terms/terms.ts'
import { termsPath } from '../terms/terms-path.ts'
import { type GroupProps, Pair } from './field-group.tsx'

/** Open by itself where there is a bond. */
const bondFields = ['bondAmount', 'bondMonths', 'bondFor', 'bondFalls'] as const satisfies TermField[]
/** Without them a job is not posted. */
const needed: readonly TermField[] = ['bond', ...bondFields, 'certificatesNeverKept', 'engagement']

const others = termFieldNames.filter((name) => !needed.includes(name))

/** What the hospital asks and owes beside the pay. What may be left out is folded until someone opens it or something is in it. */
export function TermInputs({ field, terms }: GroupProps & { terms: Terms }) {
	const [wasFilled] = useState(() => others.some((name) => terms[name] !== null))
	const hasProblem = others.some((name) => field(name).error !== undefined)
	const input = (name: TermField) => ({ field: termFields[name], ...field(name) })
	return (
		<>
			<p className="field-hint">
				Specialists see these terms before they apply.{' '}
				<a href={termsPath} target="_blank" rel="noreferrer">
					What these words mean
				</a>
			</p>
			<RadioGroup {...field('bond')} options={optionsOf(termFields.bond.names)} required chips />
			<details className="group" open={terms.bond === 'amount' || bondFields.some((name) => field(name).error)}>
				<summary className="flex min-h-11 items-center gap-x-2 font-semibold">
					<ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
					Amount, period and reason of the bond
				</summary>
				<div className="grid gap-5 pt-3">
					<Pair legend="What binds">
						<DeclaredInput {...input('bondAmount')} />
						<DeclaredInput {...input('bondMonths')} />
					</Pair>
					<DeclaredInput {...input('bondFor')} optional />
					<DeclaredInput {...input('bondFalls')} optional />
				</div>
			</details>
			<DeclaredInput {...input('certificatesNeverKept')} />
			<RadioGroup {...field('engagement')} options={optionsOf(termFields.engagement.names)} required chips />
			<details className="group" open={hasProblem || wasFilled}>
				<summary className="flex min-h-11 items-center gap-x-2 font-semibold">
					<ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
					PF, pay day, notice, leave, nights and more (optional)
				</summary>
				<div className="grid gap-5 pt-3 sm:grid-cols-2">
					{others.map((name) => (
						<DeclaredInput key={name} {...input(name)} />
					))}
				</div>
			</details>
		</>
	)
}
