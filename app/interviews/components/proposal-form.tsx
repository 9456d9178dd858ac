import { Form, useFetcher, useLocation } from 'react-router'
import { type FormEvent, useState } from 'react'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { hasHours, isAvailable } from '../available-hours.ts'
import { lengthsInMinutes, longestNote } from '../limits.ts'
import type { loadProposalForm, Suggestion } from '../proposal-page.server.ts'
import { PlaceFields, type StoredPlace } from './place-fields.tsx'
import { SlotFields } from './slot-fields.tsx'
import { Suggestions } from './suggestions.tsx'

type ProposalFormPage = Awaited<ReturnType<typeof loadProposalForm>>

type ProposalFormProps = {
	page: ProposalFormPage
	/** What an earlier round said, to go on from. */
	stored?: StoredPlace & { note: string | null; interviewer: string | null; minutes: number; version: number }
	button: string
	problem: FormProblem | undefined
}

const labels = { date1: 'Time 1', time1: 'Time 1', date2: 'Time 2', time2: 'Time 2', date3: 'Time 3', time3: 'Time 3' }

/** Up to three times, where to meet, who will be there. */
export function ProposalForm({ page, stored, button, problem: refused }: ProposalFormProps) {
	const problem = useTyped(refused)
	const { pathname } = useLocation()
	const fresh = useFetcher<{ page: { suggestions: Suggestion[] } }>()
	const [slots, setSlots] = useState(() => slotsAtFirst(page.chosen, problem))

	const [minutes, setMinutes] = useState(() =>
		Number(fieldValue(problem, 'minutes', String(stored?.minutes ?? page.minutes))),
	)

	// The interviewer and the duration decide which times are free.
	function suggestAnew(event: FormEvent<HTMLFormElement>) {
		if (!(event.target instanceof HTMLSelectElement)) return
		const form = new FormData(event.currentTarget)
		setMinutes(Number(text(form.get('minutes'))))
		const query = new URLSearchParams({
			interviewer: text(form.get('interviewer')),
			minutes: text(form.get('minutes')),
		})
		void fresh.load(`${pathname}?${query}`)
	}

	function take({ date, time }: Suggestion) {
		const free = slots.findIndex((slot) => !slot.date && !slot.time)
		const at = free === -1 ? slots.length - 1 : free
		setSlots(slots.map((slot, index) => (index === at ? { date, time } : slot)))
	}

	return (
		<Form method="post" noValidate onChange={suggestAnew} className="grid max-w-2xl gap-8">
			<ErrorSummary problem={problem} labels={labels} />
			{stored ? (
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(stored.version))} />
			) : null}
			<PlaceFields place={page.place} stored={stored} problem={problem} />
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField
					name="interviewer"
					label="Interviewer"
					options={page.colleagues}
					defaultValue={fieldValue(problem, 'interviewer', stored?.interviewer ?? page.interviewer)}
					error={problem?.fields?.['interviewer']}
				/>
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
				{page.hours.lines.length > 0 ? (
					<p className="text-sm">
						<span className="text-ink-2">The applicant is available: </span>
						{page.hours.lines.join(', ')}
					</p>
				) : null}
				<Suggestions suggestions={fresh.data?.page.suggestions ?? page.suggestions} chosen={slots} onTake={take} />
				<SlotFields
					slots={slots}
					today={page.today}
					problem={problem}
					onChange={setSlots}
					isOutside={({ date, time }) =>
						hasHours(page.hours.byDay) && !isAvailable(page.hours.byDay, date, time, minutes)
					}
				/>
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
			<SubmitButton pendingLabel="Sending..." className="justify-self-start">
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
