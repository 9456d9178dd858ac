import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { hasFields } from '#app/templates/fields.ts'
import { FilledPreview } from '#app/templates/filled-preview.tsx'
import { TemplatePicker } from '#app/templates/template-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestMessage } from '../limits.ts'
import { withJob } from './with-job.ts'
import type { QuickRequest as QuickRequestData } from './quick-request.server.ts'

type QuickRequestProps = {
	specialistId: string
	request: QuickRequestData
	/** Where one goes on after it was sent. */
	returnTo: string
	templateHref: (templateId: string) => string
}

/** Asks for contact beside a list: a job, a message, send. Pay and place are those of the job; the long form can change them. */
export function QuickRequest({ specialistId, request, returnTo, templateHref }: QuickRequestProps) {
	const fetcher = useFetcher<FormProblem | undefined>({ key: `contact-${specialistId}` })
	const page = `/doctors/${specialistId}/contact`
	const problem = fetcher.data
	const { jobs, chosenJobId, choices, left, closed } = request
	const [jobId, chooseJob] = useState(fieldValue(problem, 'jobId', chosenJobId))
	const [typed, setTyped] = useState(fieldValue(problem, 'message', choices.text))
	const form = useRef<HTMLFormElement>(null)
	// On a slow line a job is chosen, or a text changed, before the script of the panel has come.
	useEffect(() => {
		if (!form.current) return
		const filled = new FormData(form.current)
		const read = (name: string) => {
			const value = filled.get(name)
			return typeof value === 'string' ? value : ''
		}
		chooseJob(read('jobId'))
		setTyped(read('message'))
	}, [])
	if (closed) return <p className="text-sm">{closed}</p>
	if (jobs.length === 0)
		return (
			<p className="text-sm">
				<Link to={page} className="link">
					Contact
				</Link>{' '}
				<span className="num text-ink-2">{left}</span>
			</p>
		)
	const isSending = fetcher.state !== 'idle'
	return (
		<fetcher.Form ref={form} method="post" action={page} className="quick-request" noValidate preventScrollReset>
			<input type="hidden" name="returnTo" value={returnTo} />
			<div className="flex items-center gap-2">
				<SelectField
					name="jobId"
					id="quick-job"
					label="Contact about"
					hideLabel
					defaultValue={jobId}
					onInput={(event) => chooseJob(event.currentTarget.value)}
					{...(chosenJobId === '' ? { placeholder: 'Choose a job' } : {})}
					options={jobs.map(({ id, label }) => ({ value: id, label }))}
					className="min-w-0 flex-1"
				/>
				<TemplatePicker
					kind="contact-request"
					templates={choices.templates}
					field="quick-message"
					href={templateHref}
				/>
			</div>
			<TextArea
				key={choices.text}
				name="message"
				id="quick-message"
				label="Message"
				hideLabel
				placeholder="Why you are contacting them, without phone number, email or links"
				defaultValue={typed}
				onInput={(event) => setTyped(event.currentTarget.value)}
				error={problem?.fields?.['message'] ?? problem?.form}
				rows={2}
				maxLength={longestMessage}
				required
			/>
			{hasFields(typed) ? <FilledPreview text={typed} values={withJob(choices.values, jobs, jobId)} /> : null}
			<div className="flex flex-wrap items-center justify-between gap-2">
				<p className="num text-xs text-ink-2">
					{left}{' '}
					<Link to={page} className="link">
						Change pay or place
					</Link>
				</p>
				<Button pending={isSending}>{isSending ? 'Sending...' : 'Send request'}</Button>
			</div>
		</fetcher.Form>
	)
}
