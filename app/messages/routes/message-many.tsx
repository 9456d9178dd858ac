import { Form, useLocation } from 'react-router'
import { ChosenList } from '#app/applications/chosen-list.tsx'
import { formatApplicantCount } from '#app/applications/labels.ts'
import { allApplicants, listPage } from '#app/applications/return-page.ts'
import { readChosen } from '#app/applications/schema.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { badRequest, invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { loadTemplateChoices } from '#app/templates/queries.server.ts'
import { withTemplate } from '#app/templates/template-picker.tsx'
import { TemplateText } from '#app/templates/template-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { longestMessage, maxPerTenMinutes } from '../limits.ts'
import { formatUnsent, listRecipients, messageMany } from '../message-many.server.ts'
import { MessageManyInput } from '../schema.server.ts'
import type { Route } from './+types/message-many.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const query = new URL(request.url).searchParams
	const chosen = readChosen(query.getAll('application'))
	if (!chosen) throw badRequest()
	const all = await listRecipients(member, chosen)
	const recipients = all.slice(0, maxPerTenMinutes)
	const { name = '', jobTitle: job = '' } = recipients[0] ?? {}
	return {
		recipients: recipients.map(({ id, version, name, jobTitle }) => ({ id, version, name, jobTitle })),
		leftOut: all.length - recipients.length,
		choices: await loadTemplateChoices(member, 'message', { name, job }, query.get('template')),
		clientKey: crypto.randomUUID(),
		returnTo: listPage(query.get('returnTo')) ?? allApplicants,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, MessageManyInput)
	if (!form.ok) return invalid(form.problem)
	const { application, body: text, clientKey, returnTo } = form.value
	const outcome = await messageMany(member, application, { text, clientKey })
	const { sent, held } = outcome
	const unsent = formatUnsent(outcome)
	if (sent.length + held.length === 0)
		return invalid({ form: unsent || 'Select at least one applicant.', values: form.values }, 409)
	return redirectWith(listPage(returnTo) ?? allApplicants, {
		title: sent.length > 0 ? `Message sent to ${formatApplicantCount(sent.length)}` : 'Message in review',
		detail: unsent || 'Each of them has it in their own conversation.',
		...(unsent ? { tone: 'info' as const } : {}),
	})
}

export default function MessageMany({ loaderData, actionData }: Route.ComponentProps) {
	const { recipients, leftOut, choices, clientKey, returnTo } = loaderData
	const problem = useTyped(actionData)
	// The address names the chosen ones: a refused form comes back with them.
	const { pathname, search } = useLocation()
	const action = pathname + search
	const title = recipients.length === 0 ? 'Message applicants' : `Message ${formatApplicantCount(recipients.length)}`
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: returnTo, label: 'Back' }}
				title={title}
				lead="Each applicant gets the message in their own conversation and sees no one else."
			/>
			{recipients.length === 0 ? (
				<EmptyState title="No applicants selected" action={<ButtonLink to={returnTo}>Back to applicants</ButtonLink>}>
					Select applicants in the list, then select Message.
				</EmptyState>
			) : (
				<Form method="post" action={action} className="grid gap-5">
					<ErrorSummary problem={problem} />
					<input type="hidden" name="returnTo" value={returnTo} />
					<input type="hidden" name="clientKey" value={fieldValue(problem, 'clientKey', clientKey)} />
					<ChosenList chosen={recipients} />
					{leftOut > 0 ? (
						<p className="text-sm text-ink-2">
							{leftOut} more were selected. You can message {maxPerTenMinutes} at a time.
						</p>
					) : null}
					<TemplateText
						kind="message"
						name="body"
						label="Message"
						rows={6}
						maxLength={longestMessage}
						choices={choices}
						href={withTemplate(action)}
						problem={problem}
					/>
					<SubmitButton action={action} pendingLabel="Sending..." className="justify-self-start">
						Send message
					</SubmitButton>
				</Form>
			)}
		</main>
	)
}
