import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { labelsOf } from '#app/platform/text/declared-fields.ts'
import { postFields } from '../sections/section-fields.ts'
import { SectionFields } from './section-fields.tsx'
import type { ExperienceEntry } from '../sections/section-contents.server.ts'
import { sectionLimits } from '../sections/section-limits.ts'
import { t } from '#app/platform/language/words.ts'

export const postLabels = () => ({
	title: t`Role`,
	startMonth: t`Start month`,
	startYear: t`Start year`,
	isCurrent: t`I currently work here`,
	endMonth: t`End month`,
	endYear: t`End year`,
	...labelsOf(postFields),
})

const months = () =>
	[
		t`January`,
		t`February`,
		t`March`,
		t`April`,
		t`May`,
		t`June`,
		t`July`,
		t`August`,
		t`September`,
		t`October`,
		t`November`,
		t`December`,
	].map((label, index) => ({ value: String(index + 1), label }))

type PostFieldsProps = { entry: ExperienceEntry | null; problem: FormProblem | undefined }

export function PostFields({ entry, problem }: PostFieldsProps) {
	const labels = postLabels()
	const field = (name: keyof typeof labels, stored?: string | null) => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(problem, name, stored),
		error: problem?.fields?.[name],
	})
	const fields = { fields: postFields, stored: entry, problem }
	const isCurrent = problem ? fieldValue(problem, 'isCurrent') === 'on' : entry !== null && entry.endsOn === null
	return (
		<>
			<TextField
				{...field('title', entry?.role)}
				hint={t`For example: Consultant Anesthesiologist`}
				required
				maxLength={sectionLimits.role}
			/>
			<SectionFields {...fields} only={(name) => name === 'hospital'} />
			<fieldset className="min-w-0">
				<legend className="field-label">{t.of('period')`From`}</legend>
				<MonthAndYear
					month={{ ...field('startMonth', monthOf(entry?.startsOn)), required: true }}
					year={{ ...field('startYear', entry?.startsOn.slice(0, 4)), required: true }}
				/>
			</fieldset>
			<Checkbox
				name="isCurrent"
				label={labels.isCurrent}
				defaultChecked={isCurrent}
				error={problem?.fields?.['isCurrent']}
			/>
			<fieldset className="min-w-0">
				<legend className="field-label">
					{t.of('period')`To`}{' '}
					<span className="font-normal text-ink-2">{t`(leave blank if you still work there)`}</span>
				</legend>
				<MonthAndYear
					month={field('endMonth', monthOf(entry?.endsOn))}
					year={field('endYear', entry?.endsOn?.slice(0, 4))}
				/>
			</fieldset>
			<SectionFields {...fields} only={(name) => name !== 'hospital'} />
		</>
	)
}

const monthOf = (day: string | null | undefined) => (day ? String(Number(day.slice(5, 7))) : '')

type Part = { name: string; label: string; defaultValue: string; error: readonly string[] | undefined; required?: true }

function MonthAndYear({ month, year }: { month: Part; year: Part }) {
	return (
		<div className="mt-1.5 grid max-w-md grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
			<SelectField {...month} hideLabel placeholder={t`Month`} options={months()} />
			<TextField {...year} hideLabel placeholder={t`Year`} inputMode="numeric" maxLength={30} />
		</div>
	)
}
