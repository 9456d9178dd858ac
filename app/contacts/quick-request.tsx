import { Link, useFetcher } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { TemplatePicker } from '#app/templates/template-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestMessage } from './limits.ts'
import type { QuickRequest as QuickRequestData } from './quick-request.server.ts'

type QuickRequestProps = {
	specialistId: string
	request: QuickRequestData
	/** Where one goes on after it was sent. */
	returnTo: string
	templateHref: (templateId: string) => string
	/** The text of a template that the address names. */
	template: string | undefined
}

/** Asks for contact beside a list: a job, a message, send. Pay and place are those of the job; the long form can change them. */
export function QuickRequest({ specialistId, request, returnTo, templateHref, template }: QuickRequestProps) {
	const fetcher = useFetcher<FormProblem | undefined>({ key: `contact-${specialistId}` })
	const page = `/doctors/${specialistId}/contact`
	const problem = fetcher.data
	const { jobs, chosenJobId, templates, left, closed } = request
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
		<fetcher.Form method="post" action={page} className="quick-request" preventScrollReset>
			<input type="hidden" name="returnTo" value={returnTo} />
			<div className="flex items-center gap-2">
				<SelectField
					name="jobId"
					id="quick-job"
					label="Contact about"
					hideLabel
					defaultValue={fieldValue(problem, 'jobId', chosenJobId)}
					options={jobs.map(({ id, label }) => ({ value: id, label }))}
					className="min-w-0 flex-1"
				/>
				<TemplatePicker kind="contact-request" templates={templates} field="quick-message" href={templateHref} />
			</div>
			<TextArea
				key={template}
				name="message"
				id="quick-message"
				label="Message"
				hideLabel
				placeholder="Why you are contacting them, without phone number, email or links"
				defaultValue={fieldValue(problem, 'message', template ?? '')}
				error={problem?.fields?.['message'] ?? problem?.form}
				rows={2}
				maxLength={longestMessage}
				required
			/>
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
