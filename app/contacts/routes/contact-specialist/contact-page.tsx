import { RequestForm } from '../../requests/request-form.tsx'
import { type RequestFacts, RequestView } from '../../requests/request-view.tsx'
import { formatLeft, sendRefusals, whatHappensNext, whyClosed } from '../../labels.ts'
import { formatDay, relativeDays } from '#app/platform/text/dates.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { withTemplate } from '#app/templates/template-picker.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { ContactPage } from './contact-page.server.ts'

type ContactDoctorProps = { page: ContactPage; problem?: FormProblem | undefined; preview?: RequestFacts | undefined }

/** Ask a specialist for contact: what for, what is offered, and what happens next. */
export function ContactDoctor({ page, problem, preview }: ContactDoctorProps) {
	const { specialist, typicalHours } = page
	const title = `Contact ${specialist.name ?? `this ${specialist.profession}`}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/doctors/${specialist.id}`, label: 'Back to profile' }}
				title={title}
				lead={[specialist.line, typicalHours].filter(Boolean).join('. ')}
			/>
			{preview ? (
				<Panel id="preview" title="What they will see">
					<RequestView request={preview} />
				</Panel>
			) : null}
			<Inside page={page} problem={problem} />
		</main>
	)
}

function Inside({ page, problem }: { page: ContactPage; problem: FormProblem | undefined }) {
	const { specialist, allowance } = page
	const openRequest = openRequestNotice(page)
	if (openRequest) return openRequest
	const closed = whyClosed(allowance)
	if (closed) return <Notice tone="warning">{sendRefusals[closed]}</Notice>
	return (
		<>
			<RequestForm
				// Another job by its address is another form; what was typed comes with it.
				key={page.chosenJobId}
				page={`/doctors/${specialist.id}/contact`}
				jobs={page.jobs}
				chosenJobId={page.chosenJobId}
				defaultOffer={page.defaultOffer}
				typed={page.typed}
				choices={page.choices}
				templateHref={withTemplate(`/doctors/${specialist.id}/contact?jobId=${page.chosenJobId}`)}
				problem={problem}
			/>
			<Notice tone="plain" title="What happens next">
				<p>{whatHappensNext(specialist.profession)}</p>
				<p className="num mt-1">{formatLeft(allowance)}</p>
			</Notice>
		</>
	)
}

/** Shown in place of the form when nothing is left to ask for. */
function openRequestNotice({ specialist, openRequest, isMutual }: ContactPage) {
	const write = <ButtonLink to={`/messages/with/${specialist.id}`}>Send message</ButtonLink>
	if (isMutual)
		return (
			<div className="grid justify-items-start gap-3">
				<p>You are already in contact with this specialist.</p>
				{write}
			</div>
		)
	if (openRequest?.status === 'sent')
		return (
			<div className="grid justify-items-start gap-3">
				<p>
					{sendRefusals['already-waiting']} Sent {relativeDays(new Date(openRequest.sentAt), new Date())}.
				</p>
				<ButtonLink to={`/hospital/contact-requests#request-${openRequest.id}`}>View your requests</ButtonLink>
			</div>
		)
	if (openRequest?.cooldownEndsAt)
		return (
			<p>
				{sendRefusals['declined-lately']} You can send a new request from{' '}
				{formatDay(new Date(openRequest.cooldownEndsAt))}.
			</p>
		)
	return null
}
