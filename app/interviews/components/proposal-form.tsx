import { Form, useFetcher, useLocation } from 'react-router'
import { type FormEvent, useRef, useState } from 'react'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { lengthsInMinutes, longestNote } from '../limits.ts'
import type { loadProposalForm, Suggestion } from '../proposing/proposal-page.server.ts'
import { InterviewerFields } from './interviewer-fields.tsx'
import { PlaceFields, type StoredPlace } from './place-fields.tsx'
import { SlotFields } from './slot-fields.tsx'
import { Suggestions } from './suggestions.tsx'

export type ProposalFormPage = Awaited<ReturnType<typeof loadProposalForm>>

type ProposalFormProps = {
	page: ProposalFormPage
	/** What an earlier round said, to go on from. */
	stored?: StoredPlace & { note: string | null; minutes: number; version: number }
	button: string
	/** Its page, where that is not the one it is on. */
	action?: string
	problem: FormProblem | undefined
}

const labels = { date1: 'Time 1', time1: 'Time 1', date2: 'Time 2', time2: 'Time 2', date3: 'Time 3', time3: 'Time 3' }

/** Up to three times, where to meet, who will be there. */
export function ProposalForm({ page, stored, button, action, problem: refused }: ProposalFormProps) {
	const problem = useTyped(refused)
	const { pathname } = useLocation()
	const path = action?.split('?')[0] ?? pathname
	const fresh = useFetcher<{ page: Pick<ProposalFormPage, 'suggestions' | 'warnings'> }>()
	const form = useRef<HTMLFormElement>(null)
	const [slots, setSlots] = useState(() => slotsAtFirst(page.chosen, problem))
	const { suggestions, warnings } = fresh.data?.page ?? page

	/** Free times depend on the interviewers and the duration, so the server checks them again after each change. */
	function checkTimes(times: readonly SlotValues[]) {
		if (!form.current) return
		const typed = new FormData(form.current)
		const query = new URLSearchParams({ minutes: text(typed.get('minutes')) })
		for (const interviewer of typed.getAll('interviewer')) query.append('interviewer', text(interviewer))
		for (const { date, time } of times) if (date && time) query.append('at', `${date}T${time}`)
		void fresh.load(`${path}?${query}`)
	}

	function change(times: SlotValues[]) {
		setSlots(times)
		checkTimes(times)
	}

	function refresh({ target }: FormEvent<HTMLFormElement>) {
		const isAboutTime =
			target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.name === 'interviewer')
		if (isAboutTime) checkTimes(slots)
	}

	function take({ date, time }: Suggestion) {
		const free = slots.findIndex((slot) => !slot.date && !slot.time)
		const at = free === -1 ? slots.length - 1 : free
		change(slots.map((slot, index) => (index === at ? { date, time } : slot)))
	}

	return (
		<Form
			ref={form}
			method="post"
			{...(action === undefined ? {} : { action })}
			noValidate
			onInput={refresh}
			className="grid max-w-2xl gap-8"
		>
			<ErrorSummary problem={problem} labels={labels} />
			{stored ? (
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(stored.version))} />
			) : null}
			<PlaceFields place={page.place} stored={stored} problem={problem} />
			<InterviewerFields colleagues={page.colleagues} stored={page.interviewers} problem={problem} />
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField
					name="minutes"
					label="Duration"
					options={lengthsInMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
					defaultValue={fieldValue(problem, 'minutes', String(stored?.minutes ?? page.minutes))}
					error={problem?.fields?.['minutes']}
				/>
			</div>
			<fieldset className="grid gap-4">
				<legend className="text-lg font-semibold">Proposed times (IST)</legend>
				{page.hours.length > 0 ? (
					<div>
						<p className="text-sm">
							<span className="text-ink-2">The applicant is available: </span>
							{page.hours.join(', ')}
						</p>
						<Checkbox
							name="outside"
							label="Also propose times outside these hours"
							defaultChecked={fieldValue(problem, 'outside') === 'on'}
						/>
					</div>
				) : null}
				<Suggestions suggestions={suggestions} chosen={slots} onTake={take} />
				<SlotFields slots={slots} today={page.today} problem={problem} onChange={change} warnings={warnings} />
			</fieldset>
			<TextArea
				name="note"
				label="Note"
				hint="What to bring, who to ask for and how to reach you."
				optional
				rows={3}
				maxLength={longestNote}
				defaultValue={fieldValue(problem, 'note', stored?.note)}
				error={problem?.fields?.['note']}
			/>
			<SubmitButton action={action} pendingLabel="Sending..." className="justify-self-start">
				{button}
			</SubmitButton>
		</Form>
	)
}

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

export type SlotValues = { date: string; time: string }

/** Three rows: what was typed, else the suggestions that were pressed without a script. */
function slotsAtFirst(chosen: readonly string[], problem: FormProblem | undefined): SlotValues[] {
	return [1, 2, 3].map((number, index) => {
		const [date = '', time = ''] = chosen[index]?.split('T') ?? []
		return { date: fieldValue(problem, `date${number}`, date), time: fieldValue(problem, `time${number}`, time) }
	})
}
