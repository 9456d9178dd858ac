import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { firstError } from '#app/ui/fields/field.tsx'
import type { InterviewView } from '../page/interview-view.server.ts'
import { t } from '#app/platform/language/words.ts'

/** One press takes a time. Times no longer possible stay, so that no one looks for them. */
export function ChooseSlot({
	interview: { id, slots },
	problem,
}: {
	interview: InterviewView
	problem?: FormProblem | undefined
}) {
	const error = firstError(problem?.fields?.['slot'])
	return (
		<Form method="post" action={`/interviews/${id}/choice`} className="grid gap-3">
			<ErrorSummary problem={problem} />
			<ul className="grid gap-2" id="slot">
				{slots.map((slot, index) => (
					<li
						key={slot.id}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line p-3"
					>
						<p className={slot.isFree ? undefined : 'text-ink-2'}>
							<time dateTime={slot.iso}>
								<span className="block font-semibold">{slot.day}</span>
								<span className="num block">{slot.hours}</span>
							</time>
						</p>
						{slot.isFree ? (
							<Button name="slot" value={slot.id} variant={index === 0 ? 'primary' : 'secondary'}>
								{t`Choose this time`}
								<span className="sr-only">: {slot.text}</span>
							</Button>
						) : (
							<p className="text-sm text-ink-2">{slot.hasPassed ? t`Passed` : t`No longer available`}</p>
						)}
					</li>
				))}
			</ul>
			{error ? <p className="field-error">{error}</p> : null}
		</Form>
	)
}
