import { data, Form } from 'react-router'
import type { Chosen } from '#app/applications/pipeline/bulk.server.ts'
import { ChosenList, SelectionFields } from '#app/applications/pipeline/chosen-list.tsx'
import { formatApplicantCount } from '#app/applications/labels.ts'
import { allApplicants, listPage } from '#app/applications/pipeline/return-page.ts'
import { countBeyond, readSelected, selectionOf } from '#app/applications/pipeline/selection.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { parseFormData, readForm, textIn } from '#app/platform/http/form.server.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { loadTemplateChoices } from '#app/templates/queries.server.ts'
import { TemplateText } from '#app/templates/template-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { longestBurst, longestMessage } from '../limits.ts'
import { formatUnsent, listRecipients, messageMany } from '../message-many.server.ts'
import { MessageManyInput } from '../schema.server.ts'
import type { Route } from './+types/message-many.ts'

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const sentForm = await readForm(request)
	const selection = selectionOf(sentForm)
	const chosen = selection && (await readSelected(member, selection, readApplicantFacts))
	if (!chosen) throw badRequest()
	// Sent by the list, or by a template where no script runs: shows the form, and sends nothing.
	const opens = textIn(sentForm, 'open')
	sentForm.delete('open')
	const back = listPage(textIn(sentForm, 'returnTo')) ?? allApplicants
	const shown = async (problem?: FormProblem, status = 422) =>
		data(
			{ ...(await loadForm(member, chosen, countBeyond(selection), opens)), returnTo: back, problem },
			problem === undefined ? 200 : status,
		)
	if (opens !== null) return shown()
	const form = parseFormData(sentForm, MessageManyInput)
	if (!form.ok) return shown(form.problem)
	const { body: text, clientKey } = form.value
	const outcome = await messageMany(member, chosen, { text, clientKey })
	const { sent, held } = outcome
	const unsent = formatUnsent(outcome)
	if (sent.length + held.length === 0)
		return shown({ form: unsent || 'Select at least one applicant.', values: form.values }, 409)
	return redirectWith(back, {
		title: sent.length > 0 ? `Message sent to ${formatApplicantCount(sent.length)}` : 'Message in review',
		detail: unsent || 'Each of them has it in their own conversation.',
		...(unsent ? { tone: 'info' as const } : {}),
	})
}

async function loadForm(member: Member, chosen: readonly Chosen[], beyond: number, templateId: string | null) {
	const all = await listRecipients(member, chosen)
	const recipients = all.slice(0, longestBurst.messages)
	const { name = '', jobTitle: job = '' } = recipients[0] ?? {}
	return {
		recipients: recipients.map(({ id, version, name, jobTitle }) => ({ id, version, name, jobTitle })),
		leftOut: all.length - recipients.length + beyond,
		choices: await loadTemplateChoices(member, 'message', { name, job }, templateId),
		clientKey: crypto.randomUUID(),
	}
}

const path = '/hospital/applicants/message'

export default function MessageMany({ actionData }: Route.ComponentProps) {
	const { recipients = [], leftOut = 0, choices, clientKey, returnTo = allApplicants } = actionData ?? {}
	const problem = useTyped(actionData?.problem)
	const title = recipients.length === 0 ? 'Message applicants' : `Message ${formatApplicantCount(recipients.length)}`
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				back={{ to: returnTo, label: 'Back' }}
				title={title}
				lead="Each applicant gets the message in their own conversation and sees no one else."
			/>
			{recipients.length === 0 || !choices ? (
				<EmptyState title="No applicants selected" action={<ButtonLink to={returnTo}>Back to applicants</ButtonLink>}>
					Select applicants in the list, then select Message.
				</EmptyState>
			) : (
				<Form method="post" action={path} className="grid gap-5">
					<ErrorSummary problem={problem} />
					<input type="hidden" name="returnTo" value={returnTo} />
					<input type="hidden" name="clientKey" value={fieldValue(problem, 'clientKey', clientKey)} />
					<SelectionFields
						selection={{ application: recipients.map(({ id, version }) => `${id}.${version}`), except: [] }}
					/>
					<ChosenList chosen={recipients} total={recipients.length} />
					{leftOut > 0 ? (
						<p className="text-sm text-ink-2">
							{leftOut} more were selected. You can message {longestBurst.messages} at a time.
						</p>
					) : null}
					<TemplateText
						kind="message"
						name="body"
						label="Message"
						rows={6}
						maxLength={longestMessage}
						choices={choices}
						href={null}
						problem={problem}
					/>
					<SubmitButton action={path} pendingLabel="Sending..." className="justify-self-start">
						Send message
					</SubmitButton>
				</Form>
			)}
		</main>
	)
}
